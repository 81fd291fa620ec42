import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { newId, randomText } from '@app/platform';

/** What the bench's body says; no other fields are read. */
export interface BareOrderBody {
  data: object;
  title: string;
  cta: string;
  targetSeconds: number;
}

/** What an order came to. */
interface BareOrder {
  videoId: string;
  jobId: string;
  packId: string;
  mediaKey: string;
}

/** Prices of 30 s, as the price list has them. */
const BARE_PRICE = { design: 480, render: 10 };

const HOLD_MS = 7 * 86_400_000;

/**
 * An order for a video written by hand: number, job, video and source pack, the wallet locked, both holds with their
 * ledger rows in one statement, commit, and the queue told. The same statements as the api's, with no library but the driver.
 */
export async function bareOrder(pool: Pool, accountId: string, body: BareOrderBody): Promise<BareOrder> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
    const order = await insert(client, accountId, body);
    await hold(client, accountId, order);
    await client.query('COMMIT');
    await queue(client, order);
    return order;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function insert(client: PoolClient, accountId: string, body: BareOrderBody): Promise<BareOrder> {
  const { rows } = await client.query<{ number: string }>({
    name: 'number',
    text: `SELECT nextval('video_numbers') AS number`,
  });
  const number = Number(rows[0]?.number);
  const now = new Date();
  const order = { videoId: `vid-${number}`, jobId: newId('job'), packId: newId('sp'), mediaKey: randomText(24) };
  await client.query({
    name: 'insert_job',
    text: `INSERT INTO jobs (id, account_id, video_id, kind, status, stage, final_stage, progress, queued_at, created_at, updated_at)
           VALUES ($1, $2, $3, 'create', 'queued', 'design', 'render', 0, $4, $4, $4)`,
    values: [order.jobId, accountId, order.videoId, now],
  });
  await client.query({
    name: 'insert_video',
    text: `INSERT INTO videos
             (id, number, account_id, status, title, spec, version, duration_seconds, public, media_key, source_pack_id, caption, cost, edits,
              created_at, updated_at)
           VALUES ($1, $2, $3, 'rendering', $4, $5, 1, $6, false, $7, $8, '', $9, '[]', $10, $10)`,
    values: [
      order.videoId,
      number,
      accountId,
      body.title,
      JSON.stringify(bareSpec(body)),
      body.targetSeconds,
      order.mediaKey,
      order.packId,
      JSON.stringify(bareCost()),
      now,
    ],
  });
  await client.query({
    name: 'insert_pack',
    text: `INSERT INTO source_packs (id, account_id, kind, title, data, created_at) VALUES ($1, $2, 'data', $3, $4, $5)`,
    values: [order.packId, accountId, body.title, JSON.stringify(body.data), now],
  });
  return order;
}

/** The order as its video keeps it. */
export function bareSpec({ title, cta, targetSeconds }: BareOrderBody) {
  return {
    ...{
      v: 1,
      title,
      cta,
      format: '9:16',
      targetSeconds,
      language: 'en',
      captions: true,
      presenter: false,
      music: true,
    },
    ...{ images: 'auto', clips: false, engine: 'designed' },
  };
}

/** The price as a video tells it. */
export function bareCost() {
  return {
    credits: BARE_PRICE.design + BARE_PRICE.render,
    breakdown: Object.entries(BARE_PRICE).map(([type, credits]) => ({ type, count: 1, credits })),
  };
}

async function hold(client: PoolClient, accountId: string, { videoId, jobId }: BareOrder): Promise<void> {
  const { rows } = await client.query<{ balance: string; seq: string | null; hash: string | null }>({
    name: 'lock_wallet',
    text: 'SELECT * FROM lock_wallet($1)',
    values: [accountId],
  });
  const state = { balance: Number(rows[0]?.balance), seq: Number(rows[0]?.seq ?? 0), hash: rows[0]?.hash ?? '' };
  const needed = BARE_PRICE.design + BARE_PRICE.render;
  if (state.balance < needed) throw new Error('too short');
  const now = new Date();
  const at = now.toISOString();
  const made = Object.entries(BARE_PRICE).map(([step, credits]) => {
    const [id, holdId] = [newId('txn'), newId('hold')];
    const [seq, balance, previous] = [state.seq + 1, state.balance - credits, state.hash];
    const row = [id, accountId, seq, 'hold', -credits, 0, balance, `${step} of a video`, videoId, holdId, at, previous];
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    Object.assign(state, { balance, seq, hash });
    const expires = new Date(now.getTime() + HOLD_MS).toISOString();
    return {
      row: [...row, hash],
      halves: [id, `wallet:${accountId}`, -credits, id, `held:${accountId}`, credits],
      hold: [holdId, accountId, `${step}:${jobId}`, videoId, credits, '[]', 'open', at, expires],
    };
  });
  await client.query({
    name: 'write',
    text: WRITE,
    values: [
      ...made.flatMap(({ row }) => row),
      ...made.flatMap(({ halves }) => halves),
      ...made.flatMap(({ hold: values }) => values),
      ...[-needed, `wallet:${accountId}`, needed, `held:${accountId}`],
    ],
  });
}

const places = (from: number, count: number) =>
  `(${Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ')})`;

const WRITE = `
  WITH txn AS (INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, captured, balance, reason, video_id,
                                                hold_id, at, previous_hash, hash)
               VALUES ${places(1, 13)}, ${places(14, 13)}),
       half AS (INSERT INTO ledger_entries (transaction_id, ledger_account_id, amount)
                VALUES ${places(27, 3)}, ${places(30, 3)}, ${places(33, 3)}, ${places(36, 3)}),
       held AS (INSERT INTO holds (id, account_id, work, video_id, credits, takes, status, created_at, expires_at)
                VALUES ${places(39, 9)}, ${places(48, 9)}),
       spent AS (UPDATE ledger_accounts SET balance = balance + $57 WHERE id = $58),
       aside AS (UPDATE ledger_accounts SET balance = balance + $59 WHERE id = $60)
  SELECT`;

/** As BullMQ's own backend writes it. */
async function queue(client: PoolClient, { jobId }: BareOrder): Promise<void> {
  const options = { attempts: 100, backoff: { type: 'fixed', delay: 500 } };
  await client.query({
    name: 'queue',
    text: `SELECT bullmq.add_job('design', $1, 'design', $2::jsonb, $3::jsonb, 0, 0, $4, 100, NULL, NULL, NULL, NULL, NULL,
                                 false) AS id`,
    values: [`design-${jobId}`, JSON.stringify({ jobId }), JSON.stringify(options), Date.now()],
  });
}

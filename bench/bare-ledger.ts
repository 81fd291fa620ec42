import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { newId } from '@app/platform';

/** The ledger's hold and capture written by hand: the same rows read and written, one statement a table, no library but the driver. */
export class BareLedger {
  private readonly pool: Pool;

  constructor(databaseUrl: string) {
    this.pool = new Pool({ connectionString: databaseUrl, max: 12 });
  }

  async hold(accountId: string, work: string, credits: number): Promise<void> {
    await this.transaction(async (client) => {
      const wallet = await lock(client, accountId);
      await client.query({
        name: 'lots',
        text: 'SELECT * FROM deposits WHERE account_id = $1 AND unspent > 0 ORDER BY expires_at',
        values: [accountId],
      });
      if (wallet.balance < credits) throw new Error('too short');
      const holdId = newId('hold');
      await client.query({
        name: 'hold',
        text: `INSERT INTO holds (id, account_id, work, video_id, credits, status, created_at, expires_at)
               VALUES ($1, $2, $3, 'vid-1', $4, 'open', now(), now() + interval '7 days')`,
        values: [holdId, accountId, work, credits],
      });
      await write(client, accountId, wallet, { kind: 'hold', from: 'wallet', to: 'held', credits, holdId });
    });
  }

  async capture(accountId: string, work: string): Promise<void> {
    await this.transaction(async (client) => {
      const wallet = await lock(client, accountId);
      const found = await client.query<{ id: string; credits: string }>({
        name: 'held',
        text: `SELECT id, credits FROM holds WHERE work = $1 AND status = 'open'`,
        values: [work],
      });
      const { id: holdId = '', credits = '0' } = found.rows[0] ?? {};
      await client.query({
        name: 'resolve',
        text: `UPDATE holds SET status = 'captured', captured = credits, resolved_at = now() WHERE id = $1`,
        values: [holdId],
      });
      const move = { kind: 'capture', from: 'held', to: 'revenue', credits: Number(credits), holdId } as const;
      await write(client, accountId, wallet, move);
    });
  }

  async stop(): Promise<void> {
    await this.pool.end();
  }

  private async transaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
}

interface Wallet {
  balance: number;
  seq: number;
  hash: string;
}

async function lock(client: PoolClient, accountId: string): Promise<Wallet> {
  const wallet = await client.query<{ balance: string }>({
    name: 'lock',
    text: 'SELECT balance FROM ledger_accounts WHERE id = $1 FOR UPDATE',
    values: [`wallet:${accountId}`],
  });
  const end = await client.query<{ seq: string; hash: string }>({
    name: 'end',
    text: 'SELECT seq, hash FROM ledger_transactions WHERE account_id = $1 ORDER BY seq DESC LIMIT 1',
    values: [accountId],
  });
  const { seq = '0', hash = '' } = end.rows[0] ?? {};
  return { balance: Number(wallet.rows[0]?.balance), seq: Number(seq), hash };
}

interface Move {
  kind: 'hold' | 'capture';
  from: string;
  to: string;
  credits: number;
  holdId: string;
}

async function write(client: PoolClient, accountId: string, wallet: Wallet, move: Move): Promise<void> {
  const { kind, from, to, credits, holdId } = move;
  const change = kind === 'hold' ? -credits : 0;
  const captured = kind === 'capture' ? credits : 0;
  const [id, seq, balance, at] = [newId('txn'), wallet.seq + 1, wallet.balance + change, new Date()];
  const fields = [wallet.hash, id, accountId, seq, kind, change, captured, balance, 'bench', 'vid-1', holdId];
  const hash = createHash('sha256')
    .update(JSON.stringify([...fields, at.toISOString()]))
    .digest('hex');
  await client.query({
    name: 'row',
    text: `INSERT INTO ledger_transactions
             (previous_hash, id, account_id, seq, kind, credits, captured, balance, reason, video_id, hold_id, at, hash)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [...fields, at, hash],
  });
  await client.query({
    name: 'halves',
    text: 'INSERT INTO ledger_entries VALUES ($1, $2, $3), ($1, $4, $5)',
    values: [id, `${from}:${accountId}`, -credits, `${to}:${accountId}`, credits],
  });
  await client.query({
    name: 'balances',
    text: `UPDATE ledger_accounts SET balance = balance + CASE id WHEN $1 THEN -$3::bigint ELSE $3::bigint END
           WHERE id IN ($1, $2)`,
    values: [`${from}:${accountId}`, `${to}:${accountId}`, credits],
  });
}

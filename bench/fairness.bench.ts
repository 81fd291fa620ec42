import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@app/platform';
import { briefVideo, endOf } from '@app/testing';
import { LANES, median } from './api-rounds';
import { ApiStack, type BenchAccount } from './api-stack';
import { httpLoad } from './http-load';
import { rendered, startPinned } from './load-work';
import { row } from './report';

const QUEUED = 500;
const ORDERS = 5;
const LOOK_MS = 100;
const RENDERED = "SELECT status FROM videos WHERE account_id = ? AND status <> 'rendered'";
const UNFINISHED = "SELECT count(*)::int AS jobs FROM jobs WHERE account_id = ? AND status IN ('queued', 'running')";
/** The newest jobs of an account: until begun and until done, and how many of the other account's went before it in each line. */
const WAITS = `
  SELECT extract(epoch FROM j.started_at - j.created_at)::float8 AS "begunAfter",
         extract(epoch FROM j.finished_at - j.created_at)::float8 AS "doneAfter",
         (SELECT count(*)::int FROM jobs o
           WHERE o.account_id = ? AND o.started_at > j.created_at AND o.started_at < j.started_at) AS "designedFirst",
         (SELECT count(*)::int FROM jobs o
           WHERE o.account_id = ? AND o.finished_at > j.queued_at AND o.finished_at < j.finished_at) AS "renderedFirst"
  FROM jobs j WHERE j.account_id = ? ORDER BY j.created_at DESC LIMIT ${ORDERS}`;

interface Wait {
  begunAfter: number;
  doneAfter: number;
  designedFirst: number;
  renderedFirst: number;
}

/** Short videos of one account, with an empty queue and behind 500 of another account, made by one worker on one core. */
export async function fairnessBench(): Promise<void> {
  process.stdout.write(`\nFairness: ${ORDERS} videos, one after another, by one worker on one core\n`);
  const bench = await ApiStack.start(1, { rivals: false });
  const [worker] = await startPinned(bench, 1);
  try {
    const [many, one] = bench.accounts as [BenchAccount, BenchAccount];
    // The first videos pay for everything that a process learns once.
    await inTurn(bench, one, 2);
    const empty = await inTurn(bench, one, ORDERS);
    tell('  empty queue', empty);
    await order(bench, many, QUEUED);
    // The line is being served by now.
    while ((await rendered(bench.database)) <= empty.length + 2) await sleep(LOOK_MS);
    const ahead = await unfinished(bench.database, idOf(bench, many));
    const behind = await inTurn(bench, one, ORDERS);
    tell(`  behind ${ahead}`, behind, empty);
    row('  left of them', { jobs: String(await unfinished(bench.database, idOf(bench, many))) });
  } finally {
    if (worker) await endOf(worker, 'SIGKILL');
    await bench.stop();
  }
}

/** Orders so many videos, each once the one before is there. */
async function inTurn(bench: ApiStack, account: BenchAccount, count: number): Promise<Wait[]> {
  const id = idOf(bench, account);
  for (let index = 0; index < count; index++) {
    await order(bench, account, 1);
    do await sleep(LOOK_MS);
    while ((await bench.database.read().execute<object[]>(RENDERED, [id])).length > 0);
  }
  // Throws where a video has failed.
  await rendered(bench.database);
  const other = bench.accounts.find((each) => each !== account) as BenchAccount;
  const values = [idOf(bench, other), idOf(bench, other), id];
  return await bench.database.read().execute<Wait[]>(WAITS, values);
}

async function order(bench: ApiStack, { apiKey }: BenchAccount, count: number): Promise<void> {
  const body = JSON.stringify(briefVideo());
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const plan = () => ({ method: 'POST' as const, path: '/v1/videos/from-data', headers, body, status: 202 });
  const { addresses } = bench.rivals(1).ours;
  await httpLoad(addresses, Math.min(count, LANES), plan, { afterRequests: count });
}

function tell(name: string, waits: Wait[], before?: Wait[]): void {
  const figure = (of: keyof Wait) => {
    const [now, then] = [waits, before ?? []].map((all) => median(all.map((wait) => wait[of])));
    const ratio = before && then ? `, ${((now ?? 0) / then).toFixed(1)} times` : '';
    return `${(now ?? 0).toFixed(2)} s${ratio}`;
  };
  const firsts = (of: 'designedFirst' | 'renderedFirst') => waits.map((wait) => wait[of]).join(' ');
  row(name, {
    'begun after': figure('begunAfter'),
    'done after': figure('doneAfter'),
    ...(before && { 'designed first': firsts('designedFirst'), 'rendered first': firsts('renderedFirst') }),
  });
}

async function unfinished(database: Database, accountId: string): Promise<number> {
  const [row] = await database.read().execute<Array<{ jobs: number }>>(UNFINISHED, [accountId]);
  return row?.jobs ?? 0;
}

/** Accounts are numbered as they were opened. */
function idOf({ accounts }: ApiStack, account: BenchAccount): string {
  return `acc_bench${accounts.indexOf(account)}`;
}

import { type ChildProcess, execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@app/platform';
import { endOf } from '@app/testing';
import type { ApiStack } from './api-stack';
import { httpLoad } from './http-load';

const LANES = 4;
const LOOK_MS = 250;
const COUNT = 'SELECT status, count(*)::int AS count, max(last_error) AS error FROM videos GROUP BY status';

/** Videos that workers made, in how long, and how often the tables were asked whether they are there. */
export interface Drain {
  videos: number;
  seconds: number;
  looks: number;
}

/** Orders so many videos; returns how many seconds it took until the last was accepted. */
export async function ordered(bench: ApiStack, order: object, count: number): Promise<number> {
  const { addresses } = bench.rivals(1).ours;
  const body = JSON.stringify(order);
  const plan = (lane: number) => {
    const headers = {
      authorization: `Bearer ${bench.accounts[lane]?.apiKey ?? ''}`,
      'content-type': 'application/json',
    };
    return { method: 'POST' as const, path: '/v1/videos/from-data', headers, body, status: 202 };
  };
  return (await httpLoad(addresses, LANES, plan, { afterRequests: count })).seconds;
}

/**
 * Has so many workers, each on a core of its own, make what is queued until `isOver`; counted from the moment at which each
 * has finished a video, since the first one pays for everything that a process learns once. `onWarm` is called then.
 */
export async function drain(
  bench: ApiStack,
  workers: number,
  isOver: (made: number) => boolean,
  onWarm?: () => Promise<void>,
): Promise<Drain> {
  const running = await startPinned(bench, workers);
  let looks = 0;
  const look = async (): Promise<number> => {
    looks += 1;
    return await rendered(bench.database);
  };
  try {
    let made = await look();
    for (; made < workers && !isOver(made); made = await look()) await sleep(LOOK_MS);
    await onWarm?.();
    const warm = await look();
    looks = 0;
    const from = performance.now();
    for (; !isOver(made); made = await look()) await sleep(LOOK_MS);
    return { videos: made - warm, seconds: (performance.now() - from) / 1000, looks };
  } finally {
    for (const worker of running) await endOf(worker, 'SIGKILL');
  }
}

/** Videos that are there. Throws where one has failed: a rate of such videos means nothing. */
export async function rendered(database: Database): Promise<number> {
  const rows = await database.read().execute<Array<{ status: string; count: number; error: string | null }>>(COUNT);
  const failed = rows.find(({ status }) => status === 'error');
  if (failed) throw new Error(`${failed.count} videos failed: ${failed.error}`);
  return rows.find(({ status }) => status === 'rendered')?.count ?? 0;
}

/** Workers that each have a core of their own. */
export async function startPinned({ stack }: ApiStack, workers: number): Promise<ChildProcess[]> {
  const running: ChildProcess[] = [];
  for (let core = 0; core < workers; core++) {
    const worker = await stack.startWorkerProcess({ NODE_OPTIONS: '', RENDER_PARALLEL: '1' });
    // What it starts from now on inherits the core.
    execFileSync('taskset', ['-acp', String(core), String(worker.pid)], { stdio: 'ignore' });
    running.push(worker);
  }
  return running;
}

import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '@app/testing';
import type { ApiStack } from './api-stack';
import { collectedHeap } from './ask-heap';
import { type CollectedHeap } from './collected-heap';
import { ordered, rendered } from './load-work';
import { watchMemory } from './peak-memory';
import { row } from './report';

const MB = 1024 * 1024;
const FIFTH = 5;
const LOOK_MS = 500;

/** What an api and a worker hold after a fifth of the videos and after all of them: what grows with videos would show. */
export async function flatMemory(bench: ApiStack, order: object, videos: number): Promise<void> {
  const api = bench.apis[0]?.process;
  if (!api) return;
  const worker = await bench.stack.startWorkerProcess();
  const family = watchMemory(worker.pid ?? 0);
  try {
    const early = Math.max(1, Math.round(videos / FIFTH));
    await ordered(bench, order, early);
    const before = await look(bench, { api, worker }, early);
    await ordered(bench, order, videos - early);
    const after = await look(bench, { api, worker }, videos);
    for (const name of ['api', 'worker'] as const) {
      const change = (of: keyof CollectedHeap) => {
        return `${(before[name][of] / MB).toFixed(1)} to ${(after[name][of] / MB).toFixed(1)} MB`;
      };
      row(`  memory of the ${name}`, {
        [`videos`]: `${early} to ${videos}`,
        heap: change('heapBytes'),
        resident: change('residentBytes'),
      });
    }
  } finally {
    row('  worker and all it started', { 'at most': `${(family.stop() / MB).toFixed(0)} MB` });
    await endOf(worker, 'SIGKILL');
  }
}

async function look(
  { database }: ApiStack,
  processes: Record<'api' | 'worker', ChildProcess>,
  videos: number,
): Promise<Record<'api' | 'worker', CollectedHeap>> {
  while ((await rendered(database)) < videos) await sleep(LOOK_MS);
  return { api: await collectedHeap(processes.api), worker: await collectedHeap(processes.worker) };
}

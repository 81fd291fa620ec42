import { readdir, readFile } from 'node:fs/promises';
import { createPostgresBackend, Queue } from 'bullmq';
import { QUEUES } from '@app/platform';
import type { FaultWorld } from './fault-world';

/** What a system says of a process in `/proc`, for those that a run has started. */
export async function processesOf(mark: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
    if (!environment.includes(mark)) continue;
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim();
    // One that has ended and waits for its parent to notice has none.
    if (command) found.push(`${pid} ${command.slice(0, 160)}`);
  }
  return found;
}

/** Temporary folders of ours in the places where the programs of this run make theirs. */
export async function temporaryFolders({ folder, disk }: FaultWorld): Promise<string[]> {
  const places = [folder, ...(disk ? [disk.folder] : [])];
  const names = await Promise.all(places.map((place) => readdir(place)));
  return names.flat().filter((name) => name.startsWith('factreel-'));
}

/** Jobs that a queue would still do, by queue and state. */
export async function queuedJobs({ redis, server }: FaultWorld): Promise<string[]> {
  const connection = redis
    ? { url: redis.url }
    : ({ connectionString: server.url, schema: 'bullmq', max: 1 } as object);
  const found: string[] = [];
  for (const name of Object.values(QUEUES)) {
    const queue = new Queue(name, { connection }, redis ? undefined : (createPostgresBackend as never));
    const counts = await queue.getJobCounts('active', 'waiting', 'delayed', 'prioritized', 'waiting-children');
    for (const [state, count] of Object.entries(counts)) if (count > 0) found.push(`${count} ${state} in ${name}`);
    await queue.close();
  }
  return found;
}

/** Transactions that nobody ends, and locks that nobody gives back. */
export async function openTransactions(world: FaultWorld): Promise<string[]> {
  const rows = await world.query<{ what: string }>(
    `SELECT 'idle in a transaction since ' || xact_start || ': ' || query AS what FROM pg_stat_activity
       WHERE state LIKE 'idle in transaction%' AND now() - xact_start > interval '5 s'
     UNION ALL SELECT 'lock ' || objid FROM pg_locks WHERE locktype = 'advisory' AND granted`,
  );
  return rows.map(({ what }) => what);
}

import type { JobsOptions, Queue } from 'bullmq';
import { inTime } from './in-time';

/** States in which BullMQ still owes a run. */
const OWED = new Set(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']);

/**
 * Queues a ticket unless one of the same id still waits or runs. The id names queue and work: `deliver-dlv_…`. Throws
 * `QueueAwayError`, and what the queue throws.
 */
export async function enqueueOnce<T>(
  queue: Queue<T>,
  ticket: { id: string; name: string; data: T },
  options: JobsOptions = {},
): Promise<void> {
  await inTime(addOnce(queue, ticket, options));
}

async function addOnce<T>(
  queue: Queue<T>,
  ticket: { id: string; name: string; data: T },
  options: JobsOptions,
): Promise<void> {
  const known = await queue.getJob(ticket.id);
  if (known) {
    if (OWED.has(await known.getState())) return;
    // A finished ticket of the same name would swallow the new one.
    await known.remove();
  }
  await (queue as Queue<unknown>).add(ticket.name, ticket.data, { ...options, jobId: ticket.id });
}

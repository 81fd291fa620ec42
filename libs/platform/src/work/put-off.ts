import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isPassingTrouble } from '../errors/passing-trouble';
import { isStorageAway } from '../storage/storage.errors';

const logger = new Logger('QueuedWork');

/** What we stand on may be away for so many tries, some four minutes, before work is given up for it. */
const PATIENT_TRIES = 20;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Whether work that failed so, after so many tries before, is put off: what we stand on is away, and may come back. */
export function isPutOff(error: unknown, tries: number): boolean {
  return tries < PATIENT_TRIES && isPassingTrouble(error);
}

/** The same for work that asks other people's services, whose absence is an end of its own: only our store is waited for. */
export function awaitsStorage(error: unknown, tries: number): boolean {
  return tries < PATIENT_TRIES && isStorageAway(error);
}

/** A ticket of a queue: what it names is logged, and how often it was tried before. */
interface Try {
  queueName: string;
  data: object;
  attemptsMade: number;
}

/**
 * Does a try of queued work; one that fails because what we stand on is away keeps its worker for a while before it is given
 * back, or a database that restarts would see all tries within a second. Throws what the work throws.
 */
export async function tryPatiently<T>(ticket: Try, shutdown: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!shutdown.aborted && isPassingTrouble(error)) {
      const { queueName: queue, data, attemptsMade: tries } = ticket;
      logger.warn({ err: error, queue, ...data, tries }, 'work put off');
      await keepForNow(tries, shutdown);
    }
    throw error;
  }
}

/** Half a second, twice as long with each try, at most 15 s. Ends at once when the worker stops. */
async function keepForNow(tries: number, shutdown: AbortSignal): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  await pause(pauseMs, undefined, { signal: shutdown }).catch(() => undefined);
}

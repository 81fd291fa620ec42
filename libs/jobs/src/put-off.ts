import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isPassingTrouble, isStorageAway } from '@app/platform';
import type { StageRules } from './job-kinds';

const logger = new Logger('QueuedWork');

/** What we stand on may be away for so many tries, some four minutes, before work is given up for it. */
const PATIENT_TRIES = 20;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Whether work that failed so, after so many tries before, is put off: what it waits for is away, and may come back. */
export function isPutOff(error: unknown, tries: number, waitsFor: StageRules['waitsFor']): boolean {
  return tries < PATIENT_TRIES && (waitsFor === 'storage' ? isStorageAway(error) : isPassingTrouble(error));
}

/** A ticket of a queue: what it names is logged, and how often it was tried before. */
interface Try {
  queueName: string;
  data: object;
  attemptsMade: number;
}

/** What a try waits for: until it is told to stop, or the database answers. */
export interface Patience {
  shutdown: AbortSignal;
  isReady: () => Promise<boolean>;
}

/**
 * Does a try of queued work; one that fails because what we stand on is away keeps its worker for a while before it is given
 * back, or a database that restarts would see all tries within a second. While the database is away there is nothing else
 * to do, nor anywhere to write that work was given up: that is one try, however long it takes. Throws what the work throws.
 */
export async function tryPatiently<T>(ticket: Try, patience: Patience, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!patience.shutdown.aborted && isPassingTrouble(error)) {
      const { queueName: queue, data, attemptsMade: tries } = ticket;
      logger.warn({ err: error, queue, ...data, tries }, 'work put off');
      await keepForNow(tries, patience);
    }
    throw error;
  }
}

/** Half a second, twice as long with each try, at most 15 s, and on until the database answers. Ends at once when the worker stops. */
async function keepForNow(tries: number, { shutdown, isReady }: Patience): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS * 2 ** tries;
  do {
    pauseMs = Math.min(pauseMs, LONGEST_PAUSE_MS);
    await pause(pauseMs, undefined, { signal: shutdown }).catch(() => undefined);
    pauseMs *= 2;
  } while (!shutdown.aborted && !(await isReady()));
}

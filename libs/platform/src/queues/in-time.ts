import type { Logger } from '@nestjs/common';

/**
 * For tickets whose work fails only when its worker was told to stop, or what it stands on is away; the next one takes it up.
 * At once: a queue dates delays by the clock of whoever asks, and one that is ahead would put the work off by as much.
 */
export const GIVEN_BACK = { attempts: 100 };

/** Waits until a queue was told; where none answers, that is logged, and the sweep tells it what the table says later. */
export async function leaveToSweep(telling: Promise<unknown>, logger: Logger, about: object): Promise<void> {
  await telling.catch((error: unknown) => {
    logger.warn({ err: error, ...about }, 'queue not told, left to the sweep');
  });
}

/** A queue that has not answered by then is away: its clients would wait for it for as long as it takes. */
const PATIENCE_MS = 3_000;

/** The queue does not answer; the tables hold the work, and the sweep queues it later. */
export class QueueAwayError extends Error {
  constructor() {
    super(`the queue has not answered for ${PATIENCE_MS} ms`);
    this.name = 'QueueAwayError';
  }
}

/** What a queue answers, if it does so within three seconds; what was asked may still be done later. Throws `QueueAwayError`. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueAwayError()), PATIENCE_MS);
  });
  // Whoever is late may still fail; nobody listens by then.
  asked.catch(() => undefined);
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

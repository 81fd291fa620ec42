import type { Logger } from '@nestjs/common';

/** Waits until a queue was told; where none answers, that is logged, and the sweep tells it what the table says later. */
export async function leaveToSweep(telling: Promise<unknown>, logger: Logger, about: object): Promise<void> {
  await telling.catch((error: unknown) => {
    logger.warn({ err: error, ...about }, 'queue not told, left to the sweep');
  });
}

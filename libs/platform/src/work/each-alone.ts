import { Logger } from '@nestjs/common';
import { isPassingTrouble } from '../errors/passing-trouble';

const logger = new Logger('Housekeeping');

/**
 * Does something with each in turn. One that cannot be done is logged under `named` and left to the next round, so that it
 * never holds back those behind it. Throws only where what we stand on is away: then none of the others could be done.
 */
export async function eachAlone<T>(
  items: Iterable<T>,
  named: (item: T) => object,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isPassingTrouble(error)) throw error;
      logger.error({ err: error, ...named(item) }, 'one of a round failed, the others go on');
    }
  }
}

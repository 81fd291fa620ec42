import type { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findOwned, type Owned } from '@app/platform';
import { Series } from './series.entity';

/** As `findOwned`. */
export async function findSeries(em: EntityManager, series: Owned, lock?: LockMode.PESSIMISTIC_WRITE): Promise<Series> {
  return await findOwned(em, Series, 'series', series, lock);
}

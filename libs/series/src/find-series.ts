import type { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFoundError } from '@app/platform';
import { Series } from './series.entity';

/** A series, locked where others are to wait for the end of the transaction. Throws `NotFoundError` for another account's too. */
export async function findSeries(
  em: EntityManager,
  { id, accountId }: Pick<Series, 'id' | 'accountId'>,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<Series> {
  const series = await em.findOne(Series, { id, accountId }, lockMode ? { lockMode } : {});
  if (!series) throw new NotFoundError('series', id);
  return series;
}

import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';

/** Another run of the same check has ended it. */
export class CheckEndedError extends Error {
  constructor(id: string) {
    super(`${id} has ended`);
  }
}

/** What the series knows has changed since the check looked: a video failed meanwhile, or its owner gave it another source. */
export class SeriesMovedError extends Error {
  constructor(id: string) {
    super(`${id} knows something else by now`);
  }
}

/** A check with the series as it looked at it. */
export interface SeenSeries {
  check: Pick<SeriesCheck, 'id'>;
  series: Pick<Series, 'id' | 'source' | 'baseline' | 'memory'>;
}

/**
 * First of all in the transaction that ends a check: what it found counts only for what it looked at, and for the slower of
 * two runs nothing is held, so that no card is charged to fill a wallet that it needs nothing of. Throws `CheckEndedError`
 * and `SeriesMovedError`.
 */
export async function lockLook(
  em: EntityManager,
  { check: { id }, series }: SeenSeries,
): Promise<{ open: SeriesCheck; locked: Series }> {
  const open = await em.findOneOrFail(SeriesCheck, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!open.isOpen()) throw new CheckEndedError(id);
  const locked = await em.findOneOrFail(Series, { id: series.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!isDeepStrictEqual(knownTo(locked), knownTo(series))) throw new SeriesMovedError(series.id);
  return { open, locked };
}

function knownTo({ source, baseline, memory }: SeenSeries['series']) {
  return { source, baseline, memory };
}

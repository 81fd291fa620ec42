import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrowserPurse } from '@app/videos';
import type { Detection } from '../changes/detect-changes';
import { SeriesCheck } from '../series-check.entity';
import { Series } from '../series.entity';
import type { SeriesReading } from './read-series.service';

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

/** What a check saw: the series as it was then, and what its source said. */
export interface Look {
  check: SeriesCheck;
  series: Series;
  reading: SeriesReading;
  detection: Detection;
  purse: BrowserPurse;
  signal: AbortSignal;
}

/**
 * First of all in the transaction that ends a check: what it found counts only for what it looked at, and for the slower of
 * two runs nothing is held, so that no card is charged to fill a wallet that it needs nothing of. Throws `CheckEndedError`
 * and `SeriesMovedError`.
 */
export async function lockLook(
  em: EntityManager,
  { check: { id }, series }: Pick<Look, 'check' | 'series'>,
): Promise<{ open: SeriesCheck; locked: Series }> {
  const open = await em.findOneOrFail(SeriesCheck, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!open.isOpen()) throw new CheckEndedError(id);
  const locked = await em.findOneOrFail(Series, { id: series.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!isDeepStrictEqual(knownTo(locked), knownTo(series))) throw new SeriesMovedError(series.id);
  return { open, locked };
}

function knownTo({ source, baseline, memory }: Series) {
  return { source, baseline, memory };
}

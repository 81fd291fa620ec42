import { foldWord } from '../fold-word';
import { PERIOD_LANGUAGES } from './period-languages';
import type { PeriodUnit } from './period-words';

let known: ReadonlyMap<string, PeriodUnit> | null = null;

/** The unit of time that a word in lower case names in any language: `week` for "Woche" and 週; null for other words. */
export function periodUnitNamed(lower: string): PeriodUnit | null {
  known ??= new Map(
    Object.values(PERIOD_LANGUAGES).flatMap(({ units }) =>
      (Object.entries(units) as Array<[PeriodUnit, string]>).flatMap(([unit, words]) =>
        words.split('|').map((word) => [foldWord(word.trim()), unit] as const),
      ),
    ),
  );
  return known.get(foldWord(lower)) ?? null;
}

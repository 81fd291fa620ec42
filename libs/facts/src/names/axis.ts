import { periodUnitNamed } from '@app/lingua';
import { upperFirst } from '../letter-case';
import type { FieldName } from './field-name';

/** Units that things happen along. */
const TIMES: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'month', 'quarter', 'year']);
const DISTANCES: ReadonlySet<string> = new Set(['kilometer', 'mile']);

/** The unit of time that a word names, or the last of two: `week`, `Woche`, 週, `epi_week`; null for other names. */
function timeUnitOf({ tokens }: FieldName): string | null {
  const unit = tokens.length <= 2 ? periodUnitNamed(tokens.at(-1)?.lower ?? '') : null;
  return unit !== null && TIMES.has(unit) ? unit : null;
}

/** Whether a name is a unit of time or distance. */
export function isAxisUnit(name: FieldName): boolean {
  const whole = name.units.find(({ from, to }) => from === 0 && to === name.tokens.length);
  return timeUnitOf(name) !== null || (whole?.readings.some(({ unit }) => DISTANCES.has(unit?.id ?? '')) ?? false);
}

/** Name of an axis' steps: a time in English, which the writers of all languages translate, else the payload's own word. */
export function axisNameOf(name: FieldName): string {
  return upperFirst(timeUnitOf(name) ?? name.name);
}

/** The unit that the figures of a list follow one another by: `week` for `weeklyDistanceKm` and `Umsatz je Woche`. */
export function rhythmOf({ periods }: FieldName): string | null {
  const per = periods.find(({ period, isSure }) => isSure && period.kind === 'per')?.period;
  return per?.kind === 'per' && TIMES.has(per.of) ? per.of : null;
}

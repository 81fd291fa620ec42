import { sensesOf } from '@app/lingua';
import type { FactComparison, FactTable, TableRow } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import type { FieldName, FieldNames } from '../names/field-name';
import { isEarlier, sensesAt } from '../names/name-senses';
import type { PlayingFact } from './playing-fact';

/** A time further off was measured over another distance: a half marathon's record says nothing of a split. */
const MOST_APART = 2;

/**
 * Finds records and the last winner's figure that stand beside a ranking: `courseRecord: {time}` and "Last year's winning time"
 * with the results of a race. They are for the first of the ranking, in the column that ranks. The last winner may have been
 * another one, so that figure is compared with and is no earlier value.
 */
export function findRankedBars(
  playing: readonly PlayingFact[],
  tables: readonly FactTable[],
  names: FieldNames,
): FactComparison[] {
  const byKey = new Map(playing.map((one) => [one.fact.key, one]));
  const leaders = tables.flatMap((table) => byKey.get(leaderOf(table, byKey)?.cells[table.main] ?? '') ?? []);
  if (leaders.length === 0) return [];
  const bars = playing.flatMap((one) => {
    const { fact } = one;
    if (!isFigure(fact) || fact.kind === 'count' || fact.kind === 'ratio' || fact.path.some((part) => isPlace(part)))
      return [];
    const called = fact.path.slice(-2).map((part) => names.of(part));
    const role = called.some(saysRecord)
      ? ('record' as const)
      : called.some(saysWinner)
        ? ('benchmark' as const)
        : null;
    return role ? [{ fact, role, called }] : [];
  });
  // The men's record beside the women's is for one race of the two.
  if (bars.filter(({ called }) => called.some(saysSex)).length > 1) return [];
  return bars.flatMap(({ fact, role }): FactComparison[] => {
    const fitting = leaders.filter(({ fact: one }) => unitOf(one) === unitOf(fact) && areNear(one.number, fact.number));
    const [leader, another] = fitting;
    if (!leader || another) return [];
    return [{ role, subject: leader.fact.key, other: fact.key, name: null, period: '' }];
  });
}

/** The first of a table whose rows all have places. */
function leaderOf({ rows, temporal }: FactTable, byKey: ReadonlyMap<string, PlayingFact>): TableRow | undefined {
  if (temporal) return undefined;
  const placeOf = ({ rank }: TableRow): number => byKey.get(rank ?? '')?.fact.number ?? Number.NaN;
  const first = rows.filter((row) => placeOf(row) === 1);
  return first.length === 1 && rows.every((row) => !Number.isNaN(placeOf(row))) ? first[0] : undefined;
}

function areNear(one: number | null, other: number | null): boolean {
  if (one === null || other === null || one <= 0 || other <= 0) return false;
  return Math.max(one, other) / Math.min(one, other) < MOST_APART;
}

function saysRecord(name: FieldName): boolean {
  const isRecord = name.tokens.some((_, index) =>
    sensesAt(name, index, 'role', true).some(({ role }) => role === 'record'),
  );
  return isRecord || (isOfEarlier(name) && saysSide(name, ['best']));
}

function saysWinner(name: FieldName): boolean {
  return isOfEarlier(name) && saysSide(name, ['winner']);
}

function saysSex(name: FieldName): boolean {
  return saysSide(name, ['men', 'women']);
}

function saysSide({ words }: FieldName, sides: readonly string[]): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'side' && sides.includes(sense.side)));
}

function isOfEarlier({ periods }: FieldName): boolean {
  return periods.some(({ period }) => isEarlier(period));
}

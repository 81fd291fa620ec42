import type { Fact, FactComparison, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace, objectOf } from '../fact-place';
import { groupBy } from '../group-by';
import type { FieldNames } from '../names/field-name';
import { isCountOfParts, isRoleAlone } from '../names/name-senses';
import type { PlayingFact } from './find-comparisons';

/** Two rows may be near one another by chance. */
const MIN_ROWS = 3;
/** What came of a plan is about as large, in nearly all rows. */
const FARTHEST = 2;
const NEARLY_ALL = 0.8;

/**
 * Finds a plan or budget that is a column by itself, for the one other column of its unit whose figures are of its size:
 * `{service, budget, outturn}`. A sum below the rows is measured by its own cell, and so is one that stands beside them under the
 * names of the columns: `totals: {budget, outturn}`.
 */
export function findColumnBars(
  playing: readonly PlayingFact[],
  tables: readonly FactTable[],
  names: FieldNames,
): FactComparison[] {
  const byKey = new Map(playing.map((one) => [one.fact.key, one]));
  const byColumn = groupBy(
    playing.filter(({ fact }) => isFigure(fact) && fact.path.length > 2),
    columnOf,
  );
  return tables.flatMap(({ rows, columns, temporal }): FactComparison[] => {
    if (rows.length < MIN_ROWS || temporal) return [];
    const cellsOf = (name: string): PlayingFact[] => rows.flatMap(({ cells }) => byKey.get(cells[name] ?? '') ?? []);
    const bars = columns.filter(({ name }) => isBareTarget(name, cellsOf(name), names));
    const [bar, another] = bars;
    const [first] = bar ? cellsOf(bar.name) : [];
    if (!bar || another || !first) return [];
    const others = columns.flatMap(({ name }) => {
      const cells = cellsOf(name);
      const isOfUnit = cells.some(({ fact }) => unitOf(fact) === unitOf(first.fact));
      return name !== bar.name && isOfUnit && cells.every(isPlain) ? [cells] : [];
    });
    const [found, more] = others;
    if (!found?.[0] || more) return [];
    const own = byRow(byColumn.get(columnOf(found[0])) ?? []);
    const pairs = (byColumn.get(columnOf(first)) ?? []).flatMap((other) => {
      const subject = own.get(rowOf(other));
      return subject && unitOf(subject.fact) === unitOf(other.fact) ? [{ subject, other }] : [];
    });
    const near = pairs.filter(({ subject, other }) => areNear(subject.fact.number ?? 0, other.fact.number ?? 0));
    if (pairs.length < MIN_ROWS || near.length < pairs.length * NEARLY_ALL) return [];
    return [...pairs, ...sumsBeside(found[0].fact, first.fact, playing)].map(({ subject, other }) => ({
      role: 'target',
      subject: subject.fact.key,
      other: other.fact.key,
      name: null,
      period: '',
    }));
  });
}

/** Figures outside the list that are called as two of its columns, and stand beside one another. */
function sumsBeside(cell: Fact, bar: Fact, playing: readonly PlayingFact[]): Pair[] {
  const [own, others] = [cell, bar].map(({ path }) => path.at(-1));
  if (own === undefined || others === undefined || isPlace(own) || isPlace(others)) return [];
  const outside = playing.filter(({ fact }) => !fact.path.some((part) => isPlace(part)) && isFigure(fact));
  const bars = new Map(
    outside.flatMap((one) => (one.fact.path.at(-1) === others ? [[objectOf(one.fact), one] as const] : [])),
  );
  return outside.flatMap((subject) => {
    const other = subject.fact.path.at(-1) === own ? bars.get(objectOf(subject.fact)) : undefined;
    return other && unitOf(other.fact) === unitOf(subject.fact) ? [{ subject, other }] : [];
  });
}

interface Pair {
  subject: PlayingFact;
  other: PlayingFact;
}

function isBareTarget(column: string, cells: readonly PlayingFact[], names: FieldNames): boolean {
  const name = names.of(column);
  return (
    cells.length > 0 &&
    isRoleAlone(name) &&
    !isCountOfParts(name) &&
    cells.every(({ named }) => (named.role ?? named.mayBe?.role) === 'target' && named.forecast === null)
  );
}

function isPlain({ named }: PlayingFact): boolean {
  const { role, mayBe, isChange, aggregates } = named;
  return !isChange && aggregates.length === 0 && mayBe === null && (role === null || role === 'current');
}

function areNear(one: number, other: number): boolean {
  return one > 0 && other > 0 && Math.max(one, other) / Math.min(one, other) <= FARTHEST;
}

/** Where a figure's row stands in its path. */
function rowAt({ fact: { path } }: PlayingFact): number {
  const at = path.slice(0, -1).findLastIndex((part) => isPlace(part));
  return at < 0 ? path.length - 2 : at;
}

function columnOf(one: PlayingFact): string {
  return one.fact.path.map((part, index) => (index === rowAt(one) ? '*' : part)).join('/');
}

function rowOf(one: PlayingFact): string {
  return one.fact.path.slice(0, rowAt(one) + 1).join('/');
}

function byRow(cells: readonly PlayingFact[]): Map<string, PlayingFact> {
  return new Map(cells.map((cell) => [rowOf(cell), cell]));
}

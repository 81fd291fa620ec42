import { sensesOf } from '@app/lingua';
import type { ComparisonRole, Fact, FactComparison, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import { type FieldNames, wordsOf } from '../names/field-name';
import { isEarlier } from '../names/name-senses';
import { COMPARED, type NamedRole } from '../names/roles';
import { type Column, columnsOf } from './columns';
import { type Bar, fitOf, isVetoed, SHORTEST } from './fit-of-bar';
import { momentOf, periodWords, type PlayingFact, wayOf } from './playing-fact';
import type { Around } from './proof-of-goal';

/** How well a bar fits a figure: 1 where they are called alike and stand side by side. */
const LEAST_FIT = 0.38;
/** A rival that fits nearly as well leaves it open which is meant. */
const MARGIN = 0.115;
/** Among more figures of its unit, only what shares a word with a bar is looked at. */
const MANY = 40;

/**
 * Finds what the payload sets side by side: earlier values, targets, limits, benchmarks and records with the figure each belongs to.
 * Every figure of its unit is weighed by the words that both share, by how near they stand, by what other figures prove and by their
 * sizes; the best is taken where none is nearly as good. A bar outside lists may be for all rows of one.
 */
export function findBars(
  playing: readonly PlayingFact[],
  tables: readonly FactTable[],
  names: FieldNames,
  nameOf: (scope: string) => Fact | null,
): FactComparison[] {
  const columns = columnsOf(playing, tables);
  const bars = columns.flatMap((column) => barOf(column) ?? []);
  if (bars.length === 0) return [];
  const search = searchIn(columns, bars, around(playing), names);
  const chosen = bars.flatMap((bar) => search(bar).map((column): Choice => ({ bar, column })));
  const sums = sumsOf(chosen, bars, columns);
  return withoutRivals([...chosen, ...sums]).flatMap((choice) => comparisonsOf(choice, nameOf));
}

interface Choice {
  bar: Bar;
  column: Column;
  /** A floor is set for the same figures: they are better above. */
  hasFloor?: boolean;
}

/** Figures outside lists that are called as two columns of one: the totals beside the rows are set against one another as these are. */
function sumsOf(chosen: readonly Choice[], bars: readonly Bar[], columns: readonly Column[]): Choice[] {
  const known = new Set(chosen.map(({ bar }) => bar));
  const subjects = new Map(
    chosen.flatMap(({ bar, column }) => (bar.list === '' ? [] : [[ownKey(bar), ownKey(column)] as const])),
  );
  const single = new Map(
    columns.flatMap((one) => (one.list === '' ? [[ownKey(one, one.first.object), one] as const] : [])),
  );
  return bars.flatMap((bar): Choice[] => {
    const subject = bar.list === '' && !known.has(bar) ? subjects.get(ownKey(bar)) : undefined;
    const column = subject === undefined ? undefined : single.get(`${bar.first.object} ${subject}`);
    return column ? [{ bar, column }] : [];
  });
}

function ownKey({ path, first }: Column, object?: string): string {
  const own = `${path.at(-1)} ${unitOf(first.fact)}`;
  return object === undefined ? own : `${object} ${own}`;
}

/** Figures by the object that holds them. */
function around(playing: readonly PlayingFact[]): Around {
  return groupBy(
    playing.filter(({ fact }) => isFigure(fact)),
    ({ object }) => object,
  );
}

function comparisonsOf({ bar, column, hasFloor }: Choice, nameOf: (scope: string) => Fact | null): FactComparison[] {
  return [...column.cells].flatMap(([row, subject]): FactComparison[] => {
    const other = bar.cells.get(row) ?? (bar.list === '' ? bar.first : undefined);
    if (!other) return [];
    // A number that has two readings is of two figures, and so of neither.
    const isOpen = other.fact.reading.sure === 'unknown' && subject.fact.reading.sure !== 'unknown';
    if (isOpen && bar.list === column.list) return [];
    const name = bar.role === 'benchmark' ? (nameOf(other.scope)?.key ?? null) : null;
    return [
      {
        role: bar.role,
        subject: subject.fact.key,
        other: other.fact.key,
        name,
        period: periodWords(other.named.period, other.fact.words),
        ...(hasFloor ? { better: 'up' as const } : wayOf(bar.role, other.named)),
      },
    ];
  });
}

/** Two targets for one list are ambiguous, unless one is surely called so, or the other is where an alarm goes off. */
function withoutRivals(chosen: readonly Choice[]): readonly Choice[] {
  const rivals = groupBy(chosen, ({ bar, column }) => `${bar.role} ${column.list} ${column.first.fact.key}`);
  return [...rivals.values()].flatMap((all) => {
    if (all.length < 2 || all.every(({ column }) => column.list === '')) return all;
    const own = all.filter(({ bar }) => bar.list !== '');
    if (own.length > 0) return own;
    const sure = all.filter(({ bar }) => bar.isSure);
    const aims = sure.filter(({ bar }) => !bar.first.named.isFloor);
    const [only, another] = aims.length > 0 ? aims : sure.length > 0 ? sure : all;
    const hasFloor = all.some(({ bar }) => bar.first.named.isFloor);
    return only && !another ? [hasFloor ? { ...only, hasFloor } : only] : [];
  });
}

/** The role that a column plays for others; null for none. */
function barOf(column: Column): Bar | null {
  const { named } = column.first;
  if (named.forecast === 'object' || isAgainst(named)) return null;
  const { role, mayBe } = named;
  if (role !== null && (COMPARED.has(role) || role === 'previous'))
    return { ...column, role: role as ComparisonRole, isSure: true, isTaken: false, stem: named.stem };
  // The budget of a total is one like any; how much of a budget was spent is none.
  // National sales have those of a shop as a part; a national rate is one to compare with.
  const isOther = mayBe?.isField === true && !isOfLevel(column.first);
  if (mayBe !== null && !isOther && !named.isActual && (role === null || role === 'total'))
    return { ...column, role: mayBe.role, isSure: false, isTaken: false, stem: mayBe.stem };
  const [aggregate, another] = named.aggregates;
  if (role !== null || another !== undefined || named.stem.length === 0) return null;
  const taken = TAKEN_AS[aggregate ?? ''];
  return taken ? { ...column, role: taken, isSure: false, isTaken: true, stem: named.stem } : null;
}

/** `vsPlan` is no plan, but how far a figure is from it. */
function isAgainst({ stem }: NamedRole): boolean {
  return stem.includes('vs') || stem.includes('versus');
}

/** What a figure that was worked out over many may be to the figure of its name: `failed` and `maxFailed`, `rain` and `avgRain`. */
const TAKEN_AS: Readonly<Record<string, ComparisonRole>> = {
  maximum: 'limit',
  minimum: 'target',
  average: 'benchmark',
  median: 'benchmark',
};

/** Looks for the figure that a bar is for. */
function searchIn(
  columns: readonly Column[],
  bars: readonly Bar[],
  figures: Around,
  names: FieldNames,
): (bar: Bar) => Column[] {
  const sure = new Set(bars.filter(({ isSure }) => isSure).map(({ first }) => first));
  const present = columns.filter(
    ({ first }) =>
      (!sure.has(first) && isPresent(first.named)) || (first.named.forecast === 'own' && first.named.mayBe === null),
  );
  const inLists = indexed(present, ({ first, list }) => `${unitOf(first.fact)} ${list}`);
  const anywhere = indexed(present, ({ first }) => unitOf(first.fact));
  return (bar) => {
    const unit = unitOf(bar.first.fact);
    const near = bar.list === '' ? anywhere.get(unit) : inLists.get(`${unit} ${bar.list}`);
    const scored = (near?.(bar) ?? [])
      .filter((column) => column.first !== bar.first && mayMeet(bar, column) && !isVetoed(bar, column))
      .map((column) => ({ column, fit: fitOf(bar, column, figures, names) }));
    const beside = bestOf(scored.filter(({ column }) => column.list === bar.list));
    const below = bestOf(scored.filter(({ column }) => column.list !== bar.list));
    const found = beside ? [newestOf(bar, beside, near?.(bar) ?? [])] : [];
    // A target beside a total is for that, as a guaranteed average is for no single turbine.
    const isOfTotal = bar.first.object !== '' && beside?.first.object === bar.first.object;
    return below && !isOfTotal && isForRows(bar, below) ? [...found, below] : found;
  };
}

/** The column that fits best, if none fits nearly as well. */
function bestOf(scored: ReadonlyArray<{ column: Column; fit: number }>): Column | null {
  const [best, next] = scored.toSorted((one, other) => other.fit - one.fit);
  const isClear = best && best.fit >= LEAST_FIT && !(next && best.fit - next.fit < MARGIN);
  return isClear ? best.column : null;
}

/** Whether a figure is of now. */
function isPresent({ role, period }: NamedRole): boolean {
  return (role === null || role === 'current' || role === 'total') && !(period !== null && isEarlier(period));
}

function indexed(
  columns: readonly Column[],
  keyOf: (column: Column) => string,
): Map<string, (bar: Bar) => readonly Column[]> {
  return new Map([...groupBy(columns, keyOf)].map(([key, all]) => [key, indexOf(all)]));
}

/** Columns that a bar may be for: all of few; of very many those that share the beginning of its rarest word with it. */
function indexOf(columns: readonly Column[]): (bar: Bar) => readonly Column[] {
  if (columns.length <= MANY) return () => columns;
  const byStart = groupBy(
    columns.flatMap((column) => [...new Set(column.first.named.stem.map(startOf))].map((start) => ({ column, start }))),
    ({ start }) => start,
  );
  const byName = groupBy(columns, nameKey);
  const byObject = groupBy(columns, ({ first }) => first.object);
  return (bar) => {
    const same = byName.get(nameKey(bar)) ?? [];
    if (same.length > 0 && bar.stem.length > 0) return same;
    const sets =
      bar.stem.length === 0
        ? [byObject.get(bar.first.object) ?? []]
        : bar.stem.map((word) => byStart.get(startOf(word)) ?? []);
    const [rarest = []] = sets.filter(({ length }) => length > 0).toSorted((one, other) => one.length - other.length);
    return rarest.length <= MANY ? rarest.map((one) => ('column' in one ? one.column : one)) : [];
  };
}

function startOf(word: string): string {
  return word.slice(0, SHORTEST);
}

function nameKey(column: Column | Bar): string {
  const stem = 'stem' in column ? column.stem : column.first.named.stem;
  return `${column.first.object} ${[...stem].toSorted().join(' ')}`;
}

/** A bar within a list is for its own row; one outside lists is for a figure outside them, or for all rows of one. */
function mayMeet(bar: Bar, { list, cells }: Column): boolean {
  if (bar.list === list) return true;
  return bar.list === '' && bar.role !== 'previous' && bar.role !== 'record' && cells.size > 1;
}

/** Whether a bar outside a list can be for its single rows, and not for their sum. */
function isForRows(bar: Bar, { list, cells }: Column): boolean {
  if (list === '' || bar.list === list) return true;
  const rows = [...cells.values()];
  if (!rows.every(({ named }) => named.role === null)) return false;
  const values = rows.map(({ fact }) => fact.number ?? 0);
  const [bound, lowest, highest] = [bar.first.fact.number ?? 0, Math.min(...values), Math.max(...values)];
  const isBetween = bound > lowest && bound < highest;
  // What a row has, or all rows keep to, is the highest that was measured.
  if (bar.isTaken && (values.includes(bound) || !isBetween)) return false;
  // `damageLimitPerDepot`
  const isPer = wordsOf(bar.path.at(-1) ?? '').some((word) => sensesOf(word).some((sense) => sense.as === 'per'));
  return isPer || isBetween || rows.every(isOfLevel);
}

/** Whether a figure cannot be summed over rows. */
function isOfLevel({ fact: { kind, unit }, named }: PlayingFact): boolean {
  return (
    kind === 'percent' || kind === 'temperature' || (unit?.denominator.length ?? 0) > 0 || named.aggregates.length > 0
  );
}

/** A target of now is for what was measured last: for June 2025, where June 2024 stands beside the months of this year. */
function newestOf(bar: Bar, found: Column, present: readonly Column[]): Column {
  if (bar.role === 'previous' || bar.first.named.period !== null || momentOf(found.first.named) === null) return found;
  const id = ({ first, list }: Column): string =>
    `${list} ${unitOf(first.fact)} ${[...first.named.stem].toSorted().join(' ')}`;
  return present.reduce(
    (newest, one) =>
      id(one) === id(found) && (momentOf(one.first.named) ?? '') > (momentOf(newest.first.named) ?? '') ? one : newest,
    found,
  );
}

import { sensesOf } from '@app/lingua';
import type { ComparisonRole, Fact, FactComparison, FactTable } from '../fact';
import { isBareNumber, isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import { type FieldNames, wordsOf } from '../names/field-name';
import { COUNTING, isContainer, isCountOfParts, isEarlier, isFrame } from '../names/name-senses';
import { COMPARED, type NamedRole } from '../names/roles';
import {
  areAkin,
  areApart,
  areNewAndOld,
  areOtherwiseTaken,
  momentOf,
  periodWords,
  type PlayingFact,
  wayOf,
} from './playing-fact';
import { type Around, isMissedPart, proofOf } from './proof-of-goal';

/** Figures of one name in all rows of a list, or one figure outside lists. */
interface Column {
  /** The list that its rows are of; empty outside lists. */
  readonly list: string;
  readonly isSeries: boolean;
  /** By row; a single figure under ''. */
  readonly cells: ReadonlyMap<string, PlayingFact>;
  readonly first: PlayingFact;
  /** Names on the way to it, without the places of rows. */
  readonly path: readonly string[];
}

/** A column that is set against another: a target, a limit, an earlier value. */
interface Bar extends Column {
  readonly role: ComparisonRole;
  /** Its names say so for sure. */
  readonly isSure: boolean;
  /** It is only a highest, lowest or average value, and a bar where a figure of just its name stands beside it. */
  readonly isTaken: boolean;
  readonly stem: readonly string[];
}

/** How well a bar fits a figure: 1 where they are called alike and stand side by side. */
const LEAST_FIT = 0.38;
/** A rival that fits nearly as well leaves it open which is meant. */
const MARGIN = 0.115;
/** What stands right beside a bar fits better than what stands in another object. */
const FRAME = 0.13;
/** Among more figures of its unit, only what shares a word with a bar is looked at. */
const MANY = 40;
/** What came of a plan is about as large, in nearly all rows. */
const NEAR = 2;
const NEARLY_ALL = 0.8;
const MIN_ROWS = 3;
/** A value is rarely further from what it is on average; a sum is further from the average of its parts. */
const MOST_FROM_AVERAGE = 5;
/** More words than these say that an average is of something else. */
const MOST_WORDS_MORE = 2;

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

function columnsOf(playing: readonly PlayingFact[], tables: readonly FactTable[]): Column[] {
  const cellOf = new Map<string, { table: FactTable; row: number; name: string }>();
  for (const table of tables)
    table.rows.forEach(({ cells }, row) => {
      for (const [name, key] of Object.entries(cells)) if (!cellOf.has(key)) cellOf.set(key, { table, row, name });
    });
  // A year that is a key is no place in a list.
  const lists = new Set(
    playing.flatMap(({ fact: { path } }) =>
      path.flatMap((part, index) => (part === '0' ? [path.slice(0, index).join('/')] : [])),
    ),
  );
  const figures = playing.filter(({ fact }) => isFigure(fact));
  const placed = figures.map((one) => {
    const cell = cellOf.get(one.fact.key);
    const { path } = one.fact;
    const at = path.findLastIndex((part, index) => isPlace(part) && lists.has(path.slice(0, index).join('/')));
    // Lists of figures that stand side by side are rows as well: `{actual: [40, 50], plan: [45, 45]}`.
    if (cell) {
      const list = cell.table.key;
      return { one, list, isSeries: cell.table.temporal, row: `${list}/${cell.row}`, column: `${list}/*/${cell.name}` };
    }
    const list = path.slice(0, Math.max(0, at)).join('/');
    const row = path.slice(0, at + 1).join('/');
    return {
      one,
      list,
      isSeries: false,
      row,
      column: path.map((part, index) => (index === at ? '*' : part)).join('/'),
    };
  });
  return [...groupBy(placed, ({ one, column }) => `${column} ${unitOf(one.fact)}`).values()].flatMap(
    (all): Column[] => {
      const [found] = all;
      if (!found) return [];
      const cells = new Map(all.map(({ row, one }) => [row, one]));
      return [
        {
          list: found.list,
          isSeries: found.isSeries,
          cells,
          first: found.one,
          path: namesTo(found.one.fact, found.list, lists),
        },
      ];
    },
  );
}

/** Names on the way to a figure, without its row: a place in a list, or the key of a row that is an object. */
function namesTo({ path }: Fact, list: string, lists: ReadonlySet<string>): string[] {
  const isRow = (index: number): boolean => isPlace(path[index]) && lists.has(path.slice(0, index).join('/'));
  const depth = list === '' || isRow(path.length - 1) ? -1 : list.split('/').length;
  return path.filter((_, index) => !isRow(index) && !(index === depth && index < path.length - 1));
}

/** The role that a column plays for others; null for none. */
function barOf(column: Column): Bar | null {
  const { named } = column.first;
  if (named.forecast === 'object' || isAgainst(named)) return null;
  const { role, mayBe } = named;
  if (role !== null && (COMPARED.has(role) || role === 'previous'))
    return { ...column, role: role as ComparisonRole, isSure: true, isTaken: false, stem: named.stem };
  // The budget of a total is one like any.
  if (mayBe !== null && (role === null || role === 'total'))
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

/** What no likeness outweighs. */
function isVetoed(bar: Bar, { first, list }: Column): boolean {
  const { role } = bar;
  const { named, fact, object } = first;
  const other = bar.first;
  if (named.isChange !== other.named.isChange && bar.stem.length > 0) return true;
  if (areApart(role, named, other.named) || areNewAndOld(fact, other.fact)) return true;
  if (other.named.forecast === 'own' && object !== other.object) return true;
  // A guideline is not held to a legal limit.
  if (named.mayBe?.stem.length === 0 && role !== 'previous') return true;
  // The highest score is not held to a target for the average.
  if (role !== 'benchmark' && areOtherwiseTaken(named, other.named)) return true;
  // A bare fraction is a bar for a fraction, and for nothing that is counted: `{seen: 1485, ratio: 0.61, target: 0.78}`.
  if (list === bar.list && isBareNumber(fact) && isFraction(fact) !== isFraction(other.fact)) return true;
  return role !== 'previous' && isRemaining(fact);
}

function isFraction({ number }: Fact): boolean {
  return number !== null && number > 0 && number < 1;
}

/** Whether a figure is the remainder of a goal rather than the progress towards it. */
function isRemaining({ words }: Fact): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'remaining'));
}

/** How well a bar fits a figure, from 0. */
function fitOf(bar: Bar, column: Column, figures: Around, names: FieldNames): number {
  const { first, path } = column;
  const { named } = first;
  const depth = sharedDepth(bar.path, path);
  const holders = new Set(bar.path.slice(0, depth).flatMap((part) => wordsOf(part)));
  const above = column.list === bar.list ? depth : Math.max(depth, column.list.split('/').length);
  const its = plainWords(new Set([...holdersOf(path, above, names).flatMap(wordsOf), ...named.stem]), holders);
  const stem = plainWords(bar.stem, holders).filter(
    (word) => !saysField(word) || its.some((one) => areAlike(one, word)),
  );
  // The goal of one campaign is for no figure of the whole year.
  const own = stem.length > 0 ? stem : plainWords(holdersOf(bar.path, depth, names).flatMap(wordsOf), holders);
  if (stem.length === 0 && own.length > 0 && its.length === 0) return 0;
  const called = likeness(own, its, named.role === 'total');
  if (called === 0) return 0;
  if (bar.isTaken && !isOfOne(bar, column, own, its)) return 0;
  if (isMissedPart(first, bar.first)) return 0;
  // A month's record is not broken by the total of a year.
  const isPer = bar.path.some((part) => names.of(part).periods.some(({ period }) => period.kind === 'per'));
  if (bar.role === 'record' && named.role === 'total' && isPer) return 0;
  const proof = own.length === 0 ? proofOf(bar.first, first, figures) : 0;
  if (own.length === 0 && !bar.isSure && !bar.isTaken) {
    // Goals that were shot are none.
    if (isCountOfParts(names.of(bar.path.at(-1) ?? ''))) return 0;
    const isCalled = bar.list === '' && bar.stem.length > 0;
    if (proof === 0 && !named.isActual && !isCalled && !areOfOneSize(bar, column)) return 0;
  }
  // An estimate is held to a budget where other figures prove it.
  if (named.forecast !== null && named.role !== null && proof === 0) return 0;
  const { period } = bar.first.named;
  const isTimed = period !== null && !isEarlier(period);
  if (own.length === 0 && bar.role !== 'previous' && isTimed && !isSameTime(period, named.period)) return 0;
  const isBeside = first.object === bar.first.object || bar.list !== column.list;
  const apart = holdersOf(bar.path, depth, names).length + holdersOf(path, above, names).length;
  return (
    called +
    proof +
    (named.isActual ? 0.2 : 0) +
    (named.role === 'total' ? 0.15 : 0) +
    (named.role === 'current' ? 0.15 : 0) -
    (named.mayBe === null ? 0 : 0.25) -
    takenApart(bar.first.named, named) -
    (named.isChange === bar.first.named.isChange || isTimed ? 0 : 0.3) -
    Math.max(0.15 * apart, isBeside ? 0 : FRAME) -
    (own.length === 0 || bar.role === 'record' ? sizeApart(bar, column) : 0)
  );
}

function sharedDepth(one: readonly string[], other: readonly string[]): number {
  let depth = 0;
  while (depth < one.length - 1 && depth < other.length - 1 && one[depth] === other[depth]) depth += 1;
  return depth;
}

/** Words that tell figures apart: neither those of an object that holds both nor those that only count. */
function plainWords(stem: Iterable<string>, holders: ReadonlySet<string>): string[] {
  return [...stem].filter((word) => !holders.has(word) && !COUNTING.has(word));
}

/** Whether a word says whom a figure is compared with, and not what it is of: the industry, a network. */
function saysField(word: string): boolean {
  return sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'benchmark');
}

/** How far the words of a bar are those of a figure; a bar without words is likest to the figure with the fewest, and a total may be of anything. */
function likeness(own: readonly string[], its: readonly string[], isTotal: boolean): number {
  if (own.length === 0) return Math.max(0.3, 0.75 - 0.12 * its.length);
  if (its.length === 0) return isTotal ? 0.55 : 0.35;
  const there = own.filter((word) => its.some((one) => areAlike(one, word))).length;
  const back = its.filter((word) => own.some((one) => areAlike(one, word))).length;
  return there === 0 ? 0 : 0.1 + (0.5 * there) / own.length + (0.4 * back) / its.length;
}

/** Letters that tell words apart. */
const SHORTEST = 4;

/** A previous close is the price of the day before. */
const CLOSE = new Set(['close price', 'price close']);

/** Whether two words of names are forms of one, or one is part of the other: "Retouren" and "Retourenquote". */
function areAlike(one: string, other: string): boolean {
  if (areAkin(one, other) || areAkin(other, one) || CLOSE.has(`${one} ${other}`)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST && (long.startsWith(short) || long.endsWith(short));
}

/**
 * Whether what was worked out over many figures is a bar for one of them: a most that is passed, a least that is not reached, or an
 * average that is no part of a sum.
 */
function isOfOne(bar: Bar, column: Column, own: readonly string[], its: readonly string[]): boolean {
  const { first, list } = column;
  const more = own.length - its.length;
  if (first.named.aggregates.length > 0) return false;
  if (list !== bar.list && bar.role !== 'benchmark') return true;
  if (its.some((word) => !own.includes(word))) return false;
  const [value, taken] = [first.fact.number ?? 0, bar.first.fact.number ?? 0];
  if (bar.role === 'benchmark') {
    const isNear = Math.max(value / taken, taken / value) <= MOST_FROM_AVERAGE;
    const mayHaveMore = !isBareNumber(bar.first.fact) && first.object === bar.first.object && its.length > 0;
    return isNear && list === bar.list && (more === 0 || (mayHaveMore && more <= MOST_WORDS_MORE));
  }
  if (more > 0) return false;
  return bar.role === 'limit' ? value > taken : value < taken;
}

/** Whether most rows are near what was planned for them, as what came of a plan is. */
function areOfOneSize(bar: Bar, column: Column): boolean {
  if (bar.list === '' || bar.cells.size < MIN_ROWS) return false;
  const near = timesIn(bar, column).filter((times) => times <= NEAR);
  return near.length >= bar.cells.size * NEARLY_ALL;
}

/** How many times larger or smaller the figure of each row is than its bar. */
function timesIn(bar: Bar, { cells }: Column): number[] {
  return [...cells].map(([row, { fact }]) => {
    const times = Math.abs((fact.number ?? 0) / ((bar.cells.get(row) ?? bar.first).fact.number ?? 0));
    return Math.max(times, 1 / times);
  });
}

function sizeApart(bar: Bar, column: Column): number {
  const times = timesIn(bar, column).toSorted((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 1;
  if (!Number.isFinite(middle) || middle <= 4) return 0;
  return middle > 10 || bar.role === 'record' ? 0.3 : 0.12;
}

function takenApart(...both: readonly [NamedRole, NamedRole]): number {
  const [own, its] = both.map(({ aggregates }) =>
    aggregates
      .filter((aggregate) => aggregate !== 'sum')
      .toSorted()
      .join(),
  );
  if (own === its) return 0;
  return own === '' || its === '' ? 0.15 : 0.4;
}

function isSameTime(one: NamedRole['period'], other: NamedRole['period']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Objects between a figure and what it shares with its bar, but for those that only say its part. */
function holdersOf(path: readonly string[], depth: number, names: FieldNames): string[] {
  return path.slice(depth, -1).filter((part) => {
    const name = names.of(part);
    return !isFrame(name) && !isContainer(name);
  });
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

import { sensesOf } from '@app/lingua';
import type { ComparisonRole, Fact } from '../fact';
import { isBareNumber } from '../fact-figure';
import { type FieldNames, wordsOf } from '../names/field-name';
import { COUNTING, isContainer, isCountOfParts, isEarlier, isFrame } from '../names/name-senses';
import type { NamedRole } from '../names/roles';
import { type Column, depthOf } from './columns';
import { areAkin, areApart, areNewAndOld, areOtherwiseTaken } from './playing-fact';
import { type Around, isMissedPart, proofOf } from './proof-of-goal';

/** A column that is set against another: a target, a limit, an earlier value. */
export interface Bar extends Column {
  readonly role: ComparisonRole;
  /** Its names say so for sure. */
  readonly isSure: boolean;
  /** It is only a highest, lowest or average value, and a bar where a figure of just its name stands beside it. */
  readonly isTaken: boolean;
  readonly stem: readonly string[];
}

/** What speaks for a figure beside its words, and what against it. */
const FOR = { actual: 0.2, total: 0.15, current: 0.15 };
const AGAINST = {
  /** It may be a bar itself. */
  bar: 0.25,
  /** A movement where the bar is none. */
  movement: 0.3,
  /** Each object between the two, or one that only says a part. */
  object: 0.15,
  frame: 0.13,
  /** One of them was worked out over many figures, or both in two ways. */
  taken: 0.15,
  takenOtherwise: 0.4,
  /** It is several times larger or smaller. */
  size: 0.12,
  farSize: 0.3,
};
/** What came of a plan is about as large, in nearly all rows. */
const NEAR = 2;
const NEARLY_ALL = 0.8;
/** A figure may differ from an unlabelled plan by at most this factor. A film's budget is not a plan for its takings. */
const CLOSE_TO_PLAN = 1.3;
/** Beyond this factor, a bar and a figure do not measure the same thing. */
const FAR = 500;
const MIN_ROWS = 3;
/** A value is rarely further from what it is on average; a sum is further from the average of its parts. */
const MOST_FROM_AVERAGE = 5;
/** More words than these say that an average is of something else. */
const MOST_WORDS_MORE = 2;

/** Letters that tell words apart. */
export const SHORTEST = 4;

/** What no likeness outweighs. */
export function isVetoed(bar: Bar, { first, list }: Column): boolean {
  const { role } = bar;
  const { named, fact, object } = first;
  const other = bar.first;
  if (named.isChange !== other.named.isChange && bar.stem.length > 0) return true;
  if (areApart(role, named, other.named) || areNewAndOld(fact, other.fact)) return true;
  if (other.named.forecast === 'own' && object !== other.object) return true;
  // Where it began was not to reach a target.
  if (role === 'target' && isStart(fact) && !isStart(other.fact)) return true;
  // A guideline is not held to a legal limit.
  if (named.mayBe?.stem.length === 0 && role !== 'previous') return true;
  // The highest score is not held to a target for the average.
  if (role !== 'benchmark' && areOtherwiseTaken(named, other.named)) return true;
  // A bare fraction is a bar for a fraction, and for nothing that is counted: `{seen: 1485, ratio: 0.61, target: 0.78}`.
  if (list === bar.list && isBareNumber(fact) && isFraction(fact) !== isFraction(other.fact)) return true;
  return role !== 'previous' && isRemaining(fact);
}

/** Whether a figure is the first of its time: the opening balance. */
function isStart({ words }: Fact): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'side' && sense.side === 'before'));
}

function isFraction({ number }: Fact): boolean {
  return number !== null && number > 0 && number < 1;
}

/** Whether a figure is the remainder of a goal rather than the progress towards it. */
function isRemaining({ words }: Fact): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'remaining'));
}

/** How well a bar fits a figure, from 0. */
export function fitOf(bar: Bar, column: Column, figures: Around, names: FieldNames): number {
  const { first, path } = column;
  const { named } = first;
  const depth = sharedDepth(bar.path, path);
  const holders = new Set(bar.path.slice(0, depth).flatMap((part) => wordsOf(part)));
  const above = column.list === bar.list ? depth : Math.max(depth, depthOf(column.list));
  const its = plainWords(new Set([...holdersOf(path, above, names).flatMap(wordsOf), ...named.stem]), holders);
  const isIssuer = saysWhose(bar, column);
  const stem = plainWords(bar.stem, holders).filter(
    (word) => !(isIssuer || saysField(word) || saysValue(word)) || its.some((one) => areAlike(one, word)),
  );
  // The goal of one campaign is for no figure of the whole year.
  const own = stem.length > 0 ? stem : plainWords(holdersOf(bar.path, depth, names).flatMap(wordsOf), holders);
  if (stem.length === 0 && own.length > 0 && its.length === 0) return 0;
  const called = likeness(own, its, named.role === 'total');
  if (called === 0) return 0;
  if (bar.isTaken && !isOfOne(bar, column, own, its)) return 0;
  if (isMissedPart(first, bar.first) || maySayWhich(bar, column, own, its)) return 0;
  // A month's record is not broken by the total of a year.
  const isPer = bar.path.some((part) => names.of(part).periods.some(({ period }) => period.kind === 'per'));
  if (bar.role === 'record' && named.role === 'total' && isPer) return 0;
  const proof = own.length === 0 ? proofOf(bar.first, first, figures) : 0;
  if (own.length === 0 && !bar.isSure && !bar.isTaken) {
    // Goals that were shot are none.
    if (isCountOfParts(names.of(bar.path.at(-1) ?? ''))) return 0;
    const isCalled = bar.list === '' && bar.stem.length > 0;
    if (proof === 0 && !named.isActual && !isCalled && !areOfOneSize(bar, column) && !isNearly(bar, column)) return 0;
  }
  // Words of its own are those of something else: how much of an error budget was used, below the availability.
  if (!bar.isSure && bar.stem.length > 0 && own.length > 0 && its.length === 0 && named.role !== 'total') return 0;
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
    (named.isActual ? FOR.actual : 0) +
    (named.role === 'total' ? FOR.total : 0) +
    (named.role === 'current' ? FOR.current : 0) -
    (named.mayBe === null ? 0 : AGAINST.bar) -
    takenApart(bar.first.named, named) -
    (named.isChange === bar.first.named.isChange || isTimed ? 0 : AGAINST.movement) -
    Math.max(AGAINST.object * apart, isBeside ? 0 : AGAINST.frame) -
    (own.length === 0 || bar.role === 'record' ? sizeApart(bar, column) : isFarApart(bar, column) ? AGAINST.farSize : 0)
  );
}

function sharedDepth(one: readonly string[], other: readonly string[]): number {
  let depth = 0;
  while (depth < one.length - 1 && depth < other.length - 1 && one[depth] === other[depth]) depth += 1;
  return depth;
}

/** `{orders, orders_meeting_target}`: a count with more words than another, and no larger, may be those of them that keep to a bar. */
function maySayWhich(bar: Bar, { first }: Column, own: readonly string[], its: readonly string[]): boolean {
  const more = own.filter((word) => !its.some((one) => areAlike(one, word)));
  const isPart = (bar.first.fact.number ?? 0) <= (first.fact.number ?? 0);
  const isCount = bar.first.fact.kind === 'count' && first.fact.kind === 'count';
  return (
    bar.isSure &&
    bar.role !== 'previous' &&
    isCount &&
    isPart &&
    its.length > 0 &&
    more.length > 0 &&
    own.length > more.length
  );
}

/** Words that tell figures apart: neither those of an object that holds both nor those that only count. */
function plainWords(stem: Iterable<string>, holders: ReadonlySet<string>): string[] {
  return [...stem].filter((word) => !holders.has(word) && !COUNTING.has(word));
}

function saysValue(word: string): boolean {
  return sensesOf(word).some((sense) => sense.as === 'member' && sense.member === 'value');
}

/** Whether the words of a bar are all short for whoever set it, beside the figure that is in its unit: `euLimit`, `whoGuideline`. */
function saysWhose({ role, isTaken, stem, first }: Bar, column: Column): boolean {
  return (
    role === 'limit' &&
    !isTaken &&
    !isBareNumber(first.fact) &&
    first.object === column.first.object &&
    stem.every((word) => word.length < SHORTEST)
  );
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

/** `{output_mwh: 9840, plan_mwh: 8600}`: what came of a plan outside lists, in a unit that says more than that something is counted. */
function isNearly(bar: Bar, column: Column): boolean {
  const [times = Number.POSITIVE_INFINITY] = timesIn(bar, column);
  return bar.list === '' && column.list === '' && !isBareNumber(bar.first.fact) && times <= CLOSE_TO_PLAN;
}

/** How many times larger or smaller the figure of each row is than its bar. */
function timesIn(bar: Bar, { cells, list }: Column): number[] {
  return [...cells].flatMap(([row, { fact }]) => {
    // A row without a plan says nothing of the plans of the others.
    const own = bar.cells.get(row) ?? (list === bar.list ? undefined : bar.first);
    const times = Math.abs((fact.number ?? 0) / (own?.fact.number ?? 0));
    return own ? [Math.max(times, 1 / times)] : [];
  });
}

/** Whether every row is so far from its bar that they cannot measure the same thing: 139,290 deliveries and a target of 95. */
function isFarApart(bar: Bar, column: Column): boolean {
  return timesIn(bar, column).every((times) => times > FAR);
}

function sizeApart(bar: Bar, column: Column): number {
  const times = timesIn(bar, column).toSorted((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 1;
  if (!Number.isFinite(middle) || middle <= 4) return 0;
  return middle > 10 || bar.role === 'record' ? AGAINST.farSize : AGAINST.size;
}

function takenApart(...both: readonly [NamedRole, NamedRole]): number {
  const [own, its] = both.map(({ aggregates }) =>
    aggregates
      .filter((aggregate) => aggregate !== 'sum')
      .toSorted()
      .join(),
  );
  if (own === its) return 0;
  return own === '' || its === '' ? AGAINST.taken : AGAINST.takenOtherwise;
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

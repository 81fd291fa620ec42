import { type Moment, readMoment, writePeriod } from '@app/lingua';
import type { Fact, FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import type { FieldName, FieldNames } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { hasSubject, isContainer, isRoleAlone, sensesAt } from '../names/name-senses';
import { BY_WORDS } from './column.words';
import { COMPARED } from '../names/roles';
import type { PlayingFact } from './playing-fact';

/** When a figure was measured, as one of its names says. */
interface Timed {
  fact: Fact;
  /** All its names without the words for that time: equal for the figures of one thing. */
  pattern: string;
  /** Orders the figures of a pattern; of one sort only. */
  at: { sort: string; order: string; moment: Moment | null };
  /** What it is called without that time. */
  label: string;
  words: string[];
  holder: string | null;
}

/** Pairs of one thing at two times, and what both are called. */
export interface TimedPairs {
  comparisons: FactComparison[];
  /** By fact: its words and label without the time; what its object is called, where that holds nothing but the time. */
  named: ReadonlyMap<string, { words: string[]; label: string; holder: string | null }>;
}

/** Weeks, months, quarters and years; days are for series. */
const GRAINS: ReadonlySet<string> = new Set(['week', 'month', 'quarter', 'half', 'year', 'fiscal-year', 'season']);
/** More are a series, or places in a list of numbers. */
const MOST_TIMES = 24;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Finds the latest of figures whose names differ by a time alone, with the one before: `{mar, apr}`, `domQ1_2024` and
 * `domQ1_2025`, `waitBefore` and `waitAfter`, `turnout` and `turnout2022`.
 */
export function findTimedPairs(
  playing: readonly PlayingFact[],
  names: FieldNames,
  cells: ReadonlySet<string> = new Set(),
): TimedPairs {
  const figures = playing.filter(({ fact, named }) => isFigure(fact) && !COMPARED.has(named.role ?? ''));
  const lists = new Set(
    playing.flatMap(({ fact: { path } }) => (path.at(-1) === '0' ? [path.slice(0, -1).join('/')] : [])),
  );
  // List members count only where the list is a column of named rows: `{name: […], jun_2025: […], may_2025: […]}`.
  const timed = figures.flatMap(({ fact }) =>
    lists.has(fact.path.slice(0, -1).join('/')) && !cells.has(fact.key) ? [] : timesOf(fact, names),
  );
  if (timed.length === 0) return { comparisons: [], named: new Map() };
  const undated = groupBy(figures, ({ fact }) => groupOf(fact, patternOf(fact, names)));
  const byObject = groupBy(figures, ({ fact, object }) => groupOf(fact, object));
  const dated = new Set(timed.map(({ fact }) => fact.key));
  const byLength = groupBy(
    figures.filter(({ fact }) => !dated.has(fact.key)),
    ({ fact, object }) => `${groupOf(fact, object)} ${fact.words.length}`,
  );
  /** Undated figures in the same object whose name has one more word: `seats_won` for `seats_2021`. */
  const moreNamed = ({ fact, words }: Timed): PlayingFact[] => {
    const own = names.of(fact.path.at(-1) ?? '').words;
    if (!words.every((word) => own.includes(word))) return [];
    const longer = byLength.get(`${groupOf(fact, fact.path.slice(0, -1).join('/'))} ${words.length + 1}`) ?? [];
    return longer.filter(({ fact: one }) => words.every((word) => one.words.includes(word)));
  };
  const now = playing.flatMap(({ fact }) =>
    fact.path.length === 1 && !isFigure(fact) ? readMoment(String(fact.value)) : [],
  );
  /** `{act, plan, W37}`, and a total where the payload is of a later week: what is called by its part alone is of now. */
  const presentBeside = ({ fact, at: { moment } }: Timed): PlayingFact[] => {
    const own = names.of(fact.path.at(-1) ?? '');
    // The time of their object is that of all figures in it.
    if (!moment || hasSubject(own) || own.periods.length === 0) return [];
    const isPast = now.some((one) => one.grain === moment.grain && isBefore(moment, one));
    return (byObject.get(groupOf(fact, fact.path.slice(0, -1).join('/'))) ?? []).filter(({ fact: one }) => {
      const name = names.of(one.path.at(-1) ?? '');
      return isRoleAlone(name) && (saysPart(name, 'actual') || (isPast && saysPart(name, 'total')));
    });
  };
  const comparisons: FactComparison[] = [];
  const named = new Map<string, { words: string[]; label: string; holder: string | null }>();
  const paired = new Set<string>();
  const yearly = new Set<string>();
  const shorter = new Set<FactComparison>();
  /** With the figures of a year before, where the one just before is known as well. */
  const both: FactComparison[] = [];
  for (const [group, all] of groupBy(timed, ({ fact, pattern, at }) => `${groupOf(fact, pattern)} ${at.sort}`)) {
    if (all.length > MOST_TIMES || (all.length < 2 && all[0]?.at.sort === DIGITS)) continue;
    const sorted = inOrder(all);
    if (new Set(sorted.map(({ at }) => at.order)).size < sorted.length) continue;
    const last = sorted.at(-1);
    const likes = undated.get(group.slice(0, group.lastIndexOf(' '))) ?? [];
    const same = likes.length > 0 || !last || all.length > 1 ? likes : presentBeside(last);
    const [present, another] = same.length > 0 || !last || all.length > 1 ? same : moreNamed(last);
    const isNow = present !== undefined && another === undefined && last?.at.moment !== null;
    const latest = isNow ? present.fact : last?.fact;
    const then = isNow ? last : sorted.at(-2);
    if (!latest || !then || latest === then.fact || paired.has(then.fact.key)) continue;
    paired.add(then.fact.key);
    const period = periodOf(then.at.moment, isNow ? null : (last?.at.moment ?? null));
    const pair: FactComparison = { role: 'previous', subject: latest.key, other: then.fact.key, name: null, period };
    comparisons.push(pair);
    if (YEARLY.test(then.at.sort)) yearly.add(latest.key).add(then.fact.key);
    else shorter.add(pair);
    const yearAgo = isNow ? undefined : sorted.find(({ at }) => isYearBefore(at.moment, last?.at.moment ?? null));
    const isOther = yearAgo !== undefined && yearAgo !== then && !paired.has(yearAgo.fact.key);
    if (isOther) {
      paired.add(yearAgo.fact.key);
      both.push({ ...pair, other: yearAgo.fact.key, period: periodOf(yearAgo.at.moment, null) });
    }
    // The earlier figure keeps its time wherever it is shown alone.
    for (const { fact, label, words, holder } of sorted)
      named.set(fact.key, { words, label: fact === latest ? label : fact.label, holder });
  }
  // If last September is known, September is not compared with August.
  return {
    comparisons: [...comparisons.filter((pair) => !shorter.has(pair) || !yearly.has(pair.subject)), ...both],
    named,
  };
}

/** June 2024 before June 2025. */
function isYearBefore(then: Moment | null, now: Moment | null): boolean {
  if (!then?.hasYear || !now?.hasYear || then.grain !== now.grain || then.grain === 'year') return false;
  const [year, part] = [then, now].map(({ iso }) => Number(iso.slice(0, 4)));
  return (part ?? 0) - (year ?? 0) === 1 && then.iso.slice(4) === now.iso.slice(4);
}

function saysPart(name: FieldName, part: 'actual' | 'total'): boolean {
  return sensesAt(name, 0, 'role', true).some(({ role }) => role === part);
}

/** Whether one moment comes before another; if only one of them has a year, their numbers decide: W33 before 2025-W34. */
function isBefore(then: Moment, now: Moment): boolean {
  if (then.hasYear === now.hasYear) return then.iso < now.iso;
  const [from, to] = [then, now].map(({ iso }) => Number(/\d+$/.exec(iso)?.[0] ?? Number.NaN));
  return (from ?? 0) < (to ?? 0);
}

const YEARLY = /^(?:year|fiscal-year|season|digits)/;

/** Earliest first. Of two months or weeks without a year the later one follows within half a year: March after October. */
function inOrder(all: readonly Timed[]): Timed[] {
  const sorted = [...all].sort((a, b) => (a.at.order < b.at.order ? -1 : 1));
  const [first, second, more] = sorted;
  const cycle = first?.at.moment?.hasYear === false ? CYCLES.get(first.at.moment.grain) : undefined;
  if (!first || !second || more || cycle === undefined) return sorted;
  const [from, to] = [first, second].map(({ at }) => Number(/\d+$/.exec(at.order)?.[0] ?? Number.NaN));
  const apart = (to ?? 0) - (from ?? 0);
  if (apart === cycle / 2) return [...all];
  return apart > cycle / 2 ? sorted.reverse() : sorted;
}

/** How many there are in a year. */
const CYCLES: ReadonlyMap<string, number> = new Map([
  ['month', 12],
  ['week', 52],
]);

function groupOf(fact: Fact, pattern: string): string {
  return `${pattern} ${unitOf(fact)}`;
}

function timesOf(fact: Fact, names: FieldNames): Timed[] {
  const way = fact.path.map((part) => names.of(part));
  return way.flatMap((name, depth): Timed[] =>
    timesIn(name, way[depth - 1] ?? null, fact).map(({ from, to, ...at }) => ({
      fact,
      pattern: way
        .map((each, place) => (place === depth ? without(name, from, to) : each.name.toLowerCase()))
        // `{trips: 9, mar: {trips: 8}}`: an object named only by its time adds nothing to the pattern, so that both figures match.
        .filter((part, place) => part !== '' || place === way.length - 1)
        .join('/'),
      at,
      words: wordsWithout(fact, way, depth, from, to),
      holder: holderOf(way, depth, from, to),
      label: depth === way.length - 1 ? labelWithout(fact, way, from, to) : labelBelow(fact, way, depth, from, to),
    })),
  );
}

/** Four digits are two years where another four stand beside them. */
const DIGITS = 'digits';

/** `2425`: the year 2024/25. */
function spanOf(word: string): Moment | null {
  const [, from = '', to = ''] = /^(\d\d)(\d\d)$/.exec(word) ?? [];
  if (from === '' || YEAR.test(word) || Number(to) - Number(from) !== 1) return null;
  return { grain: 'season', iso: `20${from}/${to}`, hasYear: true };
}

const OLD_AND_NEW: readonly string[] = ['first', 'last'];
/** Words for an earlier and a later time. */
const BEFORE_AND_AFTER: readonly string[] = ['before', 'after'];
const WORDS = [BEFORE_AND_AFTER, OLD_AND_NEW];

type Time = Timed['at'] & { from: number; to: number };

function timesIn(name: FieldName, parent: FieldName | null, { kind }: Fact): Time[] {
  if (name.isNumeral) {
    const isYear = YEAR.test(name.name) && parent !== null;
    const moment = { grain: 'year', iso: name.name, hasYear: true } as Moment;
    return isYear ? [{ from: 0, to: 0, sort: 'year', order: name.name, moment }] : [];
  }
  const moments = name.periods.flatMap(({ from, to, period }): Time[] => {
    // "Now" is the later one of a start, as "after" is of "before".
    if (period.kind === 'relative' && period.back === 0 && period.of === 'period')
      return [{ from, to, sort: BEFORE_AND_AFTER.join(), order: '1', moment: null }];
    if (period.kind !== 'moment' || !GRAINS.has(period.moment.grain)) return [];
    const { moment } = period;
    // A quarter without a year may be one of a match.
    if (!moment.hasYear && !CYCLES.has(moment.grain)) return [];
    return [{ from, to, sort: `${moment.grain}${moment.hasYear}`, order: moment.iso, moment }];
  });
  if (moments.length > 0) return moments;
  const spans = name.tokens.flatMap(({ lower }, index): Time[] => {
    const moment = spanOf(lower);
    return moment ? [{ from: index, to: index + 1, sort: DIGITS, order: moment.iso, moment }] : [];
  });
  if (spans.length > 0) return spans;
  const version = versionIn(name);
  if (version) return [version];
  return name.tokens.flatMap((_, index) =>
    sensesAt(name, index, 'side', true).flatMap(({ side }): Time[] => {
      const pair = WORDS.find((words) => words.includes(side));
      // New customers are no later count of the old ones.
      if (!pair || (pair === OLD_AND_NEW && kind === 'count')) return [];
      return [{ from: index, to: index + 1, sort: pair.join(), order: String(pair.indexOf(side)), moment: null }];
    }),
  );
}

const VERSION = /^v(?:er(?:sion)?)?(\d{1,3})?$/;

/** A version with its number, `v2` or `v4_1`: the higher one came later. */
function versionIn({ tokens }: FieldName): Time | null {
  const from = tokens.findIndex(({ lower }, index) => {
    const [found, number] = VERSION.exec(lower) ?? [];
    return found !== undefined && (number !== undefined || isNumber(tokens[index + 1]?.lower));
  });
  if (from < 0) return null;
  let to = from + 1;
  while (isNumber(tokens[to]?.lower)) to += 1;
  const said = tokens.slice(from, to).map(({ lower }) => lower);
  const numbers = said.join(' ').match(/\d+/g) ?? [];
  const order = numbers.map((number) => number.padStart(3, '0')).join('.');
  return { from, to, sort: `version ${numbers.length}`, order, moment: null };
}

function isNumber(word: string | undefined): boolean {
  return /^\d{1,3}$/.test(word ?? '');
}

function patternOf(fact: Fact, names: FieldNames): string {
  return fact.path
    .map((part, place) =>
      place === fact.path.length - 1 ? without(names.of(part), 0, 0) : names.of(part).name.toLowerCase(),
    )
    .join('/');
}

function without({ tokens, isNumeral, name }: FieldName, from: number, to: number): string {
  if (isNumeral) return YEAR.test(name) ? '' : name;
  return tokens
    .flatMap(({ lower }, index) => ((index >= from && index < to) || /^[\p{P}\p{S}]+$/u.test(lower) ? [] : [lower]))
    .join(' ');
}

/** The figure's own name without its time; of `{mar, apr}` the name above. */
function labelWithout(fact: Fact, way: readonly FieldName[], from: number, to: number): string {
  const own = way.at(-1);
  const above = nameAbove(way);
  if (!own) return fact.label;
  const bare = withoutWords(fact.label, own, from, to);
  if (bare !== null) return bare;
  const left = measureTokens(own, fact.unit?.id ?? null);
  for (let index = from; index < to; index += 1) left.add(index);
  // The season of `season_start` is no name of what was counted.
  const says = own.tokens.some((_, index) => !left.has(index) && sensesAt(own, index, 'time').length === 0);
  if (!own.isNumeral && (says || (!above && left.size < own.tokens.length))) return labelOfName(own, left);
  if (!above) return fact.label;
  const gone = measureTokens(above, fact.unit?.id ?? null);
  const by = above.words.findIndex((word, index) => index > 0 && BY_WORDS.has(word));
  for (let index = by; by > 0 && index < above.tokens.length; index += 1) gone.add(index);
  return labelOfName(above, gone);
}

/**
 * A label without the words of its time, where these are a word by themselves in it: "Average weekly wk2 asleep" says more than its own name
 * would. Null where nothing but the time, or none of it, stands there.
 */
function withoutWords(label: string, { tokens }: FieldName, from: number, to: number): string | null {
  const words = label.split(' ');
  const time = tokens.slice(from, to).map(({ lower }) => lower);
  const at = words.findIndex((_, index) => time.every((word, place) => words[index + place]?.toLowerCase() === word));
  if (at <= 0 || time.length === 0 || at + time.length >= words.length) return null;
  return words.toSpliced(at, time.length).join(' ');
}

/** A figure is called by the name below the time; a list member, which has none, by the name above. */
function labelBelow(fact: Fact, way: readonly FieldName[], depth: number, from: number, to: number): string {
  const own = way.at(-1);
  if (!own) return fact.label;
  if (own.isNumeral) return labelWithout(fact, way.slice(0, depth + 1), from, to);
  return labelOfName(own, measureTokens(own, fact.unit?.id ?? null));
}

function wordsWithout({ words }: Fact, way: readonly FieldName[], depth: number, from: number, to: number): string[] {
  const gone = new Set(way[depth]?.tokens.slice(from, to).map(({ lower }) => lower));
  const left = words.filter((word) => !gone.has(word));
  return left.length > 0 ? left : [...(nameAbove(way)?.words ?? [])];
}

/** `seats: {before: {…}, after: {…}}`: both lists are of seats. */
function holderOf(way: readonly FieldName[], depth: number, from: number, to: number): string | null {
  const [name, above] = [way[depth], way[depth - 1]];
  const isObject = depth === way.length - 2 && name !== undefined && to - from >= name.tokens.length;
  return isObject && above && !isContainer(above) ? labelOfName(above, measureTokens(above, null)) : null;
}

/** The nearest name above that says anything. */
function nameAbove(way: readonly FieldName[]): FieldName | undefined {
  return way.slice(0, -1).findLast((name) => !name.isNumeral && !isContainer(name));
}

function periodOf(then: Moment | null, now: Moment | null): string {
  if (then === null) return '';
  const [from, to] = [then, now].map((moment) => (moment?.grain === 'year' ? Number(moment.iso) : null));
  if (from !== null && to !== null && (to ?? 0) - (from ?? 0) === 1) return 'the year before';
  // Nothing says whether 2023/24 is a season, a school year or a financial year.
  if (then.grain === 'season') return `in ${then.iso}`;
  return `in ${writePeriod({ kind: 'moment', moment: then }, 'en', 'label')}`;
}

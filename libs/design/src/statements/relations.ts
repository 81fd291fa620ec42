import { type Fact, isRank } from '@app/facts';
import type { Bar, World } from './world';

/** What a figure says of a statement: that it holds, that it does not, or nothing (null). */
export type Verdict = boolean | null;

/** A statement about one figure. */
export type Predicate = (fact: Fact) => Verdict;

export type Order = 'more' | 'less' | 'equal';

/** Tests whether a statement holds for a figure and the figure that it is compared with. */
export type PairTest = (fact: Fact, base: Fact) => boolean;

export function inOrder(...order: readonly Order[]): PairTest {
  return (fact, base) => order.includes(orderOf(fact, base));
}

/** Values this close are called level, as a share of the larger. */
const LEVEL = 0.02;

export function orderOf(one: Fact, other: Fact): Order {
  const [a, b] = [one.number ?? 0, other.number ?? 0];
  return a === b ? 'equal' : a > b ? 'more' : 'less';
}

function areAlike(one: Fact, other: Fact): boolean {
  return (
    one.currency === other.currency &&
    one.unit?.id === other.unit?.id &&
    (one.kind === 'percent') === (other.kind === 'percent')
  );
}

/** A way that a figure went, and by how much where a sentence says so. */
export interface Movement {
  way: 'up' | 'down' | 'steady';
  /** By how much; absent where nothing is said. */
  by?: { test: PairTest; isChange: (fact: Fact) => boolean };
  /** Narrows what came before. */
  since: (bar: Bar) => boolean;
  /** Figures of the times that the sentence names. */
  steps?: ReadonlySet<string>;
  hasSince?: boolean;
  /** The last step of a series is meant (`latest`), or could be (`told`: its last value stands in the sentence). */
  end?: 'latest' | 'told' | undefined;
}

/** Which way a figure went since before. Several earlier values have to agree, unless the size of the step tells which is meant. */
export function movedBy({ way, by, since, steps, hasSince = false, end }: Movement, world: World): Predicate {
  const went = (change: number, base: number): boolean => {
    const share = base === 0 ? Math.sign(change) : change / Math.abs(base);
    if (way === 'steady') return Math.abs(share) <= LEVEL;
    return way === 'up' ? change > 0 : change < 0;
  };
  const fits: PairTest = (now, base) => {
    const change = (now.number ?? 0) - (base.number ?? 0);
    // Who climbs the table comes to a lower place.
    return went(isRank(now) ? -change : change, base.number ?? 0) && (by?.test(now, base) ?? true);
  };
  /** A figure whose time is named is set against the one before it, unless the sentence names another. */
  const stepTo = (fact: Fact): Verdict => {
    if (steps?.has(fact.key) !== true || hasSince) return null;
    const lineup = world.lineupsWith(fact).find(({ temporal }) => temporal);
    const at = lineup?.figures.findIndex(({ key }) => key === fact.key) ?? -1;
    const named = lineup?.figures.filter(({ key }) => steps.has(key)) ?? [];
    const before = lineup?.figures[at - 1];
    return named.length === 1 && before ? fits(fact, before) : null;
  };
  return (fact) => {
    const stepped = stepTo(fact);
    if (stepped !== null) return stepped;
    const verdicts: boolean[] = [];
    for (const bar of world.barsOf(fact))
      if (bar.role === 'previous' && since(bar)) verdicts.push(fits(fact, bar.fact));
    for (const { key, of } of world.pack.changes) {
      const change = world.byKey.get(key);
      if (change?.number != null && (of === fact.key || key === fact.key))
        verdicts.push(went(change.number, 100) && (by?.isChange(change) ?? true));
    }
    if (verdicts.length > 0) return by ? verdicts.some(Boolean) : verdicts.every(Boolean);
    for (const { figures, temporal } of world.lineupsWith(fact)) {
      if (!temporal) continue;
      const at = figures.findIndex(({ key }) => key === fact.key);
      const named = figures.filter(({ key }) => steps?.has(key));
      const [first, last] =
        named.length > 1
          ? [named[0], named.at(-1)]
          : named.length === 1 && at > 0
            ? [figures[at - 1], fact]
            : [figures[0], figures.at(-1)];
      if (!first || !last) continue;
      const before = figures.at(-2);
      const step = end && named.length === 0 && before ? fits(last, before) : null;
      if (end === 'latest' && step !== null) verdicts.push(step);
      // "Fell to 81,200": since the first value, or since the last but one.
      else if (step === null || fact.key !== last.key || step === fits(last, first)) verdicts.push(fits(last, first));
    }
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  };
}

/** How a figure stands to what it is set against. */
export function against(holds: PairTest, world: World, isMeant: (bar: Bar) => boolean): Predicate {
  return (fact) => {
    const verdicts = world
      .barsOf(fact)
      .filter(isMeant)
      .map((bar) => holds(fact, bar.fact));
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  };
}

/** How a figure stands to others: to each that is measured alike. */
export function besides(holds: PairTest, others: readonly Fact[], world: World): Predicate {
  return (fact) => {
    const alike = others.filter((other) => other.key !== fact.key && areAlike(fact, other));
    const lined = alike.filter((other) => isLined(fact, other, world));
    const held =
      lined.length > 0 ? lined : alike.filter((other) => world.likeness(fact, world.fold(other.label)).own >= 0.5);
    return held.length === 0 ? null : held.every((other) => holds(fact, other));
  };
}

/** Whether a figure is the extreme of what it stands in line with, alone or one of so many. */
export function extreme(end: 'most' | 'least', world: World, place = 1, among = 1): Predicate {
  return (fact) => {
    const verdicts = world.lineupsWith(fact).map(({ figures }) => {
      const alike = figures.filter((other) => areAlike(fact, other));
      if (alike.length < 2) return null;
      const ahead = alike.filter(
        (other) => other.key !== fact.key && orderOf(other, fact) !== (end === 'most' ? 'less' : 'more'),
      );
      return among > 1 && place === 1 ? ahead.length < among : ahead.length === place - 1;
    });
    const known = verdicts.filter((verdict) => verdict !== null);
    return known.length === 0 ? null : known.every(Boolean);
  };
}

/** Whether a figure reached what it is meant to: a target from below, a limit or a target of less from above. */
export function reached(world: World, isMeant: (bar: Bar) => boolean): Predicate {
  return (fact) => {
    const verdicts = world
      .barsOf(fact)
      .filter(isMeant)
      .filter(({ role }) => role !== 'total' && role !== 'previous')
      .map((bar) => {
        const order = orderOf(fact, bar.fact);
        // A duration may be better long or short; unless the payload says which, the target cannot be judged.
        if (bar.role !== 'limit' && fact.better === null && fact.kind === 'duration' && order !== 'equal') return null;
        const isLess = bar.role === 'limit' || fact.better === 'down';
        return order === 'equal' || order === (isLess ? 'less' : 'more');
      })
      .filter((verdict) => verdict !== null);
    return verdicts.length === 0 ? null : verdicts.every(Boolean);
  };
}

/** A size as a sentence gives it: "nearly half", "more than twice". */
export interface Size {
  value: number;
  /** `above` has no upper end: "most". */
  bound: 'exact' | 'nearly' | 'morethan' | 'above' | 'lessthan' | 'about' | 'atleast' | 'atmost';
}

const EXACT = 0.045;
const NEAR = 0.16;
const ABOVE = 0.35;

export function isOfSize(ratio: number, { value, bound }: Size): boolean {
  const off = ratio / value - 1;
  switch (bound) {
    case 'exact':
      return Math.abs(off) <= EXACT;
    case 'about':
      return Math.abs(off) <= EXACT * 2;
    case 'nearly':
      return off < 0 && off >= -NEAR;
    case 'lessthan':
      return off < 0;
    case 'atleast':
      return off >= 0 && off <= ABOVE;
    case 'atmost':
      return off <= 0;
    case 'above':
      return off > 0;
    case 'morethan':
      return off > 0 && off <= ABOVE;
  }
}

/** Whether a figure is such a share: of its whole, or as a percentage itself. */
export function shareOf(size: Size, wholes: readonly Fact[], world: World, isMeant: (bar: Bar) => boolean): Predicate {
  return (fact) => {
    const own = fact.number ?? 0;
    const ratioTo = (whole: Fact): number => own / (whole.number ?? Number.NaN);
    const bars = world.barsOf(fact).filter((bar) => isMeant(bar) && bar.role !== 'previous');
    const named = wholes.filter((whole) => whole.key !== fact.key && areAlike(fact, whole));
    const columns = world.lineupsWith(fact).filter(({ figures, temporal }) => {
      const isAdditive = fact.kind !== 'percent' && (fact.unit?.denominator.length ?? 0) === 0;
      return !temporal && isAdditive && figures.length > 2 && figures.every((one) => areAlike(one, fact));
    });
    const sums = columns.map(({ figures }) => own / figures.reduce((sum, { number }) => sum + (number ?? 0), 0));
    // The payload's own whole goes before any other.
    const [ratios = []] = [
      bars.length > 0
        ? []
        : fact.kind === 'percent'
          ? [own / 100]
          : fact.kind === 'ratio' && own >= 0 && own <= 1
            ? [own]
            : [],
      bars.map((bar) => ratioTo(bar.fact)),
      named.map(ratioTo),
      sums,
    ].filter((one) => one.length > 0);
    return ratios.length === 0 ? null : ratios.some((ratio) => isOfSize(ratio, size));
  };
}

/** Whether a figure is so many times another, or times what it was. */
export function timesOf(
  size: Size,
  others: readonly Fact[],
  world: World,
  isMeant: (bar: Bar) => boolean,
  steps: ReadonlySet<string>,
): Predicate {
  return (fact) => {
    const ratio = (now: Fact, base: Fact): boolean => isOfSize((now.number ?? 0) / (base.number ?? Number.NaN), size);
    for (const { figures, temporal } of world.lineupsWith(fact)) {
      const named = temporal ? figures.filter(({ key }) => steps.has(key)) : [];
      const [first, last] = [named[0], named.at(-1)];
      if (first && last && first !== last) return ratio(last, first);
    }
    const lined = others.filter(
      (other) => other.key !== fact.key && areAlike(fact, other) && isLined(fact, other, world),
    );
    const bases =
      lined.length > 0
        ? lined
        : world
            .barsOf(fact)
            .filter(isMeant)
            .map((bar) => bar.fact);
    const course = world
      .lineupsWith(fact)
      .filter(({ temporal, figures }) => temporal && figures.at(-1)?.key === fact.key);
    const known = bases.length > 0 ? bases : course.flatMap(({ figures }) => figures[0] ?? []);
    return known.length === 0 ? null : known.every((base) => ratio(fact, base));
  };
}

function isLined(one: Fact, other: Fact, world: World): boolean {
  return world.lineupsWith(one).some(({ figures }) => figures.some(({ key }) => key === other.key));
}

/** Whether the last steps up to a figure all went one way, `count` of them and no more. */
export function streak(way: 'up' | 'down' | null, count: number | null, world: World): Predicate {
  return (fact) => {
    for (const { figures, temporal } of world.lineupsWith(fact)) {
      if (!temporal) continue;
      const steps = figures.slice(1).map((figure, at) => Math.sign((figure.number ?? 0) - (figures[at]?.number ?? 0)));
      const last = steps.at(-1);
      const run = steps.length - 1 - steps.findLastIndex((step) => step !== last);
      return (
        last !== 0 && (way === null || last === (way === 'up' ? 1 : -1)) && (count === null ? run > 1 : run === count)
      );
    }
    return null;
  };
}

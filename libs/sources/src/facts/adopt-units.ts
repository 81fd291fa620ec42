import type { Fact } from './fact';
import { isBareNumber } from './fact-figure';
import { columnOf, isPlace, objectOf } from './fact-place';
import { groupBy } from './group-by';
import { namesPercent } from './unit-words';
import { SERIES_WORDS } from './words/column.words';
import { GOALS, RAISED } from './words/comparison.words';

/**
 * Lends a unit to bare numbers from the fact they evidently repeat: one of the same name (`netFlow24h` beside
 * `netFlowUsd`), another row of their column (`churn` of 0.8 above one of 1.2), the fact that a list's last value equals
 * (`tvlSeries` beside `tvlUsd`), or the amounts that they are the total of.
 */
export function adoptUnits(facts: readonly Fact[]): Fact[] {
  const lenders = facts.filter(
    (fact) => (fact.currency !== null || fact.kind === 'percent') && fact.number !== null && !isScaled(fact),
  );
  if (lenders.length === 0) return [...facts];
  const lenderByList = new Map(lenders.map((fact) => [columnOf(fact), fact]));
  const byWords = new Map(lenders.map((fact) => [stem(fact), fact]));
  const byNumber = new Map(lenders.map((fact) => [fact.number, fact]));
  const bySum = sumsOf(lenders);
  const lent = new Map<string, Fact>();
  const highs = new Map(
    lenders.flatMap((fact) => (fact.words.join() === 'high' ? [[objectOf(fact), fact] as const] : [])),
  );
  const raisedIn = new Map(
    lenders.flatMap((fact) =>
      fact.currency !== null && RAISED.has(fact.words.join()) ? [[objectOf(fact), fact] as const] : [],
    ),
  );
  for (const [name, list] of groupBy(facts.filter(isBareNumber), columnOf)) {
    const [first] = list;
    const last = list.at(-1);
    if (!first || !last) continue;
    // What a day opened at, beside its high, is a price; elsewhere something is open.
    const high = first.words.join() === 'open' ? highs.get(objectOf(first)) : undefined;
    if (high && list.length === 1 && high.currency !== null) {
      lent.set(first.key, lend(first, high, first.label));
      continue;
    }
    const raised = GOALS.has(first.words.join()) ? raisedIn.get(objectOf(first)) : undefined;
    if (raised && list.length === 1) {
      lent.set(first.key, lend(first, raised, first.label));
      continue;
    }
    const column = lenderByList.get(name);
    if (column) {
      if (column.kind === 'percent' && namesPercent(first.words))
        list.forEach((fact) => lent.set(fact.key, lend(fact, column, fact.label)));
      continue;
    }
    const named = stem(first) === '' ? undefined : byWords.get(stem(first));
    const equal =
      list.length > 2 && Math.abs(last.number ?? 0) >= 100 ? outside(byNumber.get(last.number), last) : undefined;
    const sum = list.length === 1 && first.words.includes('total') ? bySum.get(first.number ?? Number.NaN) : undefined;
    const lender = named && isTwin(first, named) ? priceBeside(first, lenders) : (named ?? equal);
    if (lender) list.forEach((fact) => lent.set(fact.key, lend(fact, lender, lender.label)));
    else if (sum) lent.set(first.key, lend(first, sum, first.label));
  }
  return facts.map((fact) => lent.get(fact.key) ?? fact);
}

/** What its name counts in millions or cents lends no unit to bare numbers, which may be counted otherwise. */
function isScaled({ value, number, kind }: Fact): boolean {
  return typeof value === 'number' && kind === 'currency' && value !== number;
}

/** `change` and `changePercent` of one object are two readings of one movement: the bare one is no percentage. */
function isTwin(fact: Fact, lender: Fact): boolean {
  return lender.kind === 'percent' && objectOf(fact) === objectOf(lender) && fact.number !== lender.number;
}

/** What such a movement is counted in: the price of its object, where there is one. */
function priceBeside(fact: Fact, lenders: readonly Fact[]): Fact | undefined {
  const price = lenders.find(
    (other) => other.currency !== null && other.words.join() === 'price' && objectOf(other) === objectOf(fact),
  );
  return price && fact.words.join() === 'change' ? { ...price, label: fact.label } : undefined;
}

/** In a row of its own list the same number is another thing: 1,502.7 coins at a dollar each. */
function outside(lender: Fact | undefined, { path }: Fact): Fact | undefined {
  const isWithin =
    lender?.path.length === path.length && isPlace(path.at(-2)) && objectOf(lender) === path.slice(0, -1).join('/');
  return isWithin ? undefined : lender;
}

function lend(fact: Fact, { kind, unit, currency }: Fact, label: string): Fact {
  return { ...fact, kind, unit, currency, label };
}

/** What the amounts of a column add up to, with one of them. */
function sumsOf(lenders: readonly Fact[]): Map<number, Fact> {
  const sums = new Map<number, Fact>();
  for (const list of groupBy(
    lenders.filter((fact) => fact.currency !== null),
    columnOf,
  ).values()) {
    const [first] = list;
    const sum = list.reduce((total, fact) => total + (fact.number ?? 0), 0);
    if (first && list.length > 1) sums.set(Number(sum.toFixed(Math.max(...list.map((fact) => fact.precision)))), first);
  }
  return sums;
}

function stem(fact: Fact): string {
  return fact.words.filter((word) => !SERIES_WORDS.has(word)).join(' ');
}

import { wholeOf } from './breakdown';
import type { Fact } from './fact';
import { isBareNumber, isFigure } from './fact-figure';
import { isPlace, objectOf } from './fact-place';
import { groupBy } from './group-by';

/** Lends the parts of an amount its currency or unit: `revenueByRegion` beside the `revenueUsd` that they add up to. */
export function adoptWholes(facts: readonly Fact[]): Fact[] {
  const wholes = facts.filter(
    (fact) => isFigure(fact) && (fact.currency !== null || fact.kind === 'measure' || fact.kind === 'duration'),
  );
  if (wholes.length === 0) return [...facts];
  const byValue = groupBy(wholes, ({ number }) => number ?? Number.NaN);
  const inObjects = facts.filter((fact) => fact.path.length > 1 && isFigure(fact) && !fact.path.some(isPlace));
  const lent = new Map<string, Fact>();
  for (const parts of groupBy(inObjects, objectOf).values()) {
    const whole = parts.every(isBareNumber) ? wholeOf(parts, byValue) : null;
    if (!whole) continue;
    const { kind, unit, currency } = whole;
    for (const part of parts) lent.set(part.key, { ...part, kind, unit, currency });
  }
  return facts.map((fact) => lent.get(fact.key) ?? fact);
}

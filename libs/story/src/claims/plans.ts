import type { Fact } from '@app/facts';
import type { PlanClaim } from '../claim';
import type { Scope } from '../scope';

/** A date that slips is news whatever its length, as a broken limit is; one that comes earlier less so. */
const LATER = 0.9;
const EARLIER = 0.65;
/** The least effect of an amount that is no longer as planned. */
const AMOUNT = 0.65;

/** Claims from plans of which something else is expected now. What is still as planned is no news. */
export function planClaims(scope: Scope): PlanClaim[] {
  return scope.pack.plans.flatMap(({ planned: then, expected }): PlanClaim[] => {
    const [fact, planned] = [scope.fact(expected), scope.fact(then)];
    if (!fact || !planned || scope.isAnyones(fact)) return [];
    const order = orderOf(fact, planned);
    if (order === null || order === 0) return [];
    const isDate = fact.kind === 'date';
    const effect = isDate
      ? order > 0
        ? LATER
        : EARLIER
      : AMOUNT + (1 - AMOUNT) * scope.effectOf(fact.number ?? 0, planned.number ?? 0);
    return [{ kind: 'plan', fact, planned, isDate, way: order > 0 ? 'up' : 'down', effect }];
  });
}

/** Positive where the one is later or larger; null where they cannot be ordered. */
function orderOf(one: Fact, other: Fact): number | null {
  if (one.kind !== 'date')
    return one.number === null || other.number === null ? null : Math.sign(one.number - other.number);
  if (one.form !== other.form) return null;
  const [a, b] = [one, other].map(({ value }) => Date.parse(String(value)));
  return Number.isNaN(a) || Number.isNaN(b) ? null : Math.sign((a ?? 0) - (b ?? 0));
}

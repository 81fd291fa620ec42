import type { Fact } from '@app/facts';
import { factorsOf, isNear } from '../figures/match-fact';
import type { Numeral } from '../figures/numerals/read-numerals';
import { isOfSize, type Order, orderOf, type PairTest, type Size } from './relations';

/** A number that a sentence computes from the payload: "19 minutes less", "up 17 percent", "above 70". */
export interface Computed {
  numeral: Numeral;
  /** "About", "almost", "more than" before it. */
  bound: Size['bound'];
}

const POINTS = /point|punkt|punto/iu;

/** Whether a computed number is that size, in units in which the number may be meant. */
function isSaid({ numeral, bound }: Computed, size: number, factors: readonly number[]): boolean {
  return factors.some((factor) =>
    numeral.amounts.some((amount) =>
      bound === 'exact'
        ? isNear(amount, size * factor)
        : isOfSize((size * factor) / amount.value, { value: 1, bound }) ||
          // What rounds to the number is about it, and neither more nor less.
          (bound === 'about' && isNear(amount, size * factor)),
    ),
  );
}

/** Whether two figures differ by so much: in their own unit, in points, or as a share of the second. */
export function differBy(computed: Computed, ...order: readonly Order[]): PairTest {
  const { numeral } = computed;
  const isShare = numeral.percent && !POINTS.test(numeral.text);
  return (fact, base) => {
    if (order.length > 0 && !order.includes(orderOf(fact, base))) return false;
    const [now, before] = [fact.number ?? Number.NaN, base.number ?? Number.NaN];
    const gap = Math.abs(now - before);
    if (isShare) return isSaid(computed, (gap / Math.abs(before)) * 100, [1]);
    if (numeral.form === 'fraction') return isSaid(computed, gap / Math.abs(before), [1]);
    const isPoints = numeral.percent || (fact.kind === 'ratio' && Math.abs(now) <= 1);
    return isSaid(computed, gap, isPoints ? pointsIn(fact) : factorsOf(numeral, fact));
  };
}

/** Whether a difference in the unit of a number can be one of a figure. */
export function canDiffer({ numeral }: Computed, fact: Fact): boolean {
  if (numeral.percent || numeral.form === 'fraction') return true;
  const isPoints = fact.kind === 'ratio' && Math.abs(fact.number ?? 9) <= 1;
  if (numeral.span !== null && fact.unit?.id !== numeral.span) return false;
  return isPoints ? false : factorsOf(numeral, fact).length > 0;
}

/** Points of a percentage, of a share below one, or of any other score. */
function pointsIn(fact: Fact): number[] {
  if (fact.kind === 'percent') return [1];
  return fact.kind === 'ratio' && Math.abs(fact.number ?? 9) <= 1 ? [100] : [];
}

/** How a figure stands to a number of the sentence; null where the two are in different units. */
export function orderTo({ numeral }: Computed, fact: Fact): Order | null {
  const value = fact.number;
  const [amount] = numeral.amounts;
  if (value === null || amount === undefined || (numeral.form !== 'number' && numeral.form !== 'fraction')) return null;
  const [factor] = numeral.form === 'fraction' && fact.kind === 'percent' ? [0.01] : factorsOf(numeral, fact);
  if (factor === undefined || (numeral.span !== null && fact.unit?.id !== numeral.span)) return null;
  const size = value * factor;
  return Math.abs(size - amount.value) <= Math.abs(amount.value) * 1e-9
    ? 'equal'
    : size > amount.value
      ? 'more'
      : 'less';
}

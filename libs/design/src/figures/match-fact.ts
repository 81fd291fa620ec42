import type { Fact } from '@app/facts';
import type { SpanUnit } from '@app/lingua';
import type { Amount } from './numerals/amounts';
import type { Numeral } from './numerals/read-numerals';
import { isStoppedTime } from './stopped-time';

/** `sign`: the size is the fact's, the sign that is written is not. */
export type FactMatch = 'match' | 'sign' | null;

/** A figure rounded so far that it is another one: 1 for 0.6. */
const COARSEST = 0.2;
const SLACK = 1e-9;

/** Whether a number of a text is this fact: within half a displayed step, in its unit, a percentage also as a fraction. */
export function matchFact(numeral: Numeral, fact: Fact): FactMatch {
  const value = fact.number;
  if (numeral.form === 'clock') return isStoppedTime([numeral], fact) ? 'match' : null;
  if (value === null || numeral.form === 'date') return null;
  const factors = factorsOf(numeral, fact);
  const fits = factors.some((factor) =>
    numeral.amounts.some((amount) => isNear(amount, Math.abs(value) * factor) || isExact(amount, value * factor)),
  );
  if (!fits) return null;
  if (numeral.sign !== 0 && value !== 0 && Math.sign(value) !== numeral.sign) return 'sign';
  return 'match';
}

function isExact(amount: Amount, value: number): boolean {
  return Math.abs(amount.value - value) <= Math.abs(value) * SLACK;
}

/** Whether an amount is a size within half a displayed step, and no other size. */
export function isNear({ value, step }: Amount, fact: number): boolean {
  const gap = Math.abs(Math.abs(value) - fact);
  if (gap > (step / 2) * (1 + SLACK) + fact * SLACK) return false;
  return value === 0 ? fact < 0.05 : gap <= fact * COARSEST;
}

/** What a fact's number is multiplied by before it is compared; none where the units do not go together. */
export function factorsOf(numeral: Numeral, fact: Fact): number[] {
  const { kind } = fact;
  if (numeral.form === 'fraction') return kind === 'percent' ? [0.01] : kind === 'ratio' ? [1] : [];
  if (numeral.percent) {
    if (kind === 'percent' || fact.unit?.id === 'percentage-point') return [1];
    if (fact.unit?.id === 'permyriad') return [0.01];
    return kind === 'ratio' || kind === 'count' ? (Math.abs(fact.number ?? 9) <= 1 ? [100] : []) : [];
  }
  if (numeral.currency !== null && (!numeral.isOtherWord || kind === 'currency'))
    return kind === 'currency' && sameMoney(numeral.currency, fact.currency) ? [1] : [];
  if (numeral.span !== null) return sameSpan(numeral.span, fact) ? [1] : [];
  return [1];
}

/** A dollar sign stands for any dollar, ¥ for yen and yuan. */
function sameMoney(shown: string, currency: string | null): boolean {
  if (currency === null || shown === currency) return true;
  if (shown === 'USD') return currency.endsWith('D');
  return shown === 'JPY' && currency === 'CNY';
}

function sameSpan(span: SpanUnit, fact: Fact): boolean {
  if (fact.kind === 'percent' || fact.kind === 'currency' || fact.kind === 'temperature') return false;
  const own = fact.unit?.id ?? null;
  return own === null || fact.kind === 'date' || own === span;
}

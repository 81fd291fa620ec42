import { type Period, sensesOf, writePeriod } from '@app/lingua';
import type { ComparisonRole, Fact, FactComparison } from '../fact';
import { isEarlier } from '../names/name-senses';
import type { NamedRole } from '../names/roles';

/** A figure with the part that its names give it. */
export interface PlayingFact {
  readonly fact: Fact;
  readonly named: NamedRole;
  /** The side on which its own text wants the figure that it is for: "≥ 90". */
  readonly bar?: 'above' | 'below';
  /** Path of the object that holds it. */
  readonly object: string;
  /** Path of the object that it and its counterpart stand in. */
  readonly scope: string;
}

/** Which way is good by a bar's own word: a floor is to be kept above, and a record low is broken below it. */
export function wayOf(role: ComparisonRole, { isFloor }: NamedRole): Pick<FactComparison, 'better'> {
  return isFloor ? { better: role === 'record' ? 'down' : 'up' } : {};
}

/** A plan for another year says nothing of this one. */
export function areApart(role: ComparisonRole, one: NamedRole, other: NamedRole): boolean {
  const [a, b] = [momentOf(one), momentOf(other)];
  if (role === 'previous') return false;
  // Last year's target was for last year.
  const isPast = ({ period }: NamedRole): boolean => period !== null && isEarlier(period);
  if (role === 'target' && isPast(other) && !isPast(one)) return true;
  return (isAhead(other) && !isAhead(one)) || (a !== null && b !== null && a !== b);
}

/** The calendar time that a figure's names say; null for none. */
export function momentOf({ period }: NamedRole): string | null {
  return period?.kind === 'moment' ? period.moment.iso : null;
}

/** Next month, next year. */
function isAhead({ period }: NamedRole): boolean {
  return period?.kind === 'relative' && period.back < 0;
}

/** Whether both are worked out over many figures, in two ways. */
export function areOtherwiseTaken(...both: readonly [NamedRole, NamedRole]): boolean {
  const [one, other] = both.map(({ aggregates }) => aggregates.filter((aggregate) => aggregate !== 'sum')) as [
    string[],
    string[],
  ];
  return one.length > 0 && other.length > 0 && !one.some((aggregate) => other.includes(aggregate));
}

/** New customers are no later count of the old ones. */
export function areNewAndOld(now: Fact, then: Fact): boolean {
  const has = ({ words }: Fact, side: 'first' | 'last'): boolean =>
    words.some((word) => sensesOf(word).some((sense) => sense.as === 'side' && sense.side === side));
  return now.kind === 'count' && has(now, 'last') && has(then, 'first');
}

/** Letters that two forms of one word share at least: "damage" and "damaged", "members" and "membership". */
const SHARED = 5;

/** Whether two words of keys are forms of one. */
export function areAkin(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= SHARED && one.length - shared <= 2 + Number(shared > SHARED) && other.length - shared <= 3;
}

/**
 * "the month before", "a year earlier": a payload may be read long after its time, so its periods are set against its own.
 * "Last month" where it says so itself. Empty where no span is named.
 */
export function periodWords(period: Period | null, words: readonly string[]): string {
  if (period === null) return '';
  if (period.kind === 'ago')
    return period.count === 1 ? `a ${period.of} earlier` : `${period.count} ${period.of}s earlier`;
  if (period.kind !== 'relative') return writePeriod(period, 'en', 'label');
  if (period.of === 'period' || period.back !== 1) return '';
  if (period.sameOf !== undefined) return `the same ${period.sameOf} a ${period.of} earlier`;
  return words.includes('last') ? `last ${period.of}` : `the ${period.of} before`;
}

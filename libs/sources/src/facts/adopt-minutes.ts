import type { Fact } from './fact';
import { objectOf } from './fact-place';

const HOURS = /^\d+\s?h(?:\s?\d+\s?m(?:in)?)?$/i;
const MINUTES = /^\d+\s?m$/;

/** Reads "22m" beside "7h 12m" as minutes: alone it would be metres. */
export function adoptMinutes(facts: readonly Fact[]): Fact[] {
  const timed = new Set(facts.filter(({ value }) => typeof value === 'string' && HOURS.test(value)).map(objectOf));
  if (timed.size === 0) return [...facts];
  return facts.map((fact) =>
    fact.unit === 'm' && typeof fact.value === 'string' && MINUTES.test(fact.value) && timed.has(objectOf(fact))
      ? { ...fact, kind: 'duration', unit: 'minutes' }
      : fact,
  );
}

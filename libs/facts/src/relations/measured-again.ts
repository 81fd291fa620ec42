import type { Fact, FactComparison } from '../fact';

/**
 * `{baseline: {date, time}, race: {date, time}, goal}`: what was measured the same way on an earlier day is an earlier value, whatever
 * it is called.
 */
export function withEarlierMeasures(
  comparisons: readonly FactComparison[],
  facts: ReadonlyMap<string, Fact>,
): FactComparison[] {
  const days = new Map<string, string>();
  for (const { kind, form, path, value } of facts.values())
    if (kind === 'date' && form === 'day') days.set(objectOf(path), String(value));
  return comparisons.map((pair) => {
    const [subject, other] = [facts.get(pair.subject), facts.get(pair.other)];
    if (pair.role !== 'benchmark' || pair.name !== null || !subject || !other) return pair;
    const [now, then] = [days.get(objectOf(subject.path)), days.get(objectOf(other.path))];
    const isSameMeasure = subject.path.at(-1) === other.path.at(-1) && subject.path.length === other.path.length;
    return isSameMeasure && now !== undefined && then !== undefined && then < now
      ? { ...pair, role: 'previous' }
      : pair;
  });
}

function objectOf(path: readonly string[]): string {
  return path.slice(0, -1).join('/');
}

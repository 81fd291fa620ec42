import type { Fact, FactComparison } from '../fact';
import { isBareNumber, unitOf } from '../fact-figure';
import type { FieldNames } from '../names/field-name';
import { isRoleAlone } from '../names/name-senses';
import type { PlayingFact } from './find-comparisons';

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

/** A goal beside objects is for the only present figure of its unit in them: `{baseline: {time}, race: {time}, goal: "52:00"}`. */
export function findGoalsAbove(
  playing: readonly PlayingFact[],
  comparisons: readonly FactComparison[],
  names: FieldNames,
): FactComparison[] {
  const others = new Set(comparisons.map(({ other }) => other));
  const goals = playing.filter(
    ({ fact, named }) =>
      named.role === 'target' &&
      isRoleAlone(names.of(fact.path.at(-1) ?? '')) &&
      !others.has(fact.key) &&
      !isBareNumber(fact) &&
      fact.number !== null,
  );
  return goals.flatMap(({ fact: goal, object }): FactComparison[] => {
    const [present, another] = playing.filter(
      ({ fact, named }) =>
        fact.number !== null &&
        objectOf(fact.path.slice(0, -1)) === object &&
        unitOf(fact) === unitOf(goal) &&
        fact.form === goal.form &&
        !others.has(fact.key) &&
        (named.role === null || named.role === 'current'),
    );
    if (!present || another) return [];
    return [{ role: 'target', subject: present.fact.key, other: goal.key, name: null, period: '' }];
  });
}

function objectOf(path: readonly string[]): string {
  return path.slice(0, -1).join('/');
}

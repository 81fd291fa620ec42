import type { Fact, FactComparison } from '../fact';
import { columnOf, isPlace } from '../fact-place';
import { groupBy } from '../group-by';

/**
 * Leaves out what is set against different columns in the rows of one list: a row in which another figure fits by chance. What most
 * rows are set against holds, if those that differ have no figure of it.
 */
export function inSameColumns(
  comparisons: readonly FactComparison[],
  facts: ReadonlyMap<string, Fact>,
): FactComparison[] {
  const wrong = new Set<FactComparison>();
  const columnAt = (key: string): string => {
    const fact = facts.get(key);
    return fact ? columnOf(fact) : key;
  };
  const ofRows = comparisons.filter(({ other }) => facts.get(other)?.path.some((part) => isPlace(part)));
  for (const pairs of groupBy(ofRows, ({ role, other }) => `${role} ${columnAt(other)}`).values()) {
    const bySubject = [...groupBy(pairs, ({ subject }) => columnAt(subject)).values()];
    if (bySubject.length < 2) continue;
    const most = bySubject.reduce((one, another) => (another.length > one.length ? another : one));
    const isMost = most.length * 2 > pairs.length;
    const others = pairs.filter((pair) => !most.includes(pair));
    const hold = isMost && others.every(({ other }) => !facts.has(besideIn(other, most[0]?.subject ?? '')));
    for (const pair of hold ? others : pairs) wrong.add(pair);
  }
  return comparisons.filter((pair) => !wrong.has(pair));
}

/** The pointer of a figure's column in the row of another. */
function besideIn(other: string, subject: string): string {
  return `${other.slice(0, other.lastIndexOf('/'))}/${subject.slice(subject.lastIndexOf('/') + 1)}`;
}

import type { Fact, FactBridge, FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { columnOf, isPlace, objectOf } from '../fact-place';
import { groupBy } from '../group-by';

/** A bridge of one step says no more than its ends, and more than these cannot be seen apart. */
const LEAST_STEPS = 2;
const MOST_STEPS = 6;
/** How many sums must be ruled out before one that fits counts as proof rather than coincidence. */
const BY_CHANCE = 100;

/**
 * Finds what leads from an earlier figure to a later one, `{opening, sold, churn, closing}`, and from zero to a sum with losses
 * among its parts, `{revenue, costs: -900, profit}`. All figures of the unit that stand there add up to the last digit: in the
 * object of both ends or between them, in another object, or in a column.
 */
export function findBridges(facts: readonly Fact[], comparisons: readonly FactComparison[]): FactBridge[] {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const groups = [...groupBy(facts.filter(isFigure), groupOf).values()];
  const changes = comparisons.flatMap(({ role, subject, other }): FactBridge[] => {
    const [start, end] = [byKey.get(other), byKey.get(subject)];
    if (role !== 'previous' || !start || !end || [start, end].some((fact) => isCell(fact) || !isFigure(fact)))
      return [];
    return bridgeBetween(start, end, groups) ?? [];
  });
  const known = new Set(changes.flatMap(({ steps }) => steps.map(({ key }) => key)));
  const sums = groups.filter((group) => !group.some(({ key }) => known.has(key)));
  return [...changes, ...sums.flatMap((group) => signedSum(group, groups) ?? [])];
}

/** Figures of one unit in one object, or in one column. */
function groupOf(fact: Fact): string {
  return `${isCell(fact) ? columnOf(fact) : objectOf(fact)} ${unitOf(fact)}`;
}

function isCell({ path }: Fact): boolean {
  return path.some((part) => isPlace(part));
}

function bridgeBetween(start: Fact, end: Fact, groups: readonly Fact[][]): FactBridge[] | null {
  const net = numberOf(end) - numberOf(start);
  for (const group of groups) {
    const [first] = group;
    const isOwn = group.includes(end) && group.includes(start);
    if (!first || unitOf(first) !== unitOf(end) || group.includes(end) !== group.includes(start)) continue;
    // The change itself is no step of it.
    const others = group.filter((fact) => fact !== start && fact !== end && numberOf(fact) !== net);
    const [from = 0, to = 0] = [start, end].map((fact) => group.indexOf(fact)).sort((a, b) => a - b);
    const between = others.filter((fact) => group.indexOf(fact) > from && group.indexOf(fact) < to);
    for (const steps of isOwn ? [others, between] : [others]) {
      const found = stepsOf(steps, start, end, isOwn);
      if (found) return [{ start: start.key, steps: found, end: end.key }];
    }
  }
  return null;
}

/** Steps that add up; signs that the payload does not write are looked for beside both ends alone, and only one way may fit. */
function stepsOf(facts: readonly Fact[], start: Fact, end: Fact, isOwn: boolean): FactBridge['steps'] | null {
  if (facts.length < LEAST_STEPS || facts.length > MOST_STEPS) return null;
  const fits = (takes: readonly boolean[]): boolean =>
    addsUp([start, ...facts], [false, ...takes], end) && isTelling(2 ** takes.filter(Boolean).length, [start, end]);
  const plain = facts.map(() => false);
  const isUnsigned = facts.every((fact) => numberOf(fact) > 0);
  const ways =
    isUnsigned && isOwn ? Array.from({ length: 2 ** facts.length }, (_, bits) => takenBy(facts, bits)) : [plain];
  const [only, another] = ways.filter(fits);
  return only && !another ? facts.map(({ key }, index) => ({ key, takes: only[index] ?? false })) : null;
}

/** One way to take some of several figures away, by the bits of its number. */
function takenBy(facts: readonly Fact[], bits: number): boolean[] {
  return facts.map((_, index) => Math.floor(bits / 2 ** index) % 2 === 1);
}

/** Figures with losses among them that add up to one of them, or to the one outside of their column: a profit, a net flow. */
function signedSum(group: readonly Fact[], groups: readonly Fact[][]): FactBridge[] | null {
  const [first] = group;
  if (!first || group.length > MOST_STEPS + 1 || group.every((fact) => numberOf(fact) >= 0)) return null;
  const outside = isCell(first) ? groups.flat().filter((fact) => !isCell(fact) && unitOf(fact) === unitOf(first)) : [];
  const ends = [...outside, ...group];
  const found = ends.flatMap((end): FactBridge[] => {
    const steps = group.filter((fact) => fact !== end);
    if (steps.length < LEAST_STEPS || steps.length > MOST_STEPS || !isTelling(ends.length, [end])) return [];
    const isSum = addsUp(steps, [], end);
    return isSum ? [{ start: null, steps: steps.map(({ key }) => ({ key, takes: false })), end: end.key }] : [];
  });
  return found.length === 1 ? found : null;
}

function numberOf({ number }: Fact): number {
  return number ?? 0;
}

/** Whether figures, less those that are taken away, are another one to its last digit. */
function addsUp(facts: readonly Fact[], takes: readonly boolean[], end: Fact): boolean {
  const sum = facts.reduce((all, fact, index) => all + (takes[index] ? -1 : 1) * numberOf(fact), 0);
  const precision = Math.max(end.precision, ...facts.map((fact) => fact.precision));
  return Math.abs(sum - numberOf(end)) < 0.25 * 10 ** -precision;
}

/** Whether the figures have more digits than as many tries meet by chance. */
function isTelling(tries: number, facts: readonly Fact[]): boolean {
  const digits = facts.map(({ number }) => String(number).replace(/\D/g, '').length);
  return tries * BY_CHANCE <= 10 ** Math.max(...digits);
}

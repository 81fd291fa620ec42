import type { ComparisonRole, Fact, FactChange, FactComparison, FactExtremes } from './fact';
import { monthIndex } from './name-words';
import { pointerOf, type Json } from './json-pointer';

const PREVIOUS = new Set(['previous', 'prev', 'prior', 'last', 'before', 'earlier']);
const PERIODS = new Set(['day', 'week', 'month', 'quarter', 'year', 'season']);
const TARGETS = new Set(['target', 'goal', 'budget', 'forecast', 'plan', 'quota']);
const BENCHMARKS = new Set(['benchmark', 'industry', 'national', 'reference', 'baseline']);
const CHANGES = new Set(['change', 'delta', 'growth', 'pnl', 'increase', 'decrease', 'gain', 'loss', 'diff']);

/** Finds benchmarks, earlier values and targets by name. */
export function findComparisons(facts: readonly Fact[]): FactComparison[] {
  const figures = facts.filter((fact) => fact.number !== null && fact.kind !== 'date');
  const found: FactComparison[] = [];
  for (const other of figures) {
    const reading = roleOf(other);
    if (!reading) continue;
    const siblings = figures.filter(
      (fact) => fact !== other && sameObject(fact, other) && sameUnit(fact, other) && !roleOf(fact),
    );
    const subject =
      siblings.find(
        (fact) =>
          fact.words.filter((word) => !['current', 'now', 'this', 'actual'].includes(word)).join() ===
          reading.rest.join(),
      ) ??
      (reading.rest.length === 0 ? siblings[0] : undefined) ??
      (reading.role === 'benchmark' ? siblings.find((fact) => !isChange(fact)) : undefined);
    if (!subject) continue;
    const name = facts.find(
      (fact) =>
        sameObject(fact, other) &&
        fact.kind === 'name' &&
        BENCHMARKS.has(fact.words[0] ?? '') &&
        reading.role === 'benchmark',
    );
    found.push({
      role: reading.role,
      subject: subject.key,
      other: other.key,
      name: name?.key ?? null,
      period: reading.period,
    });
  }
  return found;
}

function roleOf(fact: Fact): { role: ComparisonRole; rest: string[]; period: string } | null {
  const words = fact.words.filter((word) => !['value', 'current', 'now'].includes(word));
  const without = (drop: (word: string) => boolean): string[] => words.filter((word) => !drop(word));
  if (words.some((word) => BENCHMARKS.has(word)))
    return { role: 'benchmark', rest: without((w) => BENCHMARKS.has(w)), period: '' };
  if (words.some((word) => TARGETS.has(word)))
    return { role: 'target', rest: without((w) => TARGETS.has(w)), period: '' };
  if (words.some((word) => PREVIOUS.has(word))) {
    const span = words.find((word) => PERIODS.has(word));
    const relative = words.includes('last') ? 'last' : 'the';
    const period = !span ? '' : relative === 'last' ? `last ${span}` : `the ${span} before`;
    return { role: 'previous', rest: without((w) => PREVIOUS.has(w) || PERIODS.has(w)), period };
  }
  const month = words.find((word) => word.length > 3 && monthIndex(word) >= 0);
  if (month && words.length > 1)
    return {
      role: 'previous',
      rest: without((w) => w === month),
      period: `in ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    };
  return null;
}

function sameObject(a: Fact, b: Fact): boolean {
  return a.path.length === b.path.length && a.path.slice(0, -1).join('/') === b.path.slice(0, -1).join('/');
}

function sameUnit(a: Fact, b: Fact): boolean {
  const loose = (fact: Fact): string => (fact.kind === 'ratio' ? 'count' : fact.kind);
  return loose(a) === loose(b) && a.unit === b.unit && a.currency === b.currency;
}

/** Tells whether a figure is a movement: a change, a profit or loss, a growth. */
export function isChange(fact: Fact): boolean {
  return (
    fact.number !== null &&
    fact.kind !== 'date' &&
    fact.words.some((word) => CHANGES.has(word) || /^(yoy|mom|wow)$/.test(word))
  );
}

/** Finds movements and what they moved: `tvlChange7dPct` belongs to `tvlUsd`. */
export function findChanges(facts: readonly Fact[]): FactChange[] {
  return facts.filter(isChange).map((fact) => {
    const stem = fact.words.filter((word) => !CHANGES.has(word) && !/^(yoy|mom|wow)$/.test(word));
    const siblings = facts.filter(
      (other) =>
        other !== fact && other.number !== null && sameObject(other, fact) && !isChange(other) && other.kind !== 'date',
    );
    const named =
      stem.length > 0
        ? (siblings.find((other) => other.words.join() === stem.join()) ??
          siblings.find((other) => stem.every((word) => other.words.includes(word))))
        : undefined;
    const bare = stem.length === 0 && siblings.length === 1 ? siblings[0] : undefined;
    const farther =
      stem.length > 0
        ? facts.find(
            (other) =>
              other.number !== null &&
              !isChange(other) &&
              other.path.length < fact.path.length &&
              other.words.join() === stem.join(),
          )
        : undefined;
    return { key: fact.key, of: (named ?? bare ?? farther)?.key ?? null, window: fact.window };
  });
}

/** Finds pairs of named objects such as `bestMover` and `worstMover`. */
export function findExtremes(root: Json, byKey: ReadonlyMap<string, Fact>): FactExtremes[] {
  const found: FactExtremes[] = [];
  const visit = (node: Json, path: string[], depth: number): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node) || depth > 4) return;
    const names = Object.keys(node);
    for (const name of names) {
      const twin = name.match(/^best/i)
        ? name.replace(/best/i, (b) => (b === 'best' ? 'worst' : 'Worst'))
        : name.match(/^top/i)
          ? name.replace(/top/i, 'bottom')
          : null;
      if (!twin || !names.includes(twin)) continue;
      const best = endOf([...path, name], byKey);
      const worst = endOf([...path, twin], byKey);
      if (best && worst) found.push({ best, worst });
    }
    for (const name of names) visit(node[name] ?? null, [...path, name], depth + 1);
  };
  visit(root, [], 0);
  return found;
}

function endOf(path: string[], byKey: ReadonlyMap<string, Fact>): FactExtremes['best'] | null {
  const prefix = `${pointerOf(path)}/`;
  const inside = [...byKey.values()].filter((fact) => fact.key.startsWith(prefix));
  const name =
    inside.find((fact) => ['name', 'handle'].includes(fact.kind)) ?? inside.find((fact) => fact.kind === 'date');
  const figure = inside.find((fact) => fact.number !== null && fact.kind !== 'date');
  return name && figure ? { name: { key: name.key, form: 'full' }, figure: figure.key } : null;
}

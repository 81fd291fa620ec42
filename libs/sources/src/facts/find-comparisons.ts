import type { ComparisonRole, Fact, FactComparison } from './fact';
import { isChange } from './find-changes';
import { monthIndex } from './name-words';
import { wordTable } from './word-table';

const PREVIOUS = new Set(
  'previous prev prior last before earlier vorher vorherig précédent précédente precedent precedente anterior previo previa scorso scorsa önceki geçen'.split(
    ' ',
  ),
);
/** Words that say "the month before" in one, and those for spans of time beside the others, by the English span. */
const SPANS_BEFORE = wordTable<string>({
  vortag: 'day',
  vorwoche: 'week',
  vormonat: 'month',
  vorquartal: 'quarter',
  vorjahr: 'year',
});
const FOREIGN_PERIODS = wordTable<string>({
  semaine: 'week',
  semana: 'week',
  settimana: 'week',
  hafta: 'week',
  mois: 'month',
  mes: 'month',
  mês: 'month',
  mese: 'month',
  ay: 'month',
  trimestre: 'quarter',
  année: 'year',
  annee: 'year',
  año: 'year',
  ano: 'year',
  anno: 'year',
  yıl: 'year',
});
const PERIODS = new Set(['day', 'week', 'month', 'quarter', 'year', 'season']);
const TARGETS = new Set(['target', 'goal', 'budget', 'forecast', 'plan', 'quota']);
/** A budget on its own is the goal of what was spent of it, and of nothing else. */
const SPENT = new Set(['spent', 'spending', 'spend', 'actual', 'used', 'cost', 'costs']);
const BENCHMARKS = new Set(['benchmark', 'industry', 'national', 'reference', 'baseline']);
const ROLES = new Set([...PREVIOUS, ...TARGETS, ...BENCHMARKS]);
const PRESENT = new Set(['current', 'now', 'this', 'actual']);

interface Role {
  role: ComparisonRole;
  /** Words of the name that are left for the thing itself. */
  rest: string[];
  period: string;
}

/** What one object offers to be compared with, found without walking it again for every candidate. */
interface Siblings {
  /** Figures that play no part themselves, by unit and by unit and words. */
  byUnit: Map<string, Fact[]>;
  byName: Map<string, Fact>;
  benchmarkName: Fact | null;
}

/** Finds benchmarks, earlier values and targets by name, in time that grows with the payload. */
export function findComparisons(facts: readonly Fact[]): FactComparison[] {
  const roles = facts.map((fact) => (isFigure(fact) ? roleOf(fact) : null));
  const others = facts.flatMap((other, index) => {
    const role = roles[index];
    return role ? [{ other, role }] : [];
  });
  if (others.length === 0) return [];
  const objects = new Map<string, Siblings>();
  facts.forEach((fact, index) => {
    if (!roles[index]) addSibling(fact, objects);
  });
  return others.flatMap(({ other, role }) => {
    const object = objects.get(objectOf(other));
    const subject = object && subjectOf(other, role, object);
    if (!subject) return [];
    const name = role.role === 'benchmark' ? (object.benchmarkName?.key ?? null) : null;
    return [{ role: role.role, subject: subject.key, other: other.key, name, period: role.period }];
  });
}

function addSibling(fact: Fact, objects: Map<string, Siblings>): void {
  const key = objectOf(fact);
  const object: Siblings = objects.get(key) ?? { byUnit: new Map(), byName: new Map(), benchmarkName: null };
  objects.set(key, object);
  if (fact.kind === 'name' && BENCHMARKS.has(fact.words[0] ?? '')) object.benchmarkName ??= fact;
  if (!isFigure(fact)) return;
  const unit = unitOf(fact);
  const kin = object.byUnit.get(unit);
  if (kin) kin.push(fact);
  else object.byUnit.set(unit, [fact]);
  const name = `${unit} ${fact.words.filter((word) => !PRESENT.has(word)).join()}`;
  if (!object.byName.has(name)) object.byName.set(name, fact);
}

function subjectOf(other: Fact, { role, rest }: Role, object: Siblings): Fact | undefined {
  const unit = unitOf(other);
  const kin = object.byUnit.get(unit) ?? [];
  const named = object.byName.get(`${unit} ${rest.join()}`);
  if (named) return named;
  if (rest.join() === 'close') return object.byName.get(`${unit} price`);
  if (rest.length === 0) {
    const goal = kin.find((fact) => isGoalOf(other, fact));
    if (goal) return goal;
  }
  return role === 'benchmark' ? kin.find((fact) => !isChange(fact)) : undefined;
}

function isGoalOf(goal: Fact, fact: Fact): boolean {
  return !goal.words.includes('budget') || fact.words.some((word) => SPENT.has(word));
}

function roleOf(fact: Fact): Role | null {
  if (!fact.words.some((word) => ROLES.has(word) || word in SPANS_BEFORE || isMonth(word))) return null;
  const words = fact.words.filter((word) => !['value', 'current', 'now'].includes(word));
  const without = (drop: (word: string) => boolean): string[] => words.filter((word) => !drop(word));
  if (words.some((word) => BENCHMARKS.has(word)))
    return { role: 'benchmark', rest: without((w) => BENCHMARKS.has(w)), period: '' };
  if (words.some((word) => TARGETS.has(word)))
    return { role: 'target', rest: without((w) => TARGETS.has(w)), period: '' };
  if (words.some((word) => PREVIOUS.has(word) || word in SPANS_BEFORE)) {
    const span = words.map(spanOf).find((word) => word !== undefined);
    const relative = words.includes('last') ? 'last' : 'the';
    const period = !span ? '' : relative === 'last' ? `last ${span}` : `the ${span} before`;
    return { role: 'previous', rest: without((w) => PREVIOUS.has(w) || spanOf(w) !== undefined), period };
  }
  const month = words.find(isMonth);
  if (!month || words.length < 2) return null;
  const period = `in ${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  return { role: 'previous', rest: without((w) => w === month), period };
}

/** The span that a word of a name is, in English: `vormonat` is a month as `mois` is. */
function spanOf(word: string): string | undefined {
  return PERIODS.has(word) ? word : (SPANS_BEFORE[word] ?? FOREIGN_PERIODS[word]);
}

function isMonth(word: string): boolean {
  return word.length > 3 && monthIndex(word) >= 0;
}

function isFigure(fact: Fact): boolean {
  return fact.number !== null && fact.kind !== 'date';
}

function objectOf(fact: Fact): string {
  return fact.path.slice(0, -1).join('/');
}

/** Counts and ratios go together; everything else only with its own unit. */
function unitOf(fact: Fact): string {
  return `${fact.kind === 'ratio' ? 'count' : fact.kind} ${fact.unit} ${fact.currency}`;
}

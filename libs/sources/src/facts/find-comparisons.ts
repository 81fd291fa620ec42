import type { ComparisonRole, Fact, FactComparison } from './fact';
import { isChange } from './find-changes';
import { monthIndex, nameWords } from './name-words';
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
/** What else an object of an earlier time may be called. */
const EARLIER = new Set(
  'period totals total values day days week weeks month months quarter quarters year years season'.split(' '),
);
const PERIODS = new Set(['day', 'week', 'month', 'quarter', 'year', 'season']);
const TARGETS = new Set(['target', 'goal', 'budget', 'forecast', 'plan', 'quota']);
/** A budget on its own is the goal of what was spent of it, and of nothing else. */
const SPENT = new Set(['spent', 'spending', 'spend', 'actual', 'used', 'cost', 'costs']);
const BENCHMARKS = new Set(['benchmark', 'industry', 'national', 'reference', 'baseline']);
const ROLES = new Set([...PREVIOUS, ...TARGETS, ...BENCHMARKS]);
const PRESENT = new Set(['current', 'now', 'today', 'latest', 'this', 'actual']);

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
    if (roles[index]) return;
    addSibling(fact, objectOf(fact), objects);
    for (const beside of besides(fact)) addSibling(fact, beside, objects);
  });
  return others.flatMap(({ other, role }) => {
    const object = objects.get(isOfEarlier(other.path) ? besideObject(other.path.slice(0, -2)) : objectOf(other));
    const subject = object && subjectOf(other, role, object);
    if (!subject) return [];
    const name = role.role === 'benchmark' ? (object.benchmarkName?.key ?? null) : null;
    return [{ role: role.role, subject: subject.key, other: other.key, name, period: role.period }];
  });
}

/** Tells whether figures stand in an object of an earlier time: `previous: {users: 44100}` beside `totals`. */
export function isOfEarlier(path: readonly string[]): boolean {
  const words = nameWords(path.at(-2) ?? '');
  // The last seven days are now.
  if (words.some((word) => /\d/.test(word)) && ['last', 'earlier'].includes(words[0] ?? '')) return false;
  return (
    words.some((word) => PREVIOUS.has(word)) &&
    words.every((word) => PREVIOUS.has(word) || EARLIER.has(word) || /^\d/.test(word))
  );
}

/** Where what stands beside an object is found: the members of its parent, and of the other objects there. */
function besideObject(parent: readonly string[]): string {
  return `*${parent.join('/')}`;
}

function besides({ path }: Fact): string[] {
  return [path.slice(0, -1), ...(path.length > 1 ? [path.slice(0, -2)] : [])].map(besideObject);
}

function addSibling(fact: Fact, key: string, objects: Map<string, Siblings>): void {
  const object: Siblings = objects.get(key) ?? { byUnit: new Map(), byName: new Map(), benchmarkName: null };
  objects.set(key, object);
  if (fact.kind === 'name' && BENCHMARKS.has(fact.words[0] ?? '')) object.benchmarkName ??= fact;
  if (!isFigure(fact)) return;
  const unit = unitOf(fact);
  const kin = object.byUnit.get(unit);
  if (kin) kin.push(fact);
  else object.byUnit.set(unit, [fact]);
  const name = `${unit} ${fact.words.filter((word) => word !== 'value' && !PRESENT.has(word)).join()}`;
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
  if (isOfEarlier(fact.path))
    return { role: 'previous', rest: fact.words, period: periodOf(nameWords(fact.path.at(-2) ?? '')) };
  if (!fact.words.some((word) => ROLES.has(word) || word in SPANS_BEFORE || word === 'yesterday' || isMonth(word)))
    return null;
  const words = fact.words.filter((word) => !['value', 'current', 'now'].includes(word));
  const without = (drop: (word: string) => boolean): string[] => words.filter((word) => !drop(word));
  if (words.some((word) => BENCHMARKS.has(word)))
    return { role: 'benchmark', rest: without((w) => BENCHMARKS.has(w)), period: '' };
  if (words.some((word) => TARGETS.has(word)))
    return { role: 'target', rest: without((w) => TARGETS.has(w)), period: '' };
  if (words.some((word) => PREVIOUS.has(word) || word in SPANS_BEFORE)) {
    return {
      role: 'previous',
      rest: without((w) => PREVIOUS.has(w) || spanOf(w) !== undefined),
      period: periodOf(words),
    };
  }
  if (words.includes('yesterday'))
    return { role: 'previous', rest: without((w) => w === 'yesterday'), period: 'yesterday' };
  const month = words.find(isMonth);
  if (!month || words.length < 2) return null;
  const period = `in ${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  return { role: 'previous', rest: without((w) => w === month), period };
}

/** "last month", or "the month before"; empty where no span is named. */
function periodOf(words: readonly string[]): string {
  const span = words.map(spanOf).find((word) => word !== undefined);
  if (!span) return '';
  return words.includes('last') ? `last ${span}` : `the ${span} before`;
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

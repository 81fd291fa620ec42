import type { ComparisonRole, Fact, FactComparison } from './fact';
import { isChange } from './find-changes';
import { isFigure, unitOf } from './fact-figure';
import { objectOf } from './fact-place';
import type { FieldNames } from './field-names';
import { addTo } from './group-by';
import { upperFirst } from './letter-case';
import { FOREIGN_PERIODS, monthIndex, PERIODS, SPANS_BEFORE } from './words/calendar.words';
import { BENCHMARKS, EARLIER, PRESENT, PREVIOUS, SPENT, TARGETS } from './words/comparison.words';

const ROLES = new Set([...PREVIOUS, ...TARGETS, ...BENCHMARKS]);

interface Role {
  role: ComparisonRole;
  /** Words of the name that are left for the thing itself. */
  rest: string[];
  period: string;
  /** All of its object is of an earlier time, so that what it is set against stands in another one. */
  apart?: boolean;
}

/** What one object offers to be compared with, found without walking it again for every candidate. */
interface Siblings {
  /** Figures that play no part themselves, by unit and by unit and words. */
  byUnit: Map<string, Fact[]>;
  byName: Map<string, Fact>;
  benchmarkName: Fact | null;
}

/** Finds benchmarks, earlier values and targets by name, in time that grows with the payload. */
export function findComparisons(facts: readonly Fact[], names: FieldNames): FactComparison[] {
  const roles = facts.map((fact) => (isFigure(fact) ? roleOf(fact, names) : null));
  const others = facts.flatMap((other, index) => {
    const role = roles[index];
    return role ? [{ other, role }] : [];
  });
  const years = yearsApart(facts);
  if (others.length === 0) return years;
  const objects = new Map<string, Siblings>();
  const present = facts.filter((_, index) => !roles[index]);
  for (const fact of present) addSibling(fact, objects);
  const beside = others.some(({ role }) => role.apart) ? figuresBeside(present) : null;
  const found = others.flatMap(({ other, role }) => {
    const object = objects.get(objectOf(other));
    const subject = role.apart
      ? beside?.get(besideKey(other.path.slice(0, -2), other))
      : object && subjectOf(other, role, object);
    if (!subject) return [];
    const name = role.role === 'benchmark' ? (object?.benchmarkName?.key ?? null) : null;
    return [{ role: role.role, subject: subject.key, other: other.key, name, period: role.period }];
  });
  return [...found, ...years];
}

const YEAR = /^(?:19|20)\d\d$/;

/** The last of `loans_2024`, `loans_2025` and `loans_2026` against the one before. */
function yearsApart(facts: readonly Fact[]): FactComparison[] {
  const series = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!isFigure(fact) || fact.words.length < 2 || fact.words.filter((word) => YEAR.test(word)).length !== 1) continue;
    const stem = fact.words.filter((word) => !YEAR.test(word)).join(' ');
    addTo(series, `${objectOf(fact)} ${unitOf(fact)} ${stem}`, fact);
  }
  return [...series.values()].flatMap((members) => {
    const [now, before] = [...members].sort((a, b) => yearOf(b) - yearOf(a));
    if (!now || !before) return [];
    const period = yearOf(now) - yearOf(before) === 1 ? 'the year before' : '';
    return [{ role: 'previous', subject: now.key, other: before.key, name: null, period }];
  });
}

function yearOf({ words }: Fact): number {
  return Number(words.find((word) => YEAR.test(word)));
}

/** The words of an object of an earlier time: `previous: {users: 44100}` beside `totals`; null for any other object. */
function earlierObject({ path }: Fact, names: FieldNames): readonly string[] | null {
  const { words, isNumeral } = names.of(path.at(-2) ?? '');
  return !isNumeral && isEarlierObject(words) ? words : null;
}

/** Tells whether these are the words of an object of an earlier time. */
export function isEarlierObject(words: readonly string[]): boolean {
  // The last seven days are now.
  if (words.some((word) => /\d/.test(word)) && ['last', 'earlier'].includes(words[0] ?? '')) return false;
  if (words.length === 1 && (words[0] ?? '') in SPANS_BEFORE) return true;
  return (
    words.some((word) => PREVIOUS.has(word)) &&
    (words.every((word) => PREVIOUS.has(word) || EARLIER.has(word) || /^\d/.test(word)) ||
      // A last game is one of them; a previous poll is the poll before this.
      (words.length === 2 && /^(?:previous|prev|prior)$/.test(words[0] ?? '')))
  );
}

/**
 * What an object of an earlier time can be set against: figures of its parent, and of the other objects there. Null where
 * two are called the same, for nobody knows which of them it was.
 */
function figuresBeside(facts: readonly Fact[]): Map<string, Fact | null> {
  const beside = new Map<string, Fact | null>();
  for (const fact of facts.filter(isFigure))
    for (const parent of [fact.path.slice(0, -1), ...(fact.path.length > 1 ? [fact.path.slice(0, -2)] : [])]) {
      const key = besideKey(parent, fact);
      beside.set(key, beside.has(key) ? null : fact);
    }
  return beside;
}

function besideKey(parent: readonly string[], fact: Fact): string {
  return `${parent.join('/')} ${nameOf(fact)}`;
}

/** What a figure is of, and what it is called but for the words that say it is of now. */
function nameOf(fact: Fact): string {
  return `${unitOf(fact)} ${fact.words.filter((word) => word !== 'value' && !PRESENT.has(word)).join()}`;
}

function addSibling(fact: Fact, objects: Map<string, Siblings>): void {
  const key = objectOf(fact);
  const object: Siblings = objects.get(key) ?? { byUnit: new Map(), byName: new Map(), benchmarkName: null };
  objects.set(key, object);
  if (fact.kind === 'name' && BENCHMARKS.has(fact.words[0] ?? '')) object.benchmarkName ??= fact;
  if (!isFigure(fact)) return;
  const unit = unitOf(fact);
  addTo(object.byUnit, unit, fact);
  const name = nameOf(fact);
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
  if (role !== 'benchmark') return undefined;
  const still = kin.filter((fact) => !isChange(fact));
  const akin = still.find((fact) => rest.some((word) => fact.words.includes(word)));
  // The baseline of errors is none of users: without a word in common only the one figure there is may be meant.
  return akin ?? (rest.length === 0 || still.length === 1 ? still[0] : undefined);
}

function isGoalOf(goal: Fact, fact: Fact): boolean {
  return !goal.words.includes('budget') || fact.words.some((word) => SPENT.has(word));
}

/** `benchmark: {mttrMinutes: 60}` and `target: {…}` beside the figures of the same names. */
export function roleOfObject({ path }: Fact, names: FieldNames): ComparisonRole | null {
  const { words, isNumeral } = names.of(path.at(-2) ?? '');
  if (path.length < 2 || isNumeral) return null;
  if (words.every((word) => BENCHMARKS.has(word) || word === 'average')) return 'benchmark';
  return words.length === 1 && /^targets?$/.test(words[0] ?? '') ? 'target' : null;
}

function roleOf(fact: Fact, names: FieldNames): Role | null {
  const object = earlierObject(fact, names);
  if (object) return { role: 'previous', rest: fact.words, period: periodOf(object), apart: true };
  const set = roleOfObject(fact, names);
  if (set) return { role: set, rest: fact.words, period: '', apart: true };
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
  const period = `in ${upperFirst(month)}`;
  return { role: 'previous', rest: without((w) => w === month), period };
}

/** "last month", or "the month before"; empty where no span is named. */
function periodOf(words: readonly string[]): string {
  const span = words.map((word) => spanOf(word)).find((word) => word !== undefined);
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

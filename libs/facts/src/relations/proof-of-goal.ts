import { type Sense, sensesOf } from '@app/lingua';
import type { Fact } from '../fact';
import { isBareNumber, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { wordsOf } from '../names/field-name';
import { COUNTING } from '../names/name-senses';
import type { PlayingFact } from './playing-fact';

/** Figures by the object that holds them. */
export type Around = ReadonlyMap<string, readonly PlayingFact[]>;

/** In larger objects, numbers match by coincidence. */
const MOST_AROUND = 13;
/** What did not come of a plan is far less than the plan; a goal for faults is of their size. */
const MOST_MISSED = 1 / 10;

/**
 * How surely other figures prove whose a goal without a name of its own is: the share of it that was reached or what is left of it
 * stands beside, or the figure is the sum of its object. 0 for no proof.
 */
export function proofOf(goal: PlayingFact, one: PlayingFact, figures: Around): number {
  if (isSumBelow(one, goal, figures)) return 0.3;
  const all = figures.get(goal.object) ?? [];
  if (one.object !== goal.object || all.length > MOST_AROUND || (goal.fact.number ?? 0) === 0) return 0;
  const others = all.filter(({ fact }) => fact !== goal.fact && fact !== one.fact);
  if (others.some(({ fact }) => isDistance(fact, one.fact, goal.fact))) return 0.5;
  return others.some(({ fact }) => isShare(fact, one.fact, goal.fact)) ? 0.3 : 0;
}

/** What is missing or over, in the unit of the goal or in per cent of it: `{goal: 45000, pledged: 38675, remaining: 6325}`. */
function isDistance(fact: Fact, one: Fact, goal: Fact): boolean {
  const [value, whole] = [one.number ?? 0, goal.number ?? 0];
  if (fact.kind === 'percent' && one.kind !== 'percent') return isNearly(fact, (value / whole - 1) * 100);
  return unitOf(fact) === unitOf(goal) && isTelling(fact) && value !== 0 && isNearly(fact, whole - value);
}

/** A share of the goal, but none that is called after the figure and so is that of a part in its whole: `defects` and `defectRate`. */
function isShare(fact: Fact, one: Fact, goal: Fact): boolean {
  if (fact.kind !== 'percent' || one.kind === 'percent') return false;
  const words = ownWords(fact);
  const isPart = ownWords(one).some((word) => !COUNTING.has(word) && words.includes(word));
  return !isPart && isNearly(fact, ((one.number ?? 0) / (goal.number ?? 0)) * 100);
}

function isNearly({ number, precision }: Fact, expected: number): boolean {
  return Math.abs(Math.abs(number ?? 0) - Math.abs(expected)) < 0.51 * 10 ** -precision;
}

/** Whether a difference is no chance: it is called what remains, or has more digits than chance finds. */
function isTelling(fact: Fact): boolean {
  const isCalled = fact.words.some((word) =>
    sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'remaining'),
  );
  return isCalled || String(Math.abs(fact.number ?? 0)).replace(/^0?\.?0*|\./g, '').length > 1;
}

/** `{target, received: {online, post, total}, pledged}`: a figure that is the sum of the others in an object beside the goal. */
function isSumBelow({ fact, object }: PlayingFact, goal: PlayingFact, figures: Around): boolean {
  const isBelow = object.slice(0, Math.max(0, object.lastIndexOf('/'))) === goal.object && object !== goal.object;
  if (!isBelow || !isBareNumber(goal.fact) || (fact.number ?? 0) <= 0) return false;
  const members = (figures.get(object) ?? []).filter((one) => unitOf(one.fact) === unitOf(fact));
  const sum = members.reduce((total, one) => total + (one.fact.number ?? 0), 0);
  return members.length >= 3 && (fact.number ?? 0) * 2 === sum;
}

/** Whether a figure is what did not come of a plan for the whole, as cancelled or faulty things are: the plan is no goal for it. */
export function isMissedPart({ fact, named }: PlayingFact, { fact: bar, named: plan }: PlayingFact): boolean {
  const words = ownWords(fact);
  const role = plan.role ?? plan.mayBe?.role;
  if (role !== 'target' || named.isActual || words.length === 0) return false;
  if (Math.abs((fact.number ?? 0) / (bar.number ?? 0)) >= MOST_MISSED) return false;
  const senses = words.map((word) => sensesOf(word));
  if (senses.some((all) => !all.some(({ as }) => as === 'quantity') && all.some(isDown))) return true;
  // What was planned, as opposed to a target, is a number of things, of which others are in some state.
  const isState = senses.some((all) => all.some(({ as }) => as === 'state'));
  return isState && (plan.forecast !== null || plan.role === null) && fact.better !== 'up';
}

function isDown(sense: Sense): boolean {
  return sense.as === 'polarity' && sense.better === 'down';
}

/** The name of a figure, or of the list that it stands in. */
function ownWords({ path }: Fact): readonly string[] {
  return wordsOf(path.findLast((part) => !isPlace(part)) ?? '');
}

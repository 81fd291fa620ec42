import type { Sense } from '@app/lingua';
import type { FieldName } from '../names/field-name';
import { isRoleAlone, sensesAt, subjectTokens } from '../names/name-senses';
import type { Leaf } from './leaf';

export type Quantity = Extract<Sense, { as: 'quantity' }>['quantity'];

/** CLDR's words for what a unit measures, by what the nouns of keys speak of. */
const DIMENSIONS: Partial<Record<Quantity, readonly string[]>> = {
  length: ['length'],
  mass: ['mass'],
  temperature: ['temperature'],
  duration: ['duration', 'year-duration'],
  age: ['duration', 'year-duration'],
  speed: ['speed'],
  energy: ['energy'],
  power: ['power'],
  pressure: ['pressure', 'force-per-area'],
  area: ['area'],
  volume: ['volume'],
  voltage: ['voltage', 'electric-potential'],
  frequency: ['frequency'],
  data: ['digital'],
  share: ['portion'],
  rate: ['portion'],
  probability: ['portion'],
};

/** What the nouns of a name speak of: a wait is a time, a price is money. The last noun that has a quantity decides. */
export function quantitiesOf(name: FieldName): ReadonlySet<Quantity> {
  return quantitiesIn(name, false);
}

/** The scale that ends the name of an amount: thousands in `feesBilledK`, and no kelvin. Null for other names. */
export function scaleOfMoney(name: FieldName): FieldName['endScale'] {
  return name.endScale !== null && quantitiesOf(name).has('money') ? name.endScale : null;
}

/** The same with words that mean other things as well, where other evidence stands beside them. */
export function likelyQuantitiesOf(name: FieldName): ReadonlySet<Quantity> {
  return quantitiesIn(name, true);
}

/** What is told as a part or a multiple of something else. */
const PROPORTIONS: ReadonlySet<Quantity> = new Set(['rate', 'share', 'ratio', 'score', 'index', 'probability']);

function quantitiesIn(name: FieldName, withWeak: boolean): ReadonlySet<Quantity> {
  let isProportion = false;
  const subject = subjectTokens(name);
  for (const index of subject.toReversed()) {
    if (isMeasuredPlan(name, index)) continue;
    const found = sensesAt(name, index, 'quantity', withWeak).map(({ quantity }) => quantity);
    // The rate of a discount is no amount, though a discount is one.
    if (found.length > 0) return new Set(isProportion ? found.filter((quantity) => PROPORTIONS.has(quantity)) : found);
    // "Mortgage applications" are so many, and no money: a plural that is no noun of ours is what is counted.
    if (index === subject.at(-1) && subject.length > 1 && /\p{L}{3}s$/u.test(name.tokens[index]?.lower ?? '')) {
      const earlier = subject.slice(0, -1).flatMap((at) => sensesAt(name, at, 'quantity', withWeak));
      if (earlier.length > 0 && earlier.every(({ quantity }) => quantity === 'money')) return new Set();
    }
    isProportion ||= sensesAt(name, index, 'quantity', true).some(({ quantity }) => PROPORTIONS.has(quantity));
  }
  return new Set();
}

/** Whether a word for a plan that is money as well stands beside a unit of something else: `energy_budget_MWh`. */
function isMeasuredPlan(name: FieldName, index: number): boolean {
  return (
    sensesAt(name, index, 'role', true).some(({ role }) => role === 'target') &&
    name.units.some(
      ({ isSure, readings }) =>
        isSure &&
        readings.length > 0 &&
        readings.every(({ unit, currency }) => unit !== null && currency === null && unit.currency === null),
    )
  );
}

const ofLeaf = new WeakMap<readonly FieldName[], ReadonlySet<Quantity>>();

/** The same for a value, by the nearest of its names that has a quantity. */
export function quantitiesOfLeaf({ names }: Leaf): ReadonlySet<Quantity> {
  const known = ofLeaf.get(names) ?? quantitiesOfNames(names);
  ofLeaf.set(names, known);
  return known;
}

function quantitiesOfNames(names: readonly FieldName[]): ReadonlySet<Quantity> {
  const found = names
    .map((name) => ({ name, quantities: quantitiesOf(name) }))
    .filter(({ quantities }) => quantities.size > 0);
  // The budget of a headcount is no money.
  const [first] = found.filter(({ name }) => !isRoleAlone(name)).concat(found);
  return first?.quantities ?? new Set();
}

/** Whether a unit of this dimension measures what the nouns speak of. */
export function measures(dimension: string, quantities: ReadonlySet<Quantity>): boolean {
  return [...quantities].some((quantity) => DIMENSIONS[quantity]?.includes(dimension));
}

const PHYSICAL: ReadonlySet<string> = new Set(
  Object.entries(DIMENSIONS).flatMap(([quantity, dimensions]) =>
    ['share', 'rate', 'probability'].includes(quantity) ? [] : dimensions,
  ),
);

/** Whether nouns speak of something that has units of its own. */
export function isPhysical(quantities: ReadonlySet<Quantity>): boolean {
  return [...quantities].some((quantity) => DIMENSIONS[quantity]?.some((dimension) => PHYSICAL.has(dimension)));
}

/** Whether a unit of this dimension measures something else than the nouns speak of. */
export function contradicts(dimension: string, quantities: ReadonlySet<Quantity>): boolean {
  return PHYSICAL.has(dimension) && !measures(dimension, quantities);
}

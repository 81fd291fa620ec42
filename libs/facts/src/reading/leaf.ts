import type { FieldName } from '../names/field-name';
import type { JsonObject } from '../json-pointer';

/** An object or list on the way to a value, and what its members state for one another. */
export interface Holder {
  readonly path: readonly string[];
  /** Begins the pointers of what lies below; empty at the root. */
  readonly prefix: string;
  /** Its path with list indexes and row keys replaced by `*`, so that all rows share it. */
  readonly place: string;
  readonly parent: Holder | null;
  /** Null at the root and for a row of a list. */
  readonly name: FieldName | null;
  readonly isList: boolean;
  /** Null for a list. */
  readonly node: JsonObject | null;
  /** A unit written beside the values: `unit: "mg/l"`; null where there is none. */
  readonly unit: string | null;
  /** The currency stated beside the values or above them, with its scale: `{currency: "USD", scale: "millions"}`. */
  readonly currency: {
    readonly text: string;
    readonly depth: number;
    readonly scale: number;
    /** It is said to be that of all amounts: `amounts_in: "USD"`. */
    readonly isOfAmounts: boolean;
  } | null;
  /** The name given beside a value whose key says nothing: "Churn" in `{metric: "Churn", value: 2.1}`. */
  readonly label: string | null;
  /** Units by field name, given apart from the values: `daily_units`. */
  readonly units: JsonObject | null;
  /** Units for what bears their words, here and above: `waitUnit: "minutes"` is for waits. */
  readonly nounUnits: ReadonlyArray<{ readonly words: readonly string[]; readonly unit: string }>;
  /** Some of its numbers bear names that say what they are of. */
  readonly namesFigures: boolean;
  /** All of its numbers are called by their times: `{source, Vorjahr, Berichtsjahr}`. */
  readonly hasTimesAlone: boolean;
  /** Objects of nothing but texts that it has under a word for units, by the words before it. */
  readonly unitObjects: ReadonlyMap<string, JsonObject>;
  /** A payment service's object, which counts money in its smallest unit. */
  readonly isMinor: boolean;
  /** The currency that rates in it are for one of. */
  readonly base: string | null;
}

/** One value of a payload before it is read. */
export interface Leaf {
  readonly key: string;
  readonly path: readonly string[];
  readonly value: string | number | boolean;
  readonly holder: Holder;
  /**
   * The names that say what the value is: its own, then those of the objects above it as far as a name is needed
   * (`revenue: {previous}`) or speaks for all that it holds (`previous: {revenue}`). The nearest first.
   */
  readonly names: readonly FieldName[];
  /** Path of the object that the outermost of these names is a member of. */
  readonly scope: readonly string[];
  /** All values that stand under the same names in the rows of a list. */
  readonly column: Column;
}

/** The values of one column, which are read alike. */
export interface Column {
  readonly id: string;
  readonly leaves: Leaf[];
}

const numbers = new WeakMap<Column, readonly number[]>();

/** Numbers of a column that is walked to its end, texts left out; found once, since every value of it asks. */
export function numbersOf(column: Column): readonly number[] {
  const known = numbers.get(column);
  if (known) return known;
  const found = column.leaves.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  numbers.set(column, found);
  return found;
}

/** Figures that stand beside one another as likes: a column of a list, or the members of an object. */
export interface Likes {
  readonly leaves: readonly Leaf[];
  /** How many are not nought. */
  readonly telling: number;
  readonly sum: number;
  readonly isNegative: boolean;
  readonly hasDecimals: boolean;
}

/** The numbers among these as likes. */
export function likesOf(leaves: readonly Leaf[]): Likes {
  const counted = leaves.filter(({ value }) => typeof value === 'number');
  const values = counted.map(({ value }) => Number(value));
  return {
    leaves: counted,
    telling: values.filter((value) => value !== 0).length,
    sum: Number(values.reduce((total, value) => total + value, 0).toPrecision(12)),
    isNegative: values.some((value) => value < 0),
    hasDecimals: values.some((value) => !Number.isInteger(value)),
  };
}

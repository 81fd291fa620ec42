/** Units of time and degree that a number in a text may carry. */
export type SpanUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/**
 * How one language writes numbers in words, as data. Each list holds entries parted by blanks; `_` stands for a blank
 * within an entry, `word=12` gives a value, and a trailing `*` makes an entry a stem.
 */
export interface NumeralWords {
  /** `spaced`: words between blanks. `compound`: numbers may be written as one word. `unspaced`: no blanks; `hangul`: counted from the beginning of a word. */
  writing: 'spaced' | 'compound' | 'unspaced' | 'hangul';
  /** Numbers below a thousand that are one entry; the parser adds them up. */
  atoms: string;
  /** What multiplies the number before it and stays below a scale: hundred. */
  times: string;
  scales: string;
  /** Words between the parts of a number: "and". */
  joins: string;
  /** The decimal point as it is said. */
  points: string;
  /** What adds a half to the number before it. */
  halves: string;
  /** Numbers that are other words as well, or articles: they count only before a unit, a scale, a percent word or a point. */
  weak: string;
  /** Sayings that hold a number word and tell no number. */
  stops: string;
  percentBefore: string;
  percentAfter: string;
  /** Words of a currency by ISO code. */
  currencies: Readonly<Record<string, string>>;
  units: Readonly<Record<SpanUnit, string>>;
  ordinals: string;
  /** Parts and multiples of a whole: they are worked out, so they need a fact of that size. */
  fractions: string;
  minus: string;
  /** What may follow a number in a script without blanks. */
  counters?: string;
  /** Words that say which way something moved, or on which side of nought it stands. */
  up: string;
  down: string;
}

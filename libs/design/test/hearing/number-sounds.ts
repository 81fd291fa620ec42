/**
 * How the number words of a language sound: espeak's IPA without stress marks, read off its phonemes once and checked by
 * hand, so that numbers can be understood without any text at hand.
 */
export interface NumberSounds {
  /** Zero to ninety; words that are said together with others in several ways stand several times. */
  counts: Readonly<Record<string, number>>;
  /** Multiply what stands before them: hundred. */
  hundreds: Readonly<Record<string, number>>;
  /** Thousand, million, billion. */
  scales: Readonly<Record<string, number>>;
  /** First, twentieth: of dates and ranks. */
  ordinals: Readonly<Record<string, number>>;
  point: readonly string[];
  minus: readonly string[];
  and: readonly string[];
  /** What "and" joins to one number: a hundred and twelve, treinta y cuatro, vierundachtzig. */
  joins: 'after hundreds' | 'after tens' | 'units to tens';
  /** Two words that say "percent" and end in a hundred: pour cent. */
  percent: { first: string; last: string } | null;
  /** Words that the engine runs together with a number ("three-month"). */
  beside: readonly string[];
  /** Sound like a small word unless stressed: "four" and "for". */
  stressed: readonly string[];
}

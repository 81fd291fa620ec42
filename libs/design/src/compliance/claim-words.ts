/**
 * Language of one tongue that may not stand where only current rates are told (specification 2.8): lists as in
 * `figures/numerals/numeral-words.ts`, entries parted by blanks, `_` for a blank within, `*` at the end of a stem.
 */
export interface ClaimWords {
  /** Future tense and plans. */
  future: string;
  /** Forecasts, targets and what might be. */
  projection: string;
  /** Promises. */
  promise: string;
  /** A short window stretched to a year. */
  annualised: string;
}

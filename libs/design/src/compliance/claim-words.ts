/**
 * Language of one tongue that may not stand where only current rates are told: lists as in
 * `NumeralWords` of `@app/lingua`, entries parted by blanks, `_` for a blank within, `*` at the end of a stem.
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

const ONE_NUMBER = /^(?:\P{Nd}*[^\p{Nd}\p{L}])?\d+(?:[.,'\u00a0\u202f\u2009 ]\d+)*(\P{Nd}*)$/u;

/** What a display figure writes behind its one number ("%", " km/h", "M"); '' for anything else. */
export function unitOf(display: string): string {
  return ONE_NUMBER.exec(display)?.[1] ?? '';
}

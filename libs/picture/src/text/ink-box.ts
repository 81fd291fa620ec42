import type { FontSpec } from './font';

/** Where a line's ink lies, pixels from its origin on the baseline: `left` is the side bearing, `ascent` points up. */
export interface Ink {
  left: number;
  right: number;
  ascent: number;
  descent: number;
  /** Width up to where the next word would start. */
  advance: number;
}

/** Measures one line of text; the real one asks the canvas, tests use a ruler of their own. */
export interface TextMeasurer {
  ink(text: string, font: FontSpec): Ink;
}

/** Height of capitals and of the digits of a face. */
export function capHeight(measurer: TextMeasurer, font: FontSpec): number {
  return measurer.ink('H', font).ascent;
}

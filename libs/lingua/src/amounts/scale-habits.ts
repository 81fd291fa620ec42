import type { Plural } from './plural';

/** A scale: `short` on screen ("M", "万"), `names` in the voice ("millón", "millones"). */
export interface ScaleHabit {
  size: number;
  short: string;
  names: Plural;
}

/** The scales of one language. */
export interface ScaleHabits {
  /** Those that numbers are written with, from the largest. */
  written: readonly ScaleHabit[];
  /** All others that have a name, so that any scale of a source can be said. */
  other: readonly ScaleHabit[];
  /** What people write beside these names, as `word=size`, parted by blanks; `_` is a blank within a word. */
  spellings: string;
}

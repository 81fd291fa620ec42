import type { Fact } from '@app/facts';
import type { Numeral } from '../figures/numerals/read-numerals';
import type { Computed } from './gaps';
import type { SayingSense } from './statement-words';
import type { OwnedName } from './world';

/** A stretch of a resolved sentence that a reference wrote. */
export interface ReferenceSpan {
  from: number;
  to: number;
  key: string;
}

/** A stretch of a sentence by the places of its words, the last one not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** A saying that states something, or nothing (`neutral`). */
export interface Mark extends Stretch {
  text: string;
  senses: readonly SayingSense[];
}

/** A figure of the payload in a sentence, with every fact that it may be. */
export interface FigureMark extends Stretch {
  facts: readonly Fact[];
  /** As it is written; null for one that a reference wrote. */
  numeral: Numeral | null;
}

export interface NameMark extends Stretch {
  names: readonly OwnedName[];
}

/** A number that is no figure of the payload and is computed from some: the mark says how. */
export interface ComputedMark extends Stretch, Computed {
  mark: Mark;
}

/** A part of a sentence that makes one statement. */
export interface Clause extends Stretch {
  /** Words of the whole sentence. */
  words: readonly string[];
  marks: readonly Mark[];
  figures: readonly FigureMark[];
  names: readonly NameMark[];
  /** Small numbers that are no figures of the payload: "two of the five". */
  counts: ReadonlyArray<Stretch & { value: number }>;
  /** How far two figures are apart: "19 minutes less", "by 5 percent". */
  gaps: readonly ComputedMark[];
  /** What figures are held against: "above 70". */
  limits: readonly ComputedMark[];
  /** Words that nothing explains. */
  unread: ReadonlyArray<Stretch & { text: string }>;
  /** Where each word stands in the text. */
  spots: ReadonlyArray<{ from: number; to: number }>;
}

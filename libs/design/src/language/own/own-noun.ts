import type { Noun } from '../lexicon';
import type { NounIndex } from './noun-index';

/** Words of a payload in the video's language, to be read as a noun. */
export interface OwnWords {
  /** As the payload's label has them, its lost letters restored. */
  text: string;
  /** The figure counts things: what it is called stands in the plural. */
  counts: boolean;
  /** The payload has it as a text beside the figure, not as a key: one word alone may be a name. */
  mayBeName: boolean;
}

/** Reads a label as a noun of the language; null where its gender or number is not sure. */
export type ReadOwnNoun = (words: OwnWords, nouns: NounIndex) => Noun | null;

import type { Format, StyleName } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { StarterName } from '../starters';

/** A show that could be made of a source. */
export interface ShowSuggestion {
  title: string;
  premise: string;
  /** A schedule in one of the forms of docs/contract.md 8. */
  cadence: string;
  style: StyleName;
  format: Format;
  targetSeconds: number;
  /** What its first episode could be called; every figure in it is one of the source. */
  sampleEpisodeTitle: string;
}

/** A source as it was read, to have ideas about. */
export interface SourceToShow {
  /** Null for one that is told by its address alone. */
  title: string | null;
  url: string | null;
  starter: StarterName | null;
  city: string | null;
  facts: FactPack;
}

/** Shows that a source is given: three, no two of one premise, cadence, style or length. */
export abstract class ShowSuggester {
  abstract suggest(source: SourceToShow, signal: AbortSignal): Promise<ShowSuggestion[]>;
}

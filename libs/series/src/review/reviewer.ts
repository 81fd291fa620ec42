import type { EpisodeFinding } from '../episode.entity';
import type { FilmEvidence } from './film-evidence';

/** Judges a rendered film by what was measured on it. */
export abstract class Reviewer {
  /** What is wrong with the film; none where it is good. Throws the signal's reason, and what its own service throws. */
  abstract review(film: FilmEvidence, signal: AbortSignal): Promise<EpisodeFinding[]>;
}

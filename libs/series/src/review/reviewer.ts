import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';

/** Judges a rendered video by what was measured on it. */
export abstract class Reviewer {
  /** What is wrong with the video; none where it is good. Throws the signal's reason, and what its own service throws. */
  abstract review(video: VideoEvidence, signal: AbortSignal): Promise<EpisodeFinding[]>;
}

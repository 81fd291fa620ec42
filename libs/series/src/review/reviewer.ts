import { z } from 'zod';
import type { EpisodeFinding } from '../episode.entity';
import type { VideoEvidence } from './video-evidence';

/** What a model may find; anything else of its answer is not read. */
export const PROBLEMS = [
  'misleading',
  'contradiction',
  'unclear',
  'wrong_language',
  'offensive',
  'spelling',
  'off_topic',
] as const;

/** A model's judgement. Bounds are checked afterwards: providers differ in which parts of JSON Schema they hold an answer to. */
export const judgementSchema = z.object({
  findings: z.array(
    z.object({
      /** Number of the scene from 1; null for the whole video. */
      scene: z.number().nullable(),
      problem: z.enum(PROBLEMS),
      /** Whether the video should wait for its owner. */
      hold: z.boolean(),
      /** One sentence for the owner. */
      message: z.string(),
    }),
  ),
});

export type Judgement = z.infer<typeof judgementSchema>;

/** Judges a rendered video by what was measured on it. */
export abstract class Reviewer {
  /** What is wrong with the video; none where it is good. Throws the signal's reason, and what its own service throws. */
  abstract review(video: VideoEvidence, signal: AbortSignal): Promise<EpisodeFinding[]>;
}

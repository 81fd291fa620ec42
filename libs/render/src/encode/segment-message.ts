import type { FilmJob } from '../storyboard/film-job';

/** What the parent asks of a segment's process. */
export interface SegmentRequest {
  job: FilmJob;
  from: number;
  to: number;
  ffmpeg: string;
  video: string;
  web: string;
}

/** What the process tells: frames drawn so far, then `done` or `failed`. */
export type SegmentReport =
  { kind: 'progress'; frames: number } | { kind: 'done' } | { kind: 'failed'; message: string };

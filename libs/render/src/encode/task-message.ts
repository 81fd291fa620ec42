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

/** What a process tells: a segment's frames drawn so far, then `done` or `failed`. */
export type TaskReport = { kind: 'progress'; frames: number } | { kind: 'done' } | { kind: 'failed'; message: string };

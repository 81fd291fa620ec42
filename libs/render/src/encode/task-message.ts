import type { PictureReport } from '../checks/picture-watch';
import type { SoundReport } from '../sound/sound';
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

/** What each child answers, by the name of its file. */
export interface TaskAnswers {
  segment: PictureReport;
  sound: SoundReport;
}

/** What a process tells: a segment's frames drawn so far, then `done` or `failed`. */
export type TaskReport<A> =
  { kind: 'progress'; frames: number } | { kind: 'done'; answer: A } | { kind: 'failed'; message: string };

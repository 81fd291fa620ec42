import type { PictureReport } from '../checks/picture-watch';
import type { SceneStill } from '../frames/scene-stills';
import type { SoundReport } from '../sound/sound';
import type { VideoJob } from '@app/picture';

/** A picture of one frame, written before the frames of its segment are drawn. */
export interface PosterRequest {
  frame: number;
  path: string;
}

/** What the parent asks of a segment's process: a part of the video, or (null) to wait for the files of all parts so far. */
export type SegmentTask = SegmentRequest | null;

/** A part of the video. */
export interface SegmentRequest {
  job: VideoJob;
  from: number;
  to: number;
  ffmpeg: string;
  video: string;
  web?: string;
  poster?: PosterRequest;
}

/** What each child answers, by the name of its file. */
export interface TaskAnswers {
  segment: PictureReport | null;
  sound: SoundReport;
  stills: SceneStill[];
}

/** What a process tells: a segment's frames drawn so far, then `done` or `failed`. */
export type TaskReport<A> =
  | { kind: 'progress'; frames: number }
  | { kind: 'done'; answer: A }
  | { kind: 'failed'; message: string };

import type { Job, JobKind, StageOf } from '@app/jobs';

/** Kinds of jobs on a video. */
export const VIDEO_JOB_KINDS = ['create', 'render', 'edit'] as const satisfies JobKind[];
export type VideoJobKind = (typeof VIDEO_JOB_KINDS)[number];
export type VideoStage = StageOf<VideoJobKind>;

/** The video that a job works on. Throws for jobs of other kinds. */
export function videoOf({ id, videoId }: Pick<Job, 'id' | 'videoId'>): string {
  if (videoId === null) throw new Error(`${id} works on no video`);
  return videoId;
}

import { type ChargeKind, MEDIA_KINDS } from '@app/billing';
import type { Job, JobKind, StageOf } from '@app/jobs';

/** The steps of work on a video that are paid for, each by a hold of its own. */
export const PAID_STEPS = [
  'design',
  'render',
  'edit',
  ...MEDIA_KINDS,
  'model',
  'browser',
] as const satisfies ChargeKind[];
export type PaidStep = (typeof PAID_STEPS)[number];

/** Name of a job's paid step, as its hold carries it: a version that is rendered again after a failure is another work. */
export function workOf(step: PaidStep, job: Pick<Job, 'id'>): string {
  return `${step}:${job.id}`;
}

/** Kinds of jobs on a video. */
export const VIDEO_JOB_KINDS = ['create', 'render', 'edit'] as const satisfies JobKind[];
export type VideoJobKind = (typeof VIDEO_JOB_KINDS)[number];
export type VideoStage = StageOf<VideoJobKind>;

/** The video that a job works on. Throws for jobs of other kinds. */
export function videoOf({ id, videoId }: Pick<Job, 'id' | 'videoId'>): string {
  if (videoId === null) throw new Error(`${id} works on no video`);
  return videoId;
}

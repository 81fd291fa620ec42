import type { Job } from './jobs/job.entity';

/** The steps of work on a film that are paid for, each by a hold of its own. */
export const PAID_STEPS = ['design', 'render', 'edit', 'image', 'clip', 'music', 'browser'] as const;
export type PaidStep = (typeof PAID_STEPS)[number];

/** Those that services make, held for only where one is configured. */
export const MEDIA_STEPS = ['image', 'clip', 'music'] as const satisfies readonly PaidStep[];

/** Name of a job's paid step, as its hold carries it: a version that is rendered again after a failure is another work. */
export function workOf(step: PaidStep, job: Pick<Job, 'id'>): string {
  return `${step}:${job.id}`;
}

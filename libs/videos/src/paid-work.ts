import { type ChargeKind, MEDIA_KINDS } from '@app/billing';
import type { Job } from '@app/jobs';

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

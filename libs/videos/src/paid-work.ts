import type { Video } from './video.entity';

/** The steps of a film that are paid for, each by a hold of its own. */
export const PAID_STEPS = ['design', 'render', 'image', 'clip', 'music'] as const;
export type PaidStep = (typeof PAID_STEPS)[number];

/** Those that services make, held for only where one is configured. */
export const MEDIA_STEPS = ['image', 'clip', 'music'] as const satisfies readonly PaidStep[];

/** Name of a version's paid step, as its hold carries it. */
export function workOf(step: PaidStep, video: Video): string {
  return `${step}:${video.id}:v${video.version}`;
}

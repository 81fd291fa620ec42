import type { Video } from '@app/videos';
import { BEGINNINGS } from '../replies';
import type { Reply } from '../turn';

/** Answer to a request about a video when none is current. */
export const NO_VIDEO: Reply = {
  action: 'asked',
  text: 'Which video? Open one, or make one first.',
  choices: BEGINNINGS,
};

/** Whether the video is idle and can be changed. */
export function isAtRest({ status }: Video): boolean {
  return status !== 'draft' && status !== 'rendering';
}

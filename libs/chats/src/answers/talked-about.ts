import type { Video } from '@app/videos';
import { BEGINNINGS } from '../replies';
import type { Reply } from '../turn';

/** Where something is asked of a film and none is looked at. */
export const NO_FILM: Reply = {
  action: 'asked',
  text: 'Which film? Open one, or make one first.',
  choices: BEGINNINGS,
};

/** Whether nothing is being made of a film before it can be changed. */
export function isAtRest({ status }: Video): boolean {
  return status !== 'draft' && status !== 'rendering';
}

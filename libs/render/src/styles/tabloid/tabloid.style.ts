import type { Style } from '../style';
import { tabloidGround } from './ground';
import { tabloidKit } from './kit';
import { tabloidPreset } from './preset';

/** Newsprint, red and yellow, black caps that shout (reference boards, tabloid). */
export const tabloid: Style = {
  name: 'tabloid',
  preset: tabloidPreset,
  painters: {},
  ground: tabloidGround,
  kit: tabloidKit,
  compose: {},
};

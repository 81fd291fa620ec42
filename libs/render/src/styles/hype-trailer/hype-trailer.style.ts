import type { Style } from '../style';
import { hypeTrailerGround } from './ground';
import { hypeTrailerKit } from './kit';
import { hypeTrailerPreset } from './preset';

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const hypeTrailer: Style = {
  name: 'hype-trailer',
  preset: hypeTrailerPreset,
  painters: {},
  ground: hypeTrailerGround,
  kit: hypeTrailerKit,
  compose: {},
};

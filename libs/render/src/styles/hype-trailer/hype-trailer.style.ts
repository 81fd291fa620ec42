import type { Style } from '../style';
import { endLayout } from './end.layout';
import { hypeTrailerGround } from './ground';
import { heroLayout } from './hero.layout';
import { hypeTrailerKit } from './kit';
import { hypePainters } from './painters';
import { hypeTrailerPreset } from './preset';
import { burnDissolve, leakWipe } from './transitions';

/** Black and gold under light leaks, wide heavy caps (reference boards, hype-trailer). */
export const hypeTrailer: Style = {
  name: 'hype-trailer',
  preset: hypeTrailerPreset,
  painters: hypePainters,
  ground: hypeTrailerGround,
  kit: hypeTrailerKit,
  compose: { hero: heroLayout, end: endLayout },
  transitions: { wipe: leakWipe, dissolve: burnDissolve },
};

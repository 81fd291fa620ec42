import type { Style } from '../style';
import { natureDocGround } from './ground';
import { natureDocKit } from './kit';
import { natureDocPreset } from './preset';

/** Deep greens, amber light, mist between ridges (reference boards, nature-doc). */
export const natureDoc: Style = {
  name: 'nature-doc',
  preset: natureDocPreset,
  painters: {},
  ground: natureDocGround,
  kit: natureDocKit,
  compose: {},
};

import type { Style } from '../style';
import { vaporwaveGround } from './ground';
import { vaporwaveKit } from './kit';
import { vaporwavePreset } from './preset';

/** Magenta to cyan over a grid, a sun with slits, chrome serif (reference boards, vaporwave). */
export const vaporwave: Style = {
  name: 'vaporwave',
  preset: vaporwavePreset,
  painters: {},
  ground: vaporwaveGround,
  kit: vaporwaveKit,
  compose: {},
};

import type { Style } from '../style';
import { chaosMemeGround } from './ground';
import { chaosMemeKit } from './kit';
import { chaosMemePreset } from './preset';

/** Clashing brights and outlined white type, no grid (reference boards, chaos-meme). */
export const chaosMeme: Style = {
  name: 'chaos-meme',
  preset: chaosMemePreset,
  painters: {},
  ground: chaosMemeGround,
  kit: chaosMemeKit,
  compose: {},
};

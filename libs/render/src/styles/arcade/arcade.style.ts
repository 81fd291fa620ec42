import type { Style } from '../style';
import { arcadeGround } from './ground';
import { arcadeKit } from './kit';
import { arcadePreset } from './preset';

/** Navy sky, neon and one pixel face (reference boards, arcade). */
export const arcade: Style = {
  name: 'arcade',
  preset: arcadePreset,
  painters: {},
  ground: arcadeGround,
  kit: arcadeKit,
  compose: {},
};

import type { Style } from '../style';
import { luxuryMinimalGround } from './ground';
import { luxuryMinimalKit } from './kit';
import { luxuryMinimalPreset } from './preset';

/** Ivory, black and champagne, one object a frame (reference boards, luxury-minimal). */
export const luxuryMinimal: Style = {
  name: 'luxury-minimal',
  preset: luxuryMinimalPreset,
  painters: {},
  ground: luxuryMinimalGround,
  kit: luxuryMinimalKit,
  compose: {},
};

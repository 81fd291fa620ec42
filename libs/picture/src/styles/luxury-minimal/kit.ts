import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { LUXURY } from './preset';

const FACES: KitFaces = {
  head: { family: 'Bodoni Moda', weight: 400, optical: 14, kern: -0.015, leading: 1.14 },
  words: { family: 'Cormorant Garamond', weight: 600, kern: 0 },
  figure: { family: 'Bodoni Moda', weight: 400, optical: 11, kern: -0.03 },
};

const COLORS: KitColors = {
  ink: LUXURY.black,
  dim: LUXURY.stone,
  accent: LUXURY.gold,
  onAccent: LUXURY.light,
  up: LUXURY.gold,
  down: LUXURY.stone,
  mass: LUXURY.stone,
  track: LUXURY.shade,
  rule: LUXURY.stone,
  backing: LUXURY.light,
  series: [LUXURY.champagne, LUXURY.black, LUXURY.stone, LUXURY.shade],
};

/** The style's voice for the standard compositions. */
export function luxuryMinimalKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

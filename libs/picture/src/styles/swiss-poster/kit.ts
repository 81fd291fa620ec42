import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { SWISS } from './preset';

const FACES: KitFaces = {
  head: { family: 'Inter Tight', weight: 700, kern: -0.035, leading: 1.04 },
  words: { family: 'Inter Tight', weight: 600, kern: -0.01 },
  figure: { family: 'Inter Tight', weight: 700, kern: -0.04 },
};

const COLORS: KitColors = {
  ink: SWISS.black,
  dim: SWISS.black,
  accent: SWISS.red,
  onAccent: SWISS.paper,
  up: SWISS.red,
  down: SWISS.black,
  mass: SWISS.black,
  track: '#0B0B0B22',
  rule: SWISS.black,
  backing: '#FFFFFF',
  series: [SWISS.red, SWISS.black, '#0B0B0B99', '#0B0B0B55'],
};

/** The style's voice for the standard compositions. */
export function swissKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

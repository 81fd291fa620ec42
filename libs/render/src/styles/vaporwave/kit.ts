import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';

const FACES: KitFaces = {
  head: { family: 'Abril Fatface', weight: 400, kern: 0, leading: 1.1 },
  words: { family: 'Archivo', weight: 700, width: 125, kern: 0.01 },
  figure: { family: 'Abril Fatface', weight: 400, kern: -0.01 },
};

const COLORS: KitColors = {
  ink: VAPOR.white,
  dim: VAPOR.window,
  accent: VAPOR.cyan,
  onAccent: VAPOR.night,
  up: VAPOR.cyan,
  down: VAPOR.pink,
  mass: VAPOR.pink,
  track: '#E9D6F733',
  rule: VAPOR.cyan,
  backing: VAPOR.window,
  series: [VAPOR.cyan, VAPOR.pink, VAPOR.sun, VAPOR.peach],
};

/** The style's voice for the standard compositions. */
export function vaporwaveKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

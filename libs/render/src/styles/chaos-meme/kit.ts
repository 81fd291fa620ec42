import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { CHAOS } from './preset';

const FACES: KitFaces = {
  head: { family: 'Anton', weight: 400, kern: 0.01, caps: true, leading: 1.16 },
  words: { family: 'Anton', weight: 400, kern: 0.015, caps: true },
  figure: { family: 'Anton', weight: 400, kern: 0 },
};

const COLORS: KitColors = {
  ink: CHAOS.white,
  dim: CHAOS.white,
  accent: CHAOS.yellow,
  onAccent: CHAOS.black,
  up: CHAOS.lime,
  down: CHAOS.red,
  mass: CHAOS.cyan,
  track: CHAOS.black,
  rule: CHAOS.black,
  backing: CHAOS.white,
  series: [CHAOS.yellow, CHAOS.cyan, CHAOS.magenta, CHAOS.lime],
};

/** The style's voice for the standard compositions. */
export function chaosMemeKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

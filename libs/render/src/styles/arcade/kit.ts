import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { ARCADE } from './preset';

const FACES: KitFaces = {
  head: { family: 'Press Start 2P', weight: 400, kern: 0, caps: true, leading: 1.4 },
  words: { family: 'Press Start 2P', weight: 400, kern: 0, caps: true, leading: 1.5 },
  figure: { family: 'Press Start 2P', weight: 400, kern: 0 },
};

const COLORS: KitColors = {
  ink: ARCADE.white,
  dim: ARCADE.cyan,
  accent: ARCADE.yellow,
  onAccent: ARCADE.navy,
  up: ARCADE.green,
  down: ARCADE.pink,
  mass: ARCADE.cyan,
  track: ARCADE.sky3,
  rule: ARCADE.cyan,
  backing: ARCADE.navy,
  series: [ARCADE.yellow, ARCADE.cyan, ARCADE.pink, ARCADE.green],
};

/** The style's voice for the standard compositions. */
export function arcadeKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

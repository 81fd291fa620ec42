import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { newsPlan } from './news-plan';
import { NEWS } from './preset';

const FACES: KitFaces = {
  head: { family: 'Libre Franklin', weight: 900, kern: -0.03, leading: 1.06 },
  words: { family: 'Libre Franklin', weight: 700, kern: -0.01 },
  figure: { family: 'Libre Franklin', weight: 900, kern: -0.04 },
};

const COLORS: KitColors = {
  ink: NEWS.white,
  dim: NEWS.ice,
  accent: NEWS.red,
  accentInk: NEWS.white,
  onAccent: NEWS.white,
  up: NEWS.white,
  down: NEWS.ice,
  mass: NEWS.steel,
  track: NEWS.mid,
  rule: NEWS.steel,
  backing: NEWS.white,
  series: [NEWS.red, NEWS.white, NEWS.ice, NEWS.steel],
};

/** The style's voice for the standard compositions. */
export function newsKit(env: SceneEnv): StyleKit {
  return { ...plainKit(env, FACES, COLORS), room: newsPlan(env).body };
}

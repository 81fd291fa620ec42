import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { NATURE } from './preset';

const FACES: KitFaces = {
  head: { family: 'Spectral', weight: 300, kern: -0.01, leading: 1.14 },
  words: { family: 'Spectral', weight: 500, kern: 0.01 },
  figure: { family: 'Spectral', weight: 200, kern: -0.03 },
};

const COLORS: KitColors = {
  ink: NATURE.light,
  dim: NATURE.sun,
  accent: NATURE.amber,
  onAccent: NATURE.ink,
  up: NATURE.amber,
  down: NATURE.sage,
  mass: NATURE.sage,
  track: '#8F935F40',
  rule: NATURE.sage,
  backing: NATURE.mist,
  series: [NATURE.amber, NATURE.sage, NATURE.sun, NATURE.green],
};

/** The style's voice for the standard compositions. */
export function natureDocKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

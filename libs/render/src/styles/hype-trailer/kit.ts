import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { HYPE } from './preset';

const FACES: KitFaces = {
  head: { family: 'Archivo', weight: 900, width: 125, kern: 0, caps: true, leading: 1.08 },
  words: { family: 'Archivo', weight: 700, width: 118, kern: 0.04, caps: true },
  figure: { family: 'Archivo', weight: 900, width: 125, kern: -0.02 },
};

const COLORS: KitColors = {
  ink: HYPE.gold,
  dim: HYPE.bone,
  accent: HYPE.bright,
  onAccent: HYPE.black,
  up: HYPE.bright,
  down: HYPE.bone,
  mass: HYPE.bronze,
  track: '#9A641240',
  rule: HYPE.bronze,
  backing: HYPE.black,
  series: [HYPE.bright, HYPE.bronze, HYPE.bone, HYPE.deepGold],
};

/** The style's voice for the standard compositions. */
export function hypeTrailerKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

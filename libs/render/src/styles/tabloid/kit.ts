import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { TABLOID } from './preset';

const FACES: KitFaces = {
  head: { family: 'Anton', weight: 400, kern: 0, caps: true, leading: 1.12 },
  words: { family: 'Archivo', weight: 800, width: 62, kern: 0.01 },
  figure: { family: 'Anton', weight: 400, kern: -0.005 },
};

const COLORS: KitColors = {
  ink: TABLOID.ink,
  dim: TABLOID.ink,
  accent: TABLOID.red,
  onAccent: TABLOID.white,
  up: TABLOID.ink,
  down: TABLOID.deepRed,
  mass: TABLOID.ink,
  track: '#11101026',
  rule: TABLOID.ink,
  backing: TABLOID.white,
  series: [TABLOID.red, TABLOID.ink, TABLOID.orange, TABLOID.deepRed],
};

/** The style's voice for the standard compositions. */
export function tabloidKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { COMIC } from './preset';

const FACES: KitFaces = {
  head: { family: 'Bangers', weight: 400, kern: 0.02, leading: 1.1 },
  words: { family: 'Bangers', weight: 400, kern: 0.02 },
  figure: { family: 'Bangers', weight: 400, kern: 0.01 },
};

const COLORS: KitColors = {
  ink: COMIC.ink,
  dim: COMIC.ink,
  accent: COMIC.red,
  onAccent: COMIC.white,
  up: COMIC.blue,
  down: COMIC.red,
  mass: COMIC.blue,
  track: '#15120F26',
  rule: COMIC.ink,
  backing: COMIC.white,
  series: [COMIC.red, COMIC.blue, COMIC.yellow, COMIC.orange],
};

/** The style's voice for the standard compositions. */
export function comicKit(env: SceneEnv): StyleKit {
  return plainKit(env, FACES, COLORS);
}

import { contrastOf } from '../brand/brand-colors';
import { type Fill, fillDown } from '../layers/fill';
import type { SceneEnv } from '../styles/scene-env';

/** Captions that could not be read on black stand on a light ground. */
const DARK_INK = 4.5;

/** Fades the foot of a full-frame picture, where captions stand, to dark, or to the style's paper where captions are of dark ink. */
export function footScrim({ stage: { height }, preset }: SceneEnv): Fill {
  const { color, ground, outline } = preset.captions;
  const paper = preset.palette[preset.brand.grounds[0] ?? ''];
  const bare = !ground && !outline && contrastOf(color, '#000000') < DARK_INK;
  const [tone, strength] = bare && paper ? [paper, 'F0'] : ['#000000', 'B3'];
  return fillDown(height * 0.55, height * (bare ? 0.76 : 0.86), [0, `${tone}00`], [1, `${tone}${strength}`]);
}

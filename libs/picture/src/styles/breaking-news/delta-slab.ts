import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { fromEdge, type NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, onSlab, slab } from './slab';

/** The change a chart tells of, on a white slab in its upper corner where reading starts, and the room it takes there. */
export function deltaSlab(
  env: SceneEnv,
  plan: NewsPlan,
  delta: NonNullable<SceneOf<'line'>['delta']>,
  panel: Box,
): { layers: Layer[]; box: Box } {
  const { u, near, reach } = plan;
  const h = 104 * u;
  const at = 700;
  const pad = 28 * u;
  const most = reach - near;
  const figure = env.fitLine({
    text: env.figure(delta.figure, 'signed'),
    font: FACE.figure,
    size: 84 * u,
    width: most * 0.46,
    color: NEWS.red,
  });
  const words = env.fit({
    text: env.text(delta.label),
    font: FACE.bold,
    size: 50 * u,
    floor: 40 * u,
    width: most - figure.w - pad * 2.6,
    maxLines: 2,
    maxHeight: h - 14 * u,
    leading: lineHeight(env, 1.02),
    color: NEWS.navy,
  });
  const w = near + figure.w + (words.w > 0 ? words.w + pad * 0.9 : 0) + pad;
  const box = fromEdge(env, plan, panel.y, 0, w, h);
  const figureBox = fromEdge(env, plan, panel.y, near, figure.w, h);
  const wordsBox = fromEdge(env, plan, panel.y, near + figure.w + pad * 0.9, words.w, h);
  return {
    box,
    layers: [
      slab(env, plan, 'change-slab', box, 'white', { at, sound: 'whoosh' }),
      onSlab(env, plan, 'change', figure, { x: figureBox.x, y: centredY(env, figure, panel.y, h) }, box, at),
      onSlab(env, plan, 'change-words', words, { x: wordsBox.x, y: centredY(env, words, panel.y, h) }, box, at),
    ],
  };
}

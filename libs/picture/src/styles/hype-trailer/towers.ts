import { placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { titleHead } from './chart-head';
import { cueFor, leaving, slamIn, thrownIn } from './hype-motion';
import { metal } from './metal';
import { monoliths } from './monoliths';
import { HYPE } from './preset';
import { powerLine, wideType } from './type-scale';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** Two towers from one floor, as high as their figures; the one that matters is white-hot. */
export function towers(env: ComparisonEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const head = titleHead(env, env.text(scene.title), { ...content, h: content.h * (isLandscape(env) ? 0.2 : 0.24) });
  const gap = 40 * unit;
  const w = (content.w - gap) / 2;
  const label = 118 * unit;
  const figureH = Math.min(110 * unit, content.h * 0.12);
  const top = head.bottom + 60 * unit + figureH + 36 * unit;
  const floor = content.y + content.h - label;
  const values = scene.sides.map(({ figure }) => ({ value: env.value(figure), fill: '' }));
  const plot = { x: content.x, y: top, w: content.w, h: Math.max(20 * unit, floor - top) };
  const { rects } = barGeometry({ box: plot, bars: values, direction: 'up', gap: 0 });
  const slabs = rects.map((rect, index) => ({ ...rect, x: content.x + index * (w + gap), w }));
  const layers = monoliths(env, slabs, floor, scene.focus, 140);
  scene.sides.forEach((side, index) => {
    const slab = slabs[index] ?? plot;
    const won = index === scene.focus;
    const lands = cueFor(env, side.figure, 500 + index * 260);
    const block = powerLine(env, env.figure(side.figure), { w, h: figureH }, figureH * 0.8);
    const box = { x: slab.x, y: slab.y - 36 * unit - block.h, w: block.w, h: block.h };
    const look = { ...wideType(env, env.text(side.label), 48, won ? HYPE.white : HYPE.bone), maxLines: 2 };
    const name = setIn(env, look, { x: slab.x, y: floor + 26 * unit, w, h: label - 26 * unit }, { align: 'left' });
    layers.push(
      ...metal(env, `figure${index}`, { block, box }, { cast: won ? 'gold' : 'ash', motion: slamIn(env, lands, !won) }),
      placeText(env, `label${index}`, name.block, name.box, {
        motion: [thrownIn(env, 200 + index * 90), leaving(env)],
      }),
    );
  });
  return [...head.layers, ...layers];
}

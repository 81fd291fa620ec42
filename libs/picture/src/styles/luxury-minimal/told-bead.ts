import { place, placeText } from '../../compose/place';
import { seriesFocus } from '../../compose/series-focus';
import { setIn, type Look } from '../../compose/set-in';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import type { BeadsData } from './beads.painter';
import { appear } from './lux-motion';
import { wordLook } from './lux-type';
import { GOLD } from './sphere.painter';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** Gold on the value that is told, its date over it, and the last value over the pearl at the curve's end. */
export function toldBead(env: LineEnv, plot: LineProps, r: number, drawMs: number): Layer[] {
  const { content, unit } = env.stage;
  const { points } = env.scene;
  const spots = linePoints(plot);
  const focus = seriesFocus(env);
  const [spot, end, last] = [spots[focus], spots.at(-1), points.at(-1)];
  if (!spot || !end || !last) return [];
  const over = (id: string, look: Look, [x, y]: [number, number], at: number): Layer => {
    const { block, box } = setIn(env, { ...look, maxLines: 1 }, { ...content, h: 60 * unit });
    const left = Math.min(Math.max(content.x, x - box.w / 2), content.x + content.w - box.w);
    return placeText(env, id, block, { x: left, y: y - r - 26 * unit - box.h }, { motion: appear(env, at) });
  };
  const [x, y] = spot;
  const at = 160 + (drawMs * focus) / Math.max(1, spots.length - 1);
  const data: BeadsData = { r, beads: [{ x, foot: y, tip: y, skin: GOLD }] };
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return [
    place(env, 'paint', 'told', { painter: 'lux.beads', data }, { z: Z.marks + 2, box, motion: appear(env, at) }),
    over('told-date', wordLook(env, env.text(points[focus]?.label), 52, 'gold'), spot, at + 120),
    over('last', wordLook(env, env.figure(last.figure), 52), end, drawMs),
  ];
}

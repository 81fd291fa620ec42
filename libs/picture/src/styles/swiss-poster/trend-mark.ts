import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { typeIn } from './swiss-motion';

/** A small arrow to the upper or lower right that fills a square; a level bar for what stays. */
export function trendMark(
  env: SceneEnv,
  id: string,
  trend: Trend | undefined,
  box: Box,
  fill: string,
  at: number,
): Layer {
  const motion = typeIn(at, trend === 'down' ? 'top' : 'bottom');
  const options = { z: Z.type, box, motion };
  if (trend === 'up' || trend === 'down') {
    const [from, to] = trend === 'up' ? [box.y + box.h, box.y] : [box.y, box.y + box.h];
    const tip: [number, number] = [box.x + box.w, to];
    const tail: [number, number] = [box.x + box.w * 0.1, from + (to - from) * 0.1];
    const arrow = { shape: 'arrow', tail, tip, width: box.w * 0.2, head: box.w * 0.96, fill } as const;
    return place(env, 'shape', id, arrow, options);
  }
  const bar = { x: box.x, y: box.y + box.h * 0.4, w: box.w, h: box.h * 0.2 };
  return place(env, 'shape', id, { shape: 'rect', box: bar, fill }, options);
}

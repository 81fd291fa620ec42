import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { penIn } from './press-motion';

/** A felt-pen arrow that bends up or down through a box, drawn by hand. */
export function trendArrow(env: SceneEnv, id: string, box: Box, up: boolean, color: string, at: number): Layer {
  const points: Array<[number, number]> = [];
  for (let step = 0; step <= 24; step += 1) {
    const t = step / 24;
    const climb = t ** 1.8;
    const y = up ? box.y + box.h * (1 - climb) : box.y + box.h * climb;
    points.push([box.x + box.w * t + Math.sin(t * 5) * box.w * 0.04, y]);
  }
  const width = Math.min(26 * env.stage.unit, box.h * 0.12);
  const data = { points, width, color, head: Math.min(box.w, box.h) * 0.42 };
  return place(env, 'paint', id, { painter: 'tabloid.pen', data }, { z: Z.marks + 5, box, motion: penIn(env, at) });
}

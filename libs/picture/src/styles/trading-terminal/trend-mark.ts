import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { Edge } from './desk';

/** A triangle for a change, its outer side on `edge` and its middle at `y`; pixels. */
export function trendMark(
  env: SceneEnv,
  id: string,
  trend: Exclude<Trend, 'flat'>,
  at: { edge: Edge; y: number; size: number; color: string; ms: number },
): Layer {
  const { edge, y, size, color } = at;
  const x = edge.anchor === 'right' ? edge.x - size : edge.x;
  const tip = trend === 'up' ? -1 : 1;
  return place(
    env,
    'shape',
    id,
    {
      shape: 'polygon',
      points: [
        [x, y - tip * size * 0.45],
        [x + size, y - tip * size * 0.45],
        [x + size / 2, y + tip * size * 0.45],
      ],
      fill: color,
    },
    { z: Z.type - 1, motion: fade({ at: at.ms, ms: 100 }) },
  );
}

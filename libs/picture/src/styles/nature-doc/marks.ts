import { place, placeStill } from '../../compose/place';
import { type Box, Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { NATURE } from './preset';
import { appear } from './type-and-motion';

/** A logo as a small sun, its right upper corner at a point; nothing where there is none. */
export function logo(
  env: SceneEnv,
  still: number | undefined,
  corner: { x: number; y: number },
  size: number,
  id = 'logo',
): Layer[] {
  const box = { x: corner.x - size, y: corner.y, w: size, h: size };
  const look = { radius: size / 2, backing: NATURE.light, ring: { color: NATURE.amber, width: 4 * env.stage.unit } };
  return placeStill(env, id, still, box, look, { z: Z.type, motion: appear(env, 200) });
}

/** A thin peak that points up, a valley that points down, a level line: which way a figure went. Fills a square's width. */
export function trendMark(env: SceneEnv, id: string, trend: Trend, box: Box, at: number): Layer {
  const { x, y, w, h } = box;
  const [high, low] = [y + h * 0.3, y + h * 0.75];
  const points: Array<[number, number]> =
    trend === 'flat'
      ? [
          [x, y + h / 2],
          [x + w, y + h / 2],
        ]
      : [
          [x, trend === 'up' ? low : high],
          [x + w / 2, trend === 'up' ? high : low],
          [x + w, trend === 'up' ? low : high],
        ];
  const fill = trend === 'up' ? NATURE.spoken : NATURE.sun;
  const mark = { shape: 'path', points, stroke: { fill, width: Math.max(4 * env.stage.unit, w * 0.07) } } as const;
  return place(env, 'shape', id, mark, { z: Z.type, box, motion: appear(env, at) });
}

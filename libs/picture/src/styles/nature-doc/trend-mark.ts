import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { appear } from './nature-motion';
import { NATURE } from './preset';

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

import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import type { ColumnData } from './column.painter';
import { VAPOR } from './preset';
import { growIn } from './vapor-motion';

/** Marbles of columns: the one the story is about glows, the others stand back. */
export const MARBLE: Record<'rose' | 'dusk' | 'lapis' | 'gold' | 'lilac', ColumnData['colors']> = {
  rose: [VAPOR.plum, VAPOR.magenta, VAPOR.pink, VAPOR.blush],
  lapis: [VAPOR.night, VAPOR.violet, VAPOR.azure, VAPOR.sky],
  gold: [VAPOR.magenta, VAPOR.peach, VAPOR.gold, VAPOR.sun],
  dusk: [VAPOR.night, VAPOR.indigo, VAPOR.plum, VAPOR.magenta],
  lilac: [VAPOR.violet, VAPOR.plum, VAPOR.bevel, VAPOR.window],
};

/** A column that grows from its zero. */
export function column(env: SceneEnv, id: string, data: Omit<ColumnData, 'split'>, at: number): Layer {
  const split: ColumnData['split'] = [`${VAPOR.cyan}B0`, `${VAPOR.pink}B0`];
  const box = {
    x: data.x - data.w * 0.6,
    y: Math.min(data.y, data.y - data.h),
    w: data.w * 1.2,
    h: Math.abs(data.h),
  };
  return place(
    env,
    'paint',
    id,
    { painter: 'vapor.column', data: { ...data, split } },
    { z: Z.marks, box, motion: growIn(env, at, 1000) },
  );
}

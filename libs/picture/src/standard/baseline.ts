import { setIn } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { Baseline } from '../storyboard/scene-content';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { lengthOf } from './chart-values';
import { placeSet } from './pieces';
import type { StyleKit } from './style-kit';

/** A chart's baseline: its value, the room it leaves for the marks, and its figure at the end of a rule at height `y`. */
export interface BaselinePiece {
  value: number;
  area: Box;
  write(y: number): Layer[];
}

/** Makes room for a baseline's figure beside a chart; zero is written by its rule alone. Null where there is none. */
export function baselinePiece(
  env: SceneEnv,
  kit: StyleKit,
  area: Box,
  baseline: Baseline | undefined,
): BaselinePiece | null {
  if (baseline === undefined) return null;
  if (baseline === 0) return { value: 0, area, write: () => [] };
  const { unit } = env.stage;
  const look = kit.figure(env.figure(baseline), 52, 'dim');
  const { block } = setIn(env, look, { ...area, w: area.w * 0.26, h: 80 * unit }, { line: true });
  const w = area.w - block.w - 20 * unit;
  return {
    value: lengthOf(env, baseline),
    area: { ...area, w },
    write: (y) => [placeSet(env, kit, 'baseline', block, { x: area.x + area.w - block.w, y: y - block.h / 2 }, 160)],
  };
}

import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { ChartMark } from '../timeline/layer';
import { setAtEnds, type Look, type SetText } from './set-in';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/**
 * Which point of a series its headline figure is: the last one that reads the same, and the last point of all where
 * none does or where the scene has no figure of its own.
 */
export function seriesFocus(env: LineEnv): number {
  const { figure, points } = env.scene;
  const end = points.length - 1;
  if (figure === undefined) return end;
  const shown = env.figure(figure);
  const same = points.map((point) => env.figure(point.figure) === shown).lastIndexOf(true);
  return same < 0 ? end : same;
}

/** Whether a line is about its last value. */
export function focusIsEnd(env: LineEnv): boolean {
  return seriesFocus(env) === env.scene.points.length - 1;
}

/** Where a series stands: the value at its foot, and which point's figure is written there; null where the foot is zero. */
export interface SeriesBase {
  min: number;
  index: number | null;
  /** The series goes below zero, where no mass can stand. */
  crosses: boolean;
}

/** A mass stands on zero, or on the series' lowest value, which is then written on it (reference boards, "Honest marks"). */
export function seriesBase(values: readonly number[]): SeriesBase {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low < 0) return { min: low, index: null, crosses: true };
  if (low < high * 0.5) return { min: 0, index: null, crosses: false };
  return { min: low, index: values.indexOf(low), crosses: false };
}

/** Labels of a series' first and last point at the ends of a row, `gap` px apart; time runs to the right in every language. */
export function seriesEnds(
  env: LineEnv,
  row: Box,
  gap: number,
  look: (text: string) => Look,
  fit?: Parameters<typeof setAtEnds>[4],
): [from: SetText, to: SetText] {
  const { points } = env.scene;
  return setAtEnds(env, row, gap, [look(env.text(points[0]?.label)), look(env.text(points.at(-1)?.label))], fit);
}

/** Upper edge (pixels) of a drawn series from its start, or an x, up to another, in between its points as well; words may stand over it. */
export function crestUpTo(points: ReadonlyArray<[number, number]>, x: number, from = -Infinity): number {
  const heights = points.filter(([at]) => at >= from && at <= x).map(([, y]) => y);
  for (const edge of [from, x]) {
    const next = points.findIndex(([at]) => at > edge);
    const [before, after] = [points[next - 1], points[next]];
    if (before && after)
      heights.push(before[1] + ((after[1] - before[1]) * (edge - before[0])) / (after[0] - before[0]));
  }
  return Math.min(...heights);
}

/** Points of a series as marks. */
export function pointMarks(
  points: ReadonlyArray<{ figure: string }>,
  spots: ReadonlyArray<readonly [x: number, y: number]>,
): ChartMark[] {
  return points.map(({ figure }, index) => {
    const [x, y] = spots[index] ?? [0, 0];
    return { figure, box: { x, y, w: 0, h: 0 } };
  });
}

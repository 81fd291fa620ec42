import type { SceneEnv, SceneOf } from '../styles/scene-env';

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

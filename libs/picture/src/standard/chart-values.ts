import type { BarDraft } from '../compose/bars-in';
import type { SceneEnv, SceneOf } from '../styles/scene-env';

/** A figure's number for geometry; what is no number has no length. */
export function lengthOf(env: SceneEnv, key: string): number {
  const value = env.value(key);
  return Number.isFinite(value) ? value : 0;
}

/** Numbers of several figures for geometry. */
export function lengthsOf(env: SceneEnv, marks: ReadonlyArray<{ figure: string }>): number[] {
  return marks.map(({ figure }) => lengthOf(env, figure));
}

/** Numbers of the parts of a whole: none is less than nothing. */
export function sharesOf(env: SceneEnv, parts: ReadonlyArray<{ figure: string }>): number[] {
  return lengthsOf(env, parts).map((value) => Math.max(0, value));
}

/** A scene's bars before their texts are set, in the colours that a style gives them. */
export function draftBars(
  env: SceneEnv<SceneOf<'bars'>>,
  colorsOf: (strong: boolean, index: number) => Pick<BarDraft, 'fill' | 'displayColor'>,
): BarDraft[] {
  return env.scene.bars.map((bar, index) => {
    const strong = index === env.scene.highlight;
    const [display, label] = [env.figure(bar.figure), env.text(bar.label)];
    return { figure: bar.figure, value: lengthOf(env, bar.figure), display, label, strong, ...colorsOf(strong, index) };
  });
}

import { combine, wipeIn, wipeOut, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { NewsPlan } from './news-plan';

/** The hook stands with the film's first frame: what enters there has begun before (FILM.md, Rhythm). */
const HEAD_START_MS = 420;

/** When something of this scene starts, ms; earlier in the hook. */
export function startAt(env: SceneEnv, ms: number): number {
  return env.index === 0 ? ms - HEAD_START_MS : ms;
}

/** Leaves by being wiped in 180 ms before a cut; other transitions carry the scene away as it stands. */
export function leave(env: SceneEnv): Motion {
  return env.after?.transition === 'cut' ? wipeOut(env.frames, env.preset.motion.exitMs) : combine();
}

/** Wipes in from the reading side and leaves the same way. */
export function enter(env: SceneEnv, plan: NewsPlan, atMs: number, ms = 300): Motion[] {
  return [wipeIn({ at: startAt(env, atMs), ms, from: plan.side }), leave(env)];
}

/**
 * Length of a count-up that starts at `atMs`: it lands while the voice says the figure, never after (FILM.md, Picture).
 * 900 ms where the figure is not spoken.
 */
export function countMs(env: SceneEnv, key: string, atMs: number): number {
  const spoken = env.spokenAt(key);
  return spoken === null ? 900 : Math.min(1100, Math.max(350, spoken + 160 - atMs));
}

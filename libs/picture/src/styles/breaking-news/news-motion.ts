import { combine, single, wipeIn, wipeOut, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { NewsPlan } from './news-plan';

/** What the hook shows on the video's first frame has begun before it. */
const HEAD_START_MS = 420;

/** When something of this scene starts, ms. A headline leads its hook itself; other layouts start early as a whole. */
export function startAt(env: SceneEnv, ms: number): number {
  const led = env.scene.layout === 'headline';
  return env.index === 0 && !led ? ms - HEAD_START_MS : ms;
}

/** When the part of a hook starts that stands on frame 0, ms; as given in later scenes. */
export function leadAt(env: SceneEnv, ms: number): number {
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

/** The hook's figure comes down from slightly too large while it already can be read. */
export function landing(): Motion {
  return single('scale', { at: -60, ms: 460, ease: 'expo-out' }, 1.16, 1, 460, 'expo-out');
}

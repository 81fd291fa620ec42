import { framesOf } from '../../timeline/frame-rate';
import { combine, fadeOut, rise, single, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { stepped } from '../stepped';

/**
 * Frames per pixel of a plane by its depth, furthest first; the horizon rests. All even, so that every other frame of a
 * scene that is at rest is the one before it.
 */
export const DEPTHS = [null, 6, 4, 2] as const;

/** How far a plane drifts: null rests. */
export type Depth = (typeof DEPTHS)[number];

/** How long before its time a movement has begun, ms: a cut never lands on an empty frame. */
const AHEAD = 180;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 1400 : at - AHEAD;
}

/** Words come out of the air: slowly, with a small rise, and go before the scene does. */
export function breathe(env: SceneEnv, at: number): Motion {
  return combine(rise({ at: entrance(env, at), ms: 700, by: 12 * env.stage.unit, ease: 'cubic-out' }), leave(env));
}

/** Fades in where it stands and goes with the words. */
export function appear(env: SceneEnv, at: number, ms = 700): Motion {
  return combine(single('opacity', { at: entrance(env, at), ms }, 0, 1, ms, 'cubic-out'), leave(env));
}

/** Things grow out of the ground. */
export function growUp(env: SceneEnv, at: number, ms = 1300): Motion {
  return {
    ...single('wipe', { at: entrance(env, at), ms, ease: 'cubic-in-out' }, 0, 1, ms, 'cubic-in-out'),
    wipeFrom: 'bottom',
  };
}

/** Fades with the scene, unless the next one dissolves out of it; the last frame of a video stays. */
function leave(env: SceneEnv): Motion {
  return env.after === null || env.after.transition === 'dissolve' ? { tracks: [] } : fadeOut(env.frames, 300);
}

/** Moves steadily by whole pixels, one every `every` frames: what lies at a distance drifts by its depth and stays cheap to draw. */
export function stepDrift(env: SceneEnv, every: number, way: 1 | -1, prop: 'x' | 'y' = 'x'): Motion {
  return stepped(env, prop, every, (frame) => way * Math.ceil(frame / every));
}

/** Pixels that a plane travels in a scene, with what a transition may add. */
export function travel(env: SceneEnv, every: number | null): number {
  return every === null ? 0 : Math.ceil((env.frames + 30) / every);
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / framesOf(1000)) * 450;
  return spoken === null ? inOrder : Math.max(60, Math.min(spoken - 260, latest, inOrder + 500));
}

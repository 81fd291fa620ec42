import { combine, fadeOut, rise, single, type Motion } from '../../timeline/motion';
import type { SoundName } from '../../storyboard/sound-cue';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { stepped } from '../stepped';

/** One swell of the float, frames; the reference boards ask for 10 px over 6 s. */
const SWELL = 180;

/** All that swims moves on every other frame of the video: the frames between are the same picture. */
export const ON_TWOS = 2;

/** How long before its time an entrance has begun, ms: a cut never lands on an empty evening. */
const AHEAD = 150;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return at - (env.index === 0 ? 1400 : AHEAD);
}

/** Letters and windows drift up into place. */
export function driftIn(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const audible = env.index === 0 ? undefined : sound;
  return rise({ at: entrance(env, at), ms: 560, by: 46 * env.stage.unit, sound: audible });
}

/** Swims on a slow swell that belongs to the video, so that neighbouring scenes never jump; `phase` 0 to 1, `by` pixels. */
export function float(env: VideoEnv, phase = 0, by = 10): Motion {
  return swell(env, 'y', by * env.stage.unit, phase);
}

/** Sways about its middle, degrees. */
export function sway(env: VideoEnv, by: number, phase = 0): Motion {
  return swell(env, 'rotate', by, phase);
}

/** Travels steadily in whole pixels, `speed` px a second: what moves only when it must is not drawn in between. */
export function creep(env: VideoEnv, prop: 'x' | 'y', speed: number, every = ON_TWOS): Motion {
  return stepped(env, prop, every, (frame) => Math.round((speed * frame) / 30));
}

function swell(env: VideoEnv, prop: 'y' | 'rotate', by: number, phase: number): Motion {
  const step = prop === 'y' ? 1 : 0.2;
  return stepped(env, prop, ON_TWOS, (frame) => {
    const at = ((env.from + frame) / SWELL + phase) * Math.PI * 2;
    return Math.round((by * Math.sin(at)) / step) * step;
  });
}

/** Leaves by fading before a cut; the other transitions carry the scene away as it stands. */
export function leave(env: SceneEnv): Motion {
  return env.after?.transition === 'cut' ? fadeOut(env.frames, 170) : combine();
}

/** Drifts in, swims, and leaves: how all type and all windows of the style move. */
export function afloat(env: SceneEnv, at: number, phase = 0, sound?: SoundName): Motion[] {
  return [driftIn(env, at, sound), float(env, phase, 7), leave(env)];
}

/** Marks grow with `progress`. */
export function growIn(env: SceneEnv, at: number, ms = 1100): Motion[] {
  return [single('progress', { at: entrance(env, at), ms }, 0, 1, ms, 'cubic-out'), leave(env)];
}

/** When one of several things that the voice names may enter: the first at once, the others just before their words. */
export function cueFor(env: SceneEnv, key: string, inOrder: number): number {
  const spoken = env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(40, Math.min(spoken - 220, latest, inOrder + 600));
}

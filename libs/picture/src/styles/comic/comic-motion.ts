import { framesOf } from '../../timeline/frame-rate';
import { combine, single, type Motion } from '../../timeline/motion';
import type { SoundName } from '../../storyboard/sound-cue';
import type { Side, TrackProp } from '../../timeline/track';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { stepped } from '../stepped';

/** Drawn art is held for three frames, as drawn pictures are. */
export const ON_THREES = 3;

/** How long before its time a movement has begun: a cut never lands on an empty page, ms. */
const AHEAD = 90;

/** Panels have come most of their way when the scene is cut to: paper alone says nothing, ms. */
const HEAD_START = 110;

/** The video's first frame is its hook: what enters there has entered already. */
export function entrance(env: SceneEnv, at: number): number {
  return env.index === 0 ? at - 900 : at - AHEAD;
}

/** When a thing that the voice names may enter: just before its word, in order, and never later than 45 % of the scene. */
export function cueFor(env: SceneEnv, key: string | undefined, inOrder: number): number {
  const spoken = key === undefined ? null : env.spokenAt(key);
  const latest = (env.frames / 30) * 450;
  return spoken === null ? inOrder : Math.max(40, Math.min(spoken - 180, latest, inOrder + 500));
}

/** Pops up: 0.6 to 1.12 to 1 in 280 ms (reference boards, comic). */
export function pop(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const start = framesOf(entrance(env, at));
  const audible = sound !== undefined && start >= 0;
  return {
    tracks: [
      {
        prop: 'scale',
        keys: [
          { frame: start, value: 0.6 },
          { frame: start + 5, value: 1.12, ease: 'cubic-out' },
          { frame: start + 8, value: 1, ease: 'cubic-in-out' },
        ],
      },
      shownFrom(start),
    ],
    cues: audible ? [{ sound, frame: start }] : [],
  };
}

/** Comes down on the page from twice its size and lands with a thud. */
export function land(env: SceneEnv, at: number, sound: SoundName = 'thud'): Motion {
  const start = framesOf(entrance(env, at));
  return {
    tracks: [
      {
        prop: 'scale',
        keys: [
          { frame: start, value: 1.45 },
          { frame: start + 5, value: 0.94, ease: 'cubic-in' },
          { frame: start + 8, value: 1, ease: 'cubic-out' },
        ],
      },
      shownFrom(start),
    ],
    cues: start >= 0 ? [{ sound, frame: start + 5 }] : [],
  };
}

/** A panel slides onto the page from a side of the frame, 320 ms, a little too far and back. */
export function slide(env: SceneEnv, at: number, from: Side, sound?: SoundName): Motion {
  const { width, height } = env.stage;
  const way = { left: -width, right: width, top: -height, bottom: height }[from];
  const start = entrance(env, at) - HEAD_START;
  const across = from === 'left' || from === 'right';
  const heard = env.index > 0 && sound ? { sound } : {};
  return single(across ? 'x' : 'y', { at: start, ms: 320, ...heard }, way, 0, 320, 'expo-out');
}

/** Wipes up or along like ink from a brush. */
export function brush(env: SceneEnv, at: number, from: Side = 'left', ms = 260): Motion {
  return { ...single('wipe', { at: entrance(env, at) }, 0, 1, ms, 'cubic-out'), wipeFrom: from };
}

/** Leaves by shrinking, faster than it came; only before a cut, since what follows otherwise covers it. */
export function leave(env: SceneEnv): Motion {
  if (env.after?.transition !== 'cut') return { tracks: [] };
  const end = env.frames;
  return {
    tracks: [
      {
        prop: 'scale',
        keys: [
          { frame: end - 4, value: 1 },
          { frame: end, value: 0.72, ease: 'cubic-in' },
        ],
      },
    ],
  };
}

/** Rocks to and fro on threes for the whole scene, degrees to either side. */
export function wobble(env: VideoEnv, degrees: number, periodMs = 1600): Motion {
  return held(env, 'rotate', periodMs, (share) => degrees * Math.sin(share * 2 * Math.PI));
}

/** Floats up and down on threes by whole pixels, which is cheap to draw as well. */
export function bob(env: VideoEnv, pixels: number, periodMs = 2400, delay = 0): Motion {
  return held(env, 'y', periodMs, (share) => Math.round(pixels * Math.sin((share + delay) * 2 * Math.PI)));
}

/** Drifts sideways on threes by whole pixels a second for as long as the scene lasts. */
export function float(env: VideoEnv, perSecond: number): Motion {
  return held(env, 'x', 1000, (_, seconds) => Math.round(perSecond * seconds));
}

/** Several motions at once. */
export const together = combine;

function held(
  env: VideoEnv,
  prop: TrackProp,
  periodMs: number,
  value: (share: number, seconds: number) => number,
): Motion {
  return stepped(env, prop, ON_THREES, (frame) => {
    const ms = ((env.from + frame) / 30) * 1000;
    return value((ms % periodMs) / periodMs, frame / 30);
  });
}

function shownFrom(frame: number): Motion['tracks'][number] {
  return {
    prop: 'opacity',
    keys: [
      { frame: frame - 1, value: 0 },
      { frame, value: 1, ease: 'hold' },
    ],
  };
}

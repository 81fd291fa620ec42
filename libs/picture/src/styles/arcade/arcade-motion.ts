import { entrance } from '../../standard/plain-kit';
import type { SoundName } from '../../storyboard/sound-cue';
import { framesOf } from '../../timeline/frame-rate';
import { combine, held, type Motion } from '../../timeline/motion';
import type { Key, TrackProp } from '../../timeline/track';
import type { SceneEnv } from '../scene-env';
import { pixelOf } from './pixel-grid';

/** Frames of one step: everything moves twelve times a second (reference boards, Motion). */
const TICK = 2.5;
/** First things of a scene are on their way when it opens, so that no cut lands on an empty level. */
const AHEAD_MS = 160;

/** Frame on which the n-th step after `from` falls. */
function tickFrame(from: number, tick: number): number {
  return from + Math.round(tick * TICK);
}

/** Holds one value after the other, `every` ticks each, from a frame on; the last one stays. */
function stepped(prop: TrackProp, values: readonly number[], from: number, every = 1): Motion {
  return { tracks: [{ prop, keys: values.map((value, index) => held(tickFrame(from, index * every), value)) }] };
}

/**
 * Repeats a row of values for as long as the scene lasts, `every` ticks each, in time with the video and not the scene:
 * what moves forever moves on the same frames, and the frames between cost nothing. `shift` places late.
 */
export function looped(env: SceneEnv, prop: TrackProp, values: readonly number[], every = 2, shift = 0): Motion {
  const keys: Key[] = [];
  const first = Math.floor(env.from / (TICK * every)) - 1;
  for (let turn = first; ; turn += 1) {
    const frame = tickFrame(0, turn * every) - env.from;
    if (frame > env.frames + 30) return { tracks: [{ prop, keys }] };
    const place = (((turn - shift) % values.length) + values.length) % values.length;
    keys.push(held(frame, values[place] ?? 0));
  }
}

/** Springs in: too large, too small, right (reference boards: 1.3, 0.9, 1). */
export function springIn(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const from = framesOf(entrance(env, at));
  return combine(shownFrom(from), stepped('scale', [1.3, 0.9, 1], from), heard(env, from, sound));
}

/** Hops up into place in three steps. */
export function popIn(env: SceneEnv, at: number, sound?: SoundName): Motion {
  const px = pixelOf(env.stage);
  const from = framesOf(entrance(env, at));
  return combine(shownFrom(from), stepped('y', [px * 4, -px * 2, 0], from), heard(env, from, sound));
}

/** Falls from above by so many px and bounces once; the sound is on its landing. */
export function dropIn(env: SceneEnv, at: number, by: number, sound?: SoundName): Motion {
  const px = pixelOf(env.stage);
  const from = framesOf(entrance(env, at));
  const way = [1, 0.84, 0.5, 0].map((share) => -Math.round((share * by) / px) * px);
  return combine(shownFrom(from), stepped('y', [...way, -px * 2, 0], from), heard(env, tickFrame(from, 3), sound));
}

/** Runs in from a side, px to the left (negative) or right, at `speed` art pixels a tick. */
export function runIn(env: SceneEnv, at: number, by: number, speed = 8, sound?: SoundName): Motion {
  const px = pixelOf(env.stage);
  const from = framesOf(entrance(env, at));
  const ticks = Math.max(1, Math.ceil(Math.abs(by) / (speed * px)));
  const values = Array.from({ length: ticks + 1 }, (_, tick) => Math.round((by * (1 - tick / ticks)) / px) * px);
  return combine(shownFrom(from), stepped('x', values, from), heard(env, from, sound));
}

/** Drives `progress` in so many steps of a tick; each of the first few plays the sound. */
export function stepsIn(env: SceneEnv, at: number, steps: number, sound?: SoundName): Motion {
  const from = framesOf(entrance(env, at));
  const values = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const cues = sound && env.index > 0 ? values.slice(1, 9) : [];
  return {
    ...stepped('progress', values, from),
    cues: cues.map((_, index) => ({ sound: sound ?? 'blip', frame: tickFrame(from, index + 1), gainDb: -4 })),
  };
}

/** Comes and goes twice a second. */
export function blinking(env: SceneEnv): Motion {
  return looped(env, 'opacity', [1, 1, 0, 0]);
}

/** When a thing enters, ms: in its turn, or just before its figure is said, never past the middle of the scene. */
export function turnOf(env: SceneEnv, turn: number, key?: string): number {
  const inTurn = turn * 85 - AHEAD_MS;
  const spoken = key === undefined || env.index === 0 ? null : env.spokenAt(key);
  return spoken === null ? inTurn : Math.max(inTurn, Math.min(spoken - 260, (env.frames / 30) * 450));
}

/** Unseen until a frame of the scene. */
function shownFrom(frame: number): Motion {
  return { tracks: [{ prop: 'opacity', keys: [held(frame - 1, 0), held(frame, 1)] }] };
}

function heard(env: SceneEnv, frame: number, sound?: SoundName): Motion {
  return { tracks: [], cues: sound && env.index > 0 ? [{ sound, frame: Math.max(0, frame) }] : [] };
}

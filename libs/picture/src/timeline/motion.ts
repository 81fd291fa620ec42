import type { SoundName } from '../storyboard/sound-cue';
import { framesOf } from './frame-rate';
import type { EaseName } from './easing';
import type { Key, Side, Track, TrackProp } from './track';

/** A movement as data, in frames of its scene; several may be given to one layer. */
export interface Motion {
  tracks: Track[];
  wipeFrom?: Side;
  cues?: Array<{ sound: SoundName; frame: number; gainDb?: number }>;
}

/** Milliseconds from the scene's start, and a length in milliseconds. */
export interface When {
  at?: number;
  ms?: number;
  ease?: EaseName;
  /** Sound played on the frame where the movement starts (or lands, for `slam`). */
  sound?: SoundName;
}

/** Moves up into place while fading in; `by` in pixels. */
export function rise(when: When & { by?: number } = {}): Motion {
  return combine(
    single('y', when, when.by ?? 28, 0, 400, 'expo-out'),
    single('opacity', { ...when, ms: (when.ms ?? 400) * 0.6, sound: undefined }, 0, 1, 240, 'cubic-out'),
  );
}

/** Fades in. */
export function fade(when: When = {}): Motion {
  return single('opacity', when, 0, 1, 320, 'cubic-out');
}

/** Uncovers from a side. */
export function wipeIn(when: When & { from?: Side } = {}): Motion {
  return { ...single('wipe', when, 0, 1, 300, 'expo-out'), wipeFrom: when.from ?? 'left' };
}

/** Falls from 1.6 to 1 in 7 frames and shakes for two; the sound (an impact) is on the landing frame. */
export function slam(when: When = {}): Motion {
  const start = framesOf(when.at ?? 0);
  const land = start + 7;
  const shake = (prop: 'x' | 'y', by: number): Track => ({
    prop,
    keys: [held(land - 1, 0), held(land, by), held(land + 1, -by * 0.6), held(land + 2, 0)],
  });
  return {
    tracks: [
      keyed('scale', [start, 1.6], [land, 1, 'cubic-in']),
      keyed('opacity', [start - 1, 0], [start + 2, 1, 'linear']),
      shake('x', 10),
      shake('y', -6),
    ],
    cues: [{ sound: when.sound ?? 'impact', frame: land }],
  };
}

/** Drives `progress` from 0 to 1: typing, charts, cells. */
export function progress(when: When = {}): Motion {
  return single('progress', when, 0, 1, 900, 'cubic-out');
}

/** Grows from nothing out of the layer's pivot; the box's centre unless its kind says otherwise. */
export function grow(when: When & { from?: number } = {}): Motion {
  return combine(single('scale', when, when.from ?? 0, 1, 420, 'back-out'));
}

/** Stands askew for as long as it is there, degrees. */
export function tilt(degrees: number): Motion {
  return { tracks: [{ prop: 'rotate', keys: [held(0, degrees)] }] };
}

/** Travels steadily for as long as the scene lasts; pixels a second. */
export function drift(frames: number, speed: { x?: number; y?: number; rotate?: number; scale?: number }): Motion {
  const tracks: Track[] = [];
  for (const prop of ['x', 'y', 'rotate'] as const) {
    const perSecond = speed[prop];
    if (perSecond) tracks.push(ramp(prop, frames, 0, perSecond));
  }
  if (speed.scale) tracks.push(ramp('scale', frames, 1, speed.scale));
  return { tracks };
}

/** Leaves by fading, ending on the scene's last frame; faster than any entrance. */
export function fadeOut(frames: number, ms = 160): Motion {
  return { tracks: [keyed('opacity', [frames - framesOf(ms), 1], [frames, 0, 'cubic-in'])] };
}

/** Leaves by being covered again. */
export function wipeOut(frames: number, ms = 180): Motion {
  return { tracks: [keyed('wipe', [frames - framesOf(ms), 1], [frames, 0, 'cubic-in'])] };
}

/** Start of the n-th of several things that enter one after the other, ms (stagger of 60 to 90 ms). */
export function staggered(index: number, at = 0, gap = 70): number {
  return at + index * gap;
}

/** A property from key to key: frame, value, and how it comes there from the key before. */
export function keyed(prop: TrackProp, ...keys: Array<[frame: number, value: number, ease?: EaseName]>): Track {
  return { prop, keys: keys.map(([frame, value, ease]) => (ease ? { frame, value, ease } : { frame, value })) };
}

/** Several motions as one. */
export function combine(...motions: Motion[]): Motion {
  return {
    tracks: motions.flatMap((motion) => motion.tracks),
    wipeFrom: motions.find((motion) => motion.wipeFrom)?.wipeFrom,
    cues: motions.flatMap((motion) => motion.cues ?? []),
  };
}

/** One property from one value to another. */
export function single(prop: TrackProp, when: When, from: number, to: number, ms: number, ease: EaseName): Motion {
  const start = framesOf(when.at ?? 0);
  const length = Math.max(1, framesOf(when.ms ?? ms));
  return {
    tracks: [keyed(prop, [start, from], [start + length, to, when.ease ?? ease])],
    cues: when.sound ? [{ sound: when.sound, frame: start }] : [],
  };
}

function ramp(prop: TrackProp, frames: number, from: number, perSecond: number): Track {
  const overrun = frames + 30;
  return keyed(prop, [0, from], [overrun, from + (perSecond * overrun) / 30, 'linear']);
}

/** A key that stays as it is until the next one. */
export function held(frame: number, value: number): Key {
  return { frame, value, ease: 'hold' };
}

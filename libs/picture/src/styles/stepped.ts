import type { Key, TrackProp } from '../timeline/track';
import type { Motion } from '../timeline/motion';
import type { VideoEnv } from './scene-env';

/** Frames past a scene's end for which its movements go on: a transition may still show them. */
const OVERRUN = 30;

/**
 * Holds a property for `every` frames at a time; `value` of a frame of the scene, the first of its step. Steps fall on the
 * video's own multiples, so that all that moves moves on the same frames, and the frames between are the same picture.
 */
export function stepped(env: VideoEnv, prop: TrackProp, every: number, value: (frame: number) => number): Motion {
  const keys: Key[] = [];
  for (let frame = 0 - (env.from % every); frame <= env.frames + OVERRUN; frame += every) {
    const next = value(frame);
    if (keys.at(-1)?.value !== next) keys.push({ frame, value: next, ease: 'hold' });
  }
  return { tracks: [{ prop, keys }] };
}

import { fadeEdges } from '../synth/envelope';
import { samplesOf, silence, type StereoBuffer } from '../synth/stereo-buffer';
import type { EffectContext } from './effect';

/** Seconds over which a sound's edges are closed. */
export interface Edges {
  in: number;
  out: number;
}

/** Builds each channel by itself: what differs between the two is what makes a sound wide. */
export function bothEars(
  seconds: number,
  edges: Edges,
  build: (channel: Float32Array, ear: 0 | 1) => void,
): StereoBuffer {
  const sound = silence(samplesOf(seconds));
  build(sound.left, 0);
  build(sound.right, 1);
  for (const channel of [sound.left, sound.right]) fadeEdges(channel, edges.in, edges.out);
  return sound;
}

/** Both channels share the body, since bass must stand in the middle; each has a skin of its own. */
export function hit(
  seconds: number,
  body: (channel: Float32Array) => void,
  skin: (channel: Float32Array) => void,
): StereoBuffer {
  const shared = new Float32Array(samplesOf(seconds));
  body(shared);
  return bothEars(seconds, { in: 0.0006, out: 0.12 }, (channel) => {
    channel.set(shared);
    skin(channel);
  });
}

/** A small dry sound: a few samples between the ears give it a place without any reverb. */
export function touched(seconds: number, spread: number, strike: (channel: Float32Array) => void): StereoBuffer {
  const left = new Float32Array(samplesOf(seconds));
  strike(left);
  fadeEdges(left, 0.0004, 0.01);
  const right = new Float32Array(left.length);
  const late = Math.round(spread * 18);
  right.set(left.subarray(0, left.length - late), late);
  return { left, right };
}

/** A value that differs a little from take to take, by at most `share` of it. */
export function about(value: number, { random }: EffectContext, share: number): number {
  return value * (1 + share * (random() * 2 - 1));
}

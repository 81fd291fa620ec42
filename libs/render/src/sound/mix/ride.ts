import { gainOf, SAMPLE_RATE, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import type { TimeSpan } from './quiet-spans';

/** A point of a fader's way; between two points it moves in a straight line of decibels. */
export interface FaderPoint {
  atMs: number;
  gainDb: number;
}

/** Samples between two settings of the fader: less than a millisecond. */
const STEP = 32;
/** Seconds in which a sound is caught before a silence, and let go at its end. */
const CAUGHT = 0.06;
const RELEASED = 0.004;

/** Moves a fader through points in the order of time, in place; level before the first and after the last. */
export function ride({ left, right }: StereoBuffer, points: readonly FaderPoint[]): void {
  let next = 0;
  for (let from = 0; from < left.length; from += STEP) {
    const ms = (from / SAMPLE_RATE) * 1000;
    while (next < points.length && points[next]!.atMs <= ms) next++;
    const [before, after] = [points[next - 1] ?? points[next], points[next] ?? points[next - 1]];
    if (!before || !after) return;
    const span = after.atMs - before.atMs;
    const share = span > 0 ? (ms - before.atMs) / span : 0;
    const gain = gainOf(before.gainDb + (after.gainDb - before.gainDb) * share);
    const stop = Math.min(left.length, from + STEP);
    for (let i = from; i < stop; i++) {
      left[i]! *= gain;
      right[i]! *= gain;
    }
  }
}

/** Lowers a bed before the turn: caught as by a hand, and let go on the stroke. */
export function dropOut({ left, right }: StereoBuffer, { fromMs, toMs }: TimeSpan, dropDb: number): void {
  const [from, to] = [samplesOf(fromMs / 1000), samplesOf(toMs / 1000)];
  const stop = Math.min(to, left.length);
  for (let i = from; i < stop; i++) {
    const share = Math.min(1, (i - from) / samplesOf(CAUGHT), (to - i) / samplesOf(RELEASED));
    const gain = gainOf(-dropDb * share);
    left[i]! *= gain;
    right[i]! *= gain;
  }
}

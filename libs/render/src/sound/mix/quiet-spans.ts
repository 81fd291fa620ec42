import { SAMPLE_RATE, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';

/** A stretch of a video's sound, ms from its start. */
export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

/** Where nobody hears anything, mean square: -50 dBFS. */
const QUIET = 1e-5;
const WINDOW = samplesOf(0.05);

/** Stretches of at least `leastMs` in which a sound stays under -50 dBFS, in steps of 50 ms. */
export function quietSpans({ left, right }: StereoBuffer, leastMs: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  const msAt = (sample: number): number => Math.round((sample / SAMPLE_RATE) * 1000);
  let since: number | null = null;
  const close = (until: number): void => {
    if (since !== null && msAt(until) - msAt(since) >= leastMs) spans.push({ fromMs: msAt(since), toMs: msAt(until) });
    since = null;
  };
  for (let from = 0; from < left.length; from += WINDOW) {
    const to = Math.min(left.length, from + WINDOW);
    let sum = 0;
    for (let i = from; i < to; i++) sum += left[i]! * left[i]! + right[i]! * right[i]!;
    if (sum / (2 * (to - from)) < QUIET) since ??= from;
    else close(from);
  }
  close(left.length);
  return spans;
}

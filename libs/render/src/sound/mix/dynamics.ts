import { SAMPLE_RATE, type StereoBuffer } from '../synth/stereo-buffer';

/** A compressor's settings; levels in decibels, times in seconds to a third of the way. */
export interface Dynamics {
  threshold: number;
  ratio: number;
  attack: number;
  release: number;
  /** Decibels around the threshold over which it sets in. */
  knee: number;
  makeup?: number;
}

/** Samples between two readings of the level: a third of a millisecond. */
const STEP = 16;
const SILENT = 1e-10;
const { log10, exp } = Math;

/** Evens a sound out by its own level, both channels together, in place. */
export function compress({ left, right }: StereoBuffer, settings: Dynamics): void {
  const gains = gainCurve(left, right, 0, left.length, settings);
  applyCurve(left, gains);
  if (right !== left) applyCurve(right, gains);
}

/** Lowers a sound while the key speaks, in place; `early` seconds before it does, as a mixer's hand would. */
export function duck({ left, right }: StereoBuffer, key: Float32Array, settings: Dynamics, early: number): void {
  const gains = gainCurve(key, key, Math.round(early * SAMPLE_RATE), left.length, settings);
  applyCurve(left, gains);
  if (right !== left) applyCurve(right, gains);
}

/** Gain at every `STEP`th sample, from the mean square of a key that is heard `ahead` samples early. */
function gainCurve(
  left: Float32Array,
  right: Float32Array,
  ahead: number,
  length: number,
  { threshold, ratio, attack, release, knee, makeup = 0 }: Dynamics,
): Float32Array {
  const gains = new Float32Array(Math.ceil(length / STEP) + 1);
  const up = 1 - exp(-1 / (attack * SAMPLE_RATE));
  const down = 1 - exp(-1 / (release * SAMPLE_RATE));
  const slope = 1 / ratio - 1;
  let level = 0;
  for (let n = 0; n < gains.length; n++) {
    const from = n * STEP + ahead;
    const stop = Math.min(left.length, from + STEP);
    for (let i = from; i < stop; i++) {
      const size = 0.5 * (left[i]! * left[i]! + right[i]! * right[i]!);
      level += (size - level) * (size > level ? up : down);
    }
    for (let i = Math.max(from, stop); i < from + STEP; i++) level -= level * down;
    const over = 10 * log10(level + SILENT) - threshold;
    const bent = over > knee / 2 ? over : over < -knee / 2 ? 0 : (over + knee / 2) ** 2 / (2 * knee);
    gains[n] = 10 ** ((bent * slope + makeup) / 20);
  }
  return gains;
}

/** A straight line between readings. */
function applyCurve(channel: Float32Array, gains: Float32Array): void {
  for (let n = 0, from = 0; from < channel.length; n++, from += STEP) {
    const stop = Math.min(channel.length, from + STEP);
    const rise = (gains[n + 1]! - gains[n]!) / STEP;
    let gain = gains[n]!;
    for (let i = from; i < stop; i++) {
      channel[i]! *= gain;
      gain += rise;
    }
  }
}

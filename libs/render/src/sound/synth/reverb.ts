import { samplesOf, silence, type StereoBuffer } from './stereo-buffer';

export interface Room {
  /** Seconds to fall by 60 dB. */
  decay: number;
  /** Seconds before the first reflection; keeps the dry sound in front. */
  preDelay: number;
  /** 0 bright to 1 dull. */
  damping: number;
}

/** Mutually prime delays (samples at 48 kHz) between 25 and 60 ms: dense without a ring of its own. */
const LINES = [1213, 1409, 1601, 1783, 1999, 2239, 2503, 2801] as const;
const COUNT = LINES.length;

/** Wet signal only, as long as the input: a feedback delay network of eight lines mixed by a Householder matrix. */
export function reverberate(input: StereoBuffer, { decay, preDelay, damping }: Room): StereoBuffer {
  const length = input.left.length;
  const wet = silence(length);
  const lines = LINES.map((samples) => new Float32Array(samples));
  const gains = LINES.map((samples) => 10 ** ((-3 * samples) / samplesOf(decay)));
  const cursors = new Int32Array(COUNT);
  const dull = new Float64Array(COUNT);
  const outs = new Float64Array(COUNT);
  const delay = samplesOf(preDelay);
  let lowLeft = 0;
  let lowRight = 0;
  for (let i = 0; i < length; i++) {
    const from = i - delay;
    let inLeft = 0;
    let inRight = 0;
    if (from >= 0) {
      // Bass in a reverb only muddies the voice: what enters is high-passed near 180 Hz.
      lowLeft += 0.024 * (input.left[from]! - lowLeft);
      lowRight += 0.024 * (input.right[from]! - lowRight);
      inLeft = input.left[from]! - lowLeft;
      inRight = input.right[from]! - lowRight;
    }
    let sum = 0;
    for (let n = 0; n < COUNT; n++) {
      const heard = lines[n]![cursors[n]!]!;
      const kept = heard + damping * (dull[n]! - heard);
      dull[n] = kept;
      outs[n] = kept;
      sum += kept;
    }
    sum *= 2 / COUNT;
    for (let n = 0; n < COUNT; n++) {
      const line = lines[n]!;
      const cursor = cursors[n]!;
      line[cursor] = (n % 2 === 0 ? inLeft : inRight) + (outs[n]! - sum) * gains[n]!;
      cursors[n] = cursor + 1 === line.length ? 0 : cursor + 1;
    }
    wet.left[i] = 0.35 * (outs[0]! - outs[2]! + outs[4]! - outs[6]! + 0.4 * (outs[1]! + outs[5]!));
    wet.right[i] = 0.35 * (outs[1]! - outs[3]! + outs[5]! - outs[7]! + 0.4 * (outs[0]! + outs[4]!));
  }
  return wet;
}

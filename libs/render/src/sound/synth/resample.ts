import { SAMPLE_RATE } from './stereo-buffer';

/** Neighbours that each new sample is made from: enough that nothing of a voice folds back audibly. */
const TAPS = 16;
/** Where the passband ends, share of the lower of the two rates' halves. */
const PASS = 0.92;

/** Brings a channel to the mix's rate by a windowed sinc, one row of weights for each position between two samples. */
export function resample(source: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return source;
  const common = divisor(rate, SAMPLE_RATE);
  const phases = SAMPLE_RATE / common;
  const stride = rate / common;
  const rows = weights(phases, PASS * Math.min(1, SAMPLE_RATE / rate));
  const out = new Float32Array(Math.floor((source.length * SAMPLE_RATE) / rate));
  let index = 0;
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const row = phase * TAPS;
    const first = index - TAPS / 2 + 1;
    let sum = 0;
    if (first >= 0 && first + TAPS <= source.length) {
      for (let n = 0; n < TAPS; n++) sum += source[first + n]! * rows[row + n]!;
    } else {
      for (let n = 0; n < TAPS; n++) sum += (source[first + n] ?? 0) * rows[row + n]!;
    }
    out[i] = sum;
    phase += stride;
    while (phase >= phases) {
      phase -= phases;
      index++;
    }
  }
  return out;
}

function weights(phases: number, cutOff: number): Float64Array {
  const rows = new Float64Array(phases * TAPS);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let n = 0; n < TAPS; n++) {
      const x = n - TAPS / 2 + 1 - phase / phases;
      const angle = Math.PI * cutOff * x;
      const window = Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
      const weight = (x === 0 ? 1 : Math.sin(angle) / angle) * window;
      rows[phase * TAPS + n] = weight;
      sum += weight;
    }
    for (let n = 0; n < TAPS; n++) rows[phase * TAPS + n]! /= sum;
  }
  return rows;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

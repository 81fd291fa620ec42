import { SAMPLE_RATE } from './stereo-buffer';

export type FilterKind = 'low' | 'band' | 'high';

/** Cut-off in Hz, fixed or as a curve of (seconds). */
export type CutOff = number | ((seconds: number) => number);

const CONTROL_STEP = 16;
/** Bound once, as in oscillator.ts. */
const { tan, min, max, PI } = Math;

/**
 * Two-pole state-variable filter, in place. Stays stable while its cut-off moves, which a plain biquad does not.
 * `resonance` is Q: 0.7 is flat, 3 sings. The band output has unit gain at its centre.
 */
export function filter(channel: Float32Array, kind: FilterKind, cutOff: CutOff, resonance = 0.7): void {
  const damping = 1 / resonance;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  const tune = (hertz: number): void => {
    const g = tan(PI * min(0.45, max(5, hertz) / SAMPLE_RATE));
    a1 = 1 / (1 + g * (g + damping));
    a2 = g * a1;
    a3 = g * a2;
  };
  const steady = typeof cutOff === 'number';
  if (steady) tune(cutOff);
  const ofInput = kind === 'high' ? 1 : 0;
  const ofBand = kind === 'band' ? damping : kind === 'high' ? -damping : 0;
  const ofLow = kind === 'low' ? 1 : kind === 'high' ? -1 : 0;
  let band = 0;
  let low = 0;
  const stretch = steady ? channel.length : CONTROL_STEP;
  for (let from = 0; from < channel.length; from += stretch) {
    if (!steady) tune(cutOff(from / SAMPLE_RATE));
    const stop = min(channel.length, from + stretch);
    for (let i = from; i < stop; i++) {
      const input = channel[i]!;
      const rest = input - low;
      const v1 = a1 * band + a2 * rest;
      const v2 = low + a2 * band + a3 * rest;
      band = 2 * v1 - band;
      low = 2 * v2 - low;
      channel[i] = ofInput * input + ofBand * v1 + ofLow * v2;
    }
  }
}

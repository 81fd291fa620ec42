import { SAMPLE_RATE } from './stereo-buffer';

/** Bound once, as in oscillator.ts. */
const { cos, PI } = Math;

/** Seconds, except `sustain` (0 to 1). */
export interface Adsr {
  attack: number;
  decay: number;
  sustain: number;
  release: number;
}

/** Multiplies a note in place: held for `held` seconds, then released. Curves are exponential, as a string or a circuit decays. */
export function shape(channel: Float32Array, held: number, { attack, decay, sustain, release }: Adsr): void {
  const towardSustain = Math.exp(-1 / (decay * SAMPLE_RATE));
  // Five time constants in `release` seconds take the tail to -43 dB; `fadeEdges` closes the rest.
  const towardZero = Math.exp(-5 / (release * SAMPLE_RATE));
  const attackSamples = Math.max(1, attack * SAMPLE_RATE);
  const releaseAt = held * SAMPLE_RATE;
  let level = 0;
  for (let i = 0; i < channel.length; i++) {
    if (i >= releaseAt) level *= towardZero;
    else if (i < attackSamples) level = 0.5 - 0.5 * cos((PI * i) / attackSamples);
    else level = sustain + (level - sustain) * towardSustain;
    channel[i]! *= level;
  }
}

/** Closes the first and last milliseconds to zero in place, so that no cut edge clicks. */
export function fadeEdges(channel: Float32Array, inSeconds: number, outSeconds: number): void {
  const rise = Math.min(channel.length, Math.round(inSeconds * SAMPLE_RATE));
  for (let i = 0; i < rise; i++) channel[i]! *= 0.5 - 0.5 * cos((PI * i) / rise);
  const fall = Math.min(channel.length, Math.round(outSeconds * SAMPLE_RATE));
  const last = channel.length - 1;
  for (let i = 0; i < fall; i++) channel[last - i]! *= 0.5 - 0.5 * cos((PI * i) / fall);
}

/** Multiplies in place by a curve of (seconds). */
export function shapeBy(channel: Float32Array, curve: (seconds: number) => number): void {
  for (let i = 0; i < channel.length; i++) channel[i]! *= curve(i / SAMPLE_RATE);
}

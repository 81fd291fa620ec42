import { SAMPLE_RATE } from './stereo-buffer';

const TABLE = 2048;
/** Bound once: some hosts (a test runner's sandbox) look globals up slowly, and this is asked a million times. */
const { sin, cos, min } = Math;

/** Strength of the harmonics from 1 upwards. */
export type Spectrum = (harmonic: number) => number;

/** Saw whose upper harmonics fall off faster than 1/n, so that it is warm before any filter. */
export const warmSaw: Spectrum = (n) => n ** -1.15;
export const softSquare: Spectrum = (n) => (n % 2 === 1 ? n ** -1.25 : 0);
export const roundBass: Spectrum = (n) => [0, 1, 0.5, 0.22, 0.1, 0.05][n] ?? 0;
/** A sound chip's half and quarter duty cycles, edges kept. */
export const square: Spectrum = (n) => (n % 2 === 1 ? 1 / n : 0);
export const narrowPulse: Spectrum = (n) => Math.abs(Math.sin((Math.PI * n) / 4)) / n;
/** A chip's triangle, whose harmonics hardly reach beyond the fifth. */
export const triangle: Spectrum = (n) => (n % 2 === 1 ? (n % 4 === 1 ? 1 : -1) / n ** 2 : 0);
/** Between saw and square, like a narrow pulse without its whistle. */
export const reed: Spectrum = (n) => Math.sin(Math.PI * n * 0.32) ** 2 * n ** -1.05;

/**
 * One cycle that holds no harmonic above `ceiling` Hz at this pitch, so that it can never alias.
 * Peak is near 1 whatever the spectrum.
 */
export function waveTable(spectrum: Spectrum, frequency: number, ceiling = 15_000): Float32Array {
  const table = new Float32Array(TABLE + 1);
  const harmonics = Math.max(1, Math.min(200, Math.floor(ceiling / frequency)));
  for (let n = 1; n <= harmonics; n++) {
    const strength = spectrum(n);
    if (strength === 0) continue;
    // Sine by rotation: two multiplications a step instead of a call.
    const turnRe = cos((2 * Math.PI * n) / TABLE);
    const turnIm = sin((2 * Math.PI * n) / TABLE);
    let re = strength;
    let im = 0;
    for (let i = 0; i < TABLE; i++) {
      table[i]! += im;
      const next = re * turnRe - im * turnIm;
      im = re * turnIm + im * turnRe;
      re = next;
    }
  }
  let peak = 1e-9;
  for (let i = 0; i < TABLE; i++) peak = Math.max(peak, Math.abs(table[i]!));
  for (let i = 0; i < TABLE; i++) table[i]! /= peak;
  table[TABLE] = table[0]!;
  return table;
}

export interface Vibrato {
  rate: number;
  /** Fraction of the frequency, 0.003 is five cents. */
  depth: number;
  /** Seconds until it has grown to its depth. */
  onset: number;
}

/** Adds a cycle table played at `frequency` Hz into `target`, starting at `phase` (0 to 1). */
export function playTable(
  target: Float32Array,
  table: Float32Array,
  frequency: number,
  gain: number,
  phase: number,
  vibrato?: Vibrato,
): void {
  const step = (frequency * TABLE) / SAMPLE_RATE;
  let position = (phase % 1) * TABLE;
  let bend = 0;
  for (let i = 0; i < target.length; i++) {
    if (vibrato && i % 64 === 0) {
      const seconds = i / SAMPLE_RATE;
      const grown = Math.min(1, seconds / vibrato.onset);
      bend = step * vibrato.depth * grown * Math.sin(2 * Math.PI * (vibrato.rate * seconds + phase));
    }
    const index = position | 0;
    const low = table[index]!;
    target[i]! += gain * (low + (table[index + 1]! - low) * (position - index));
    position += step + bend;
    if (position >= TABLE) position -= TABLE;
  }
}

/** Samples between two readings of a gliding pitch: far finer than an ear follows. */
const GLIDE_STEP = 16;
const INAUDIBLE = 2e-4;

/** Adds a decaying sine whose pitch glides from `from` to `to` Hz with time constant `glide` seconds. */
export function playDecay(
  target: Float32Array,
  tone: { from: number; to?: number; glide?: number; decay: number; gain: number; phase?: number },
): void {
  const { from, to = from, glide = 0.05, decay, gain, phase = 0 } = tone;
  const fade = Math.exp(-1 / (decay * SAMPLE_RATE));
  const settle = Math.exp(-GLIDE_STEP / (glide * SAMPLE_RATE));
  const radians = (2 * Math.PI) / SAMPLE_RATE;
  const length = Math.min(target.length, Math.ceil(Math.log(INAUDIBLE / Math.abs(gain)) / Math.log(fade)));
  // A decaying circle: its height is the sine, so no sample asks for one.
  let re = gain * cos(phase * 2 * Math.PI);
  let im = gain * sin(phase * 2 * Math.PI);
  let offset = from - to;
  const gliding = offset !== 0;
  let turnRe = fade * cos(radians * from);
  let turnIm = fade * sin(radians * from);
  for (let i = 0; i < length;) {
    const stop = gliding ? min(length, i + GLIDE_STEP) : length;
    for (; i < stop; i++) {
      target[i]! += im;
      const next = re * turnRe - im * turnIm;
      im = re * turnIm + im * turnRe;
      re = next;
    }
    offset *= settle;
    turnRe = fade * cos(radians * (to + offset));
    turnIm = fade * sin(radians * (to + offset));
  }
}

export function frequencyOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

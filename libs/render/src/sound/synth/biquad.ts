import { SAMPLE_RATE } from './stereo-buffer';

/** Coefficients of a two-pole filter, normalised to a0 = 1. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Raises or lowers the neighbourhood of `hertz` by `decibels`; `q` 0.7 is broad. */
export function bellAt(hertz: number, q: number, decibels: number): Biquad {
  const { cos, alpha, amplitude } = prototype(hertz, q, decibels);
  const a0 = 1 + alpha / amplitude;
  return {
    b: [(1 + alpha * amplitude) / a0, (-2 * cos) / a0, (1 - alpha * amplitude) / a0],
    a: [(-2 * cos) / a0, (1 - alpha / amplitude) / a0],
  };
}

/** Raises or lowers everything above `hertz` by `decibels`. */
export function shelfAbove(hertz: number, q: number, decibels: number): Biquad {
  const { cos, alpha, amplitude: level } = prototype(hertz, q, decibels);
  const slope = 2 * Math.sqrt(level) * alpha;
  const a0 = level + 1 - (level - 1) * cos + slope;
  return {
    b: [
      (level * (level + 1 + (level - 1) * cos + slope)) / a0,
      (-2 * level * (level - 1 + (level + 1) * cos)) / a0,
      (level * (level + 1 + (level - 1) * cos - slope)) / a0,
    ],
    a: [(2 * (level - 1 - (level + 1) * cos)) / a0, (level + 1 - (level - 1) * cos - slope) / a0],
  };
}

/** Filters in place. */
export function equalise(channel: Float32Array, { b, a }: Biquad): void {
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i]!;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    channel[i] = y;
  }
}

function prototype(hertz: number, q: number, decibels: number): { cos: number; alpha: number; amplitude: number } {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q), amplitude: 10 ** (decibels / 40) };
}

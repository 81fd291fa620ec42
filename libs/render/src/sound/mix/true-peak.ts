import { peakOf, type StereoBuffer } from '../synth/stereo-buffer';

const TAPS = 12;
/** Bound once, as in oscillator.ts. */
const { abs } = Math;
const BETWEEN = [0.25, 0.5, 0.75] as const;
/** A peak between samples stands at most this far above its neighbours, in any sound that is not made to prove otherwise. */
const OVERSHOOT = 1.6;

/** Weights that read a sound a quarter, a half and three quarters of the way to its next sample (ITU-R BS.1770, annex 2). */
const ROWS = BETWEEN.map((share) =>
  Float64Array.from({ length: TAPS }, (_, n) => {
    const x = n - TAPS / 2 + 1 - share;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
  }),
);

/**
 * For each sample the highest value of both channels from it to its next, read at four times the rate; exact where it may pass `floor`,
 * the sample itself elsewhere. Null where nothing comes near `floor`.
 */
export function truePeaks(sound: StereoBuffer, floor: number): Float32Array | null {
  const near = floor / OVERSHOOT;
  if (peakOf(sound) < near) return null;
  const { left, right } = sound;
  const peaks = new Float32Array(left.length);
  for (const channel of new Set([left, right])) {
    let size = abs(channel[0] ?? 0);
    for (let i = 0; i < channel.length; i++) {
      const next = i + 1 < channel.length ? abs(channel[i + 1]!) : 0;
      let peak = size;
      if (size > near || next > near) {
        const inside = between(channel, i);
        if (inside > peak) peak = inside;
      }
      if (peak > peaks[i]!) peaks[i] = peak;
      size = next;
    }
  }
  return peaks;
}

/** dBTP of a sound; -120 for silence. */
export function truePeakOf(sound: StereoBuffer): number {
  const peak = peakOf(sound);
  const peaks = peak > 0 ? truePeaks(sound, peak) : null;
  if (!peaks) return -120;
  let highest = 0;
  for (const value of peaks) if (value > highest) highest = value;
  return 20 * Math.log10(highest);
}

function between(channel: Float32Array, at: number): number {
  const first = at - TAPS / 2 + 1;
  let highest = 0;
  for (const row of ROWS) {
    let sum = 0;
    for (let n = 0; n < TAPS; n++) sum += (channel[first + n] ?? 0) * row[n]!;
    const size = sum < 0 ? -sum : sum;
    if (size > highest) highest = size;
  }
  return highest;
}

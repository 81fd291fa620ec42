/** Samples from -1 to 1 below which a voice counts as silent, relative to the peak (-46 dB). */
const SILENCE = 0.005;

/** The highest absolute sample. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** First and one past the last sample louder than silence, within `from` and `to`; both `to` when all is silent. */
export function soundingRange(
  samples: Float32Array,
  from = 0,
  to = samples.length,
  peak = peakOf(samples),
): [number, number] {
  const floor = peak * SILENCE;
  let first = from;
  while (first < to && Math.abs(samples[first] ?? 0) <= floor) first += 1;
  let last = to;
  while (last > first && Math.abs(samples[last - 1] ?? 0) <= floor) last -= 1;
  return [first, last];
}

/** Coefficients of a second-order section, a0 already divided out. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const shaped = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    shaped[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return shaped;
}

/** Lifts (or lowers) what lies below `cornerHz` by `gainDb`; returns a new array (Audio EQ Cookbook, slope 1). */
export function lowShelf(samples: Float32Array, sampleRate: number, cornerHz: number, gainDb: number): Float32Array {
  const a = 10 ** (gainDb / 40);
  const w = (2 * Math.PI * cornerHz) / sampleRate;
  const cos = Math.cos(w);
  const slope = Math.sqrt(2 * a) * Math.sin(w);
  const a0 = a + 1 + (a - 1) * cos + slope;
  return filter(samples, [
    (a * (a + 1 - (a - 1) * cos + slope)) / a0,
    (2 * a * (a - 1 - (a + 1) * cos)) / a0,
    (a * (a + 1 - (a - 1) * cos - slope)) / a0,
    (-2 * (a - 1 + (a + 1) * cos)) / a0,
    (a + 1 + (a - 1) * cos - slope) / a0,
  ]);
}

/** Lifts (or lowers) a wide band around `centreHz` by `gainDb`; returns a new array (Audio EQ Cookbook). */
export function bell(
  samples: Float32Array,
  sampleRate: number,
  centreHz: number,
  gainDb: number,
  q: number,
): Float32Array {
  const a = 10 ** (gainDb / 40);
  const w = (2 * Math.PI * centreHz) / sampleRate;
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha / a;
  const turn = (-2 * Math.cos(w)) / a0;
  return filter(samples, [(1 + alpha * a) / a0, turn, (1 - alpha * a) / a0, turn, (1 - alpha / a) / a0]);
}

/** Scales in place so that the highest sample stands at `peakDb` dBFS; silence stays silence. */
export function normalisePeak(samples: Float32Array, peakDb: number): void {
  const peak = peakOf(samples);
  if (peak === 0) return;
  const gain = 10 ** (peakDb / 20) / peak;
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain;
}

/** Fades the first and last `length` samples in place, so that a cut never clicks. */
export function fadeEnds(samples: Float32Array, length: number): void {
  const span = Math.min(length, samples.length >> 1);
  for (let i = 0; i < span; i++) {
    const end = samples.length - 1 - i;
    samples[i] = ((samples[i] ?? 0) * i) / span;
    samples[end] = ((samples[end] ?? 0) * i) / span;
  }
}

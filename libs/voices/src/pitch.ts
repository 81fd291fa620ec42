/** Human voices of the house lie between these, hertz. */
const LOWEST_HZ = 90;
const HIGHEST_HZ = 420;
const WINDOW_S = 0.03;
/** Sums need no more points than this to find a period; lags stay exact. */
const POINTS_PER_S = 11_000;
/** Normalised autocorrelation above which a stretch is voiced. */
const VOICED = 0.6;

/** Length of one pitch period around `centre`, in samples, or null where the sound is not voiced. */
export function pitchPeriod(samples: Float32Array, sampleRate: number, centre: number): number | null {
  const half = Math.round((WINDOW_S * sampleRate) / 2);
  const shortest = Math.floor(sampleRate / HIGHEST_HZ);
  const longest = Math.ceil(sampleRate / LOWEST_HZ);
  const from = Math.max(0, centre - half);
  const to = Math.min(samples.length - longest, centre + half);
  if (to - from < longest) return null;
  const stride = Math.max(1, Math.floor(sampleRate / POINTS_PER_S));
  const likeness: number[] = [];
  let best = 0;
  for (let lag = shortest; lag <= longest; lag++) {
    let [product, here, there] = [0, 0, 0];
    for (let i = from; i < to; i += stride) {
      const a = samples[i] ?? 0;
      const b = samples[i + lag] ?? 0;
      product += a * b;
      here += a * a;
      there += b * b;
    }
    const value = here > 0 && there > 0 ? product / Math.sqrt(here * there) : 0;
    likeness.push(value);
    best = Math.max(best, value);
  }
  if (best < VOICED) return null;
  // The first peak nearly as high as the best is the period; later ones are its multiples.
  const index = likeness.findIndex((value, i) => value > best * 0.92 && value >= (likeness[i + 1] ?? -1));
  return shortest + (index < 0 ? likeness.indexOf(best) : index);
}

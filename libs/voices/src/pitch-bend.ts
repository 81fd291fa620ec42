import { pitchPeriod } from './pitch';

/** Spacing of marks where nothing is voiced. */
const UNVOICED_S = 0.005;

/** A place in the sound where a period is strongest; `period` in samples, also where nothing is voiced. */
export interface PitchMark {
  at: number;
  period: number;
  voiced: boolean;
}

/** How far a mark may stray from where the period puts it, as a share of the period. */
const REACH = 0.15;

/** The highest sample of the period around `at`: where a run of voiced marks begins. */
function crest(samples: Float32Array, at: number, period: number): number {
  let mark = at;
  for (let i = at - (period >> 1); i <= at + (period >> 1); i++) if ((samples[i] ?? 0) > (samples[mark] ?? 0)) mark = i;
  return mark;
}

/** The place near `at` that looks most like the mark before: crests alone jump between formants and sound hoarse. */
function alike(samples: Float32Array, before: number, at: number, period: number): number {
  const reach = Math.round(period * REACH);
  const half = Math.round(period * 0.75);
  let mark = at;
  let best = -Infinity;
  for (let candidate = at - reach; candidate <= at + reach; candidate++) {
    let [product, energy] = [0, 1e-9];
    for (let offset = -half; offset <= half; offset++) {
      const there = samples[candidate + offset] ?? 0;
      product += (samples[before + offset] ?? 0) * there;
      energy += there * there;
    }
    const likeness = product / Math.sqrt(energy);
    if (likeness > best) [best, mark] = [likeness, candidate];
  }
  return mark;
}

/** One mark a period, each at the same point of its period, from sample `from` to sample `to`. */
export function pitchMarks(samples: Float32Array, sampleRate: number, from: number, to: number): PitchMark[] {
  const marks: PitchMark[] = [];
  const unvoiced = Math.round(UNVOICED_S * sampleRate);
  let at = from;
  while (at < to) {
    const period = pitchPeriod(samples, sampleRate, at);
    const last = marks.at(-1);
    let mark = at;
    if (period) mark = last?.voiced ? alike(samples, last.at, at, period) : crest(samples, at, period);
    if (last) mark = Math.max(mark, last.at + 1);
    marks.push({ at: mark, period: period ?? unvoiced, voiced: period !== null });
    at = mark + (period ?? unvoiced);
  }
  return marks;
}

/**
 * Multiplies the pitch at each voiced mark by `factorOf(mark)` between the first and the last mark, keeping length
 * and timbre: pitch-synchronous overlap-add of grains two periods wide. Returns a new array.
 */
export function bendPitch(
  samples: Float32Array,
  marks: PitchMark[],
  factorOf: (mark: PitchMark) => number,
): Float32Array {
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return samples;
  const sum = new Float32Array(last.at - first.at + 1);
  const weights = new Float32Array(sum.length);
  const addGrain = (mark: PitchMark, at: number) => {
    for (let offset = -mark.period; offset <= mark.period; offset++) {
      const target = at + offset - first.at;
      if (target < 0 || target >= sum.length) continue;
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / mark.period);
      sum[target] = (sum[target] ?? 0) + weight * (samples[mark.at + offset] ?? 0);
      weights[target] = (weights[target] ?? 0) + weight;
    }
  };
  let nearest = 0;
  for (let at = first.at; at <= last.at;) {
    while (Math.abs((marks[nearest + 1]?.at ?? Infinity) - at) <= Math.abs((marks[nearest] ?? first).at - at))
      nearest += 1;
    const mark = marks[nearest] ?? first;
    // Noise stays exactly where it was: moved copies of it would hum.
    if (!mark.voiced) at = Math.max(at - mark.period / 2, mark.at);
    addGrain(mark, Math.round(at));
    at += mark.period / (mark.voiced ? factorOf(mark) : 1);
  }
  const bent = samples.slice();
  // A period at either end fades between the two, where grains cover only half.
  for (let i = 0; i < sum.length; i++) {
    const fade = Math.min(1, i / first.period, (sum.length - 1 - i) / last.period);
    const grain = (sum[i] ?? 0) / Math.max(0.4, weights[i] ?? 0);
    bent[first.at + i] = (samples[first.at + i] ?? 0) * (1 - fade) + grain * fade;
  }
  return bent;
}

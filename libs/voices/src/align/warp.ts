import type { Spectrum } from './spectrum';

/** How far the tempo may wander from the straight line through both recordings, as a share of the longer one. */
const BAND = 0.3;
const LEAST_BAND = 40;
/** A frame that waits for the other side costs a little more than one that moves along. */
const WAITING = 1.15;

const DIAGONAL = 0;
const STAY = 1;
const SKIP = 2;

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += ((a[d] ?? 0) - (b[d] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** How one recording lies on another, and how unlike the two remain: a sum over the frames of both. */
export interface Warp {
  places: Float32Array;
  cost: number;
}

/**
 * Dynamic time warping: for each frame of `known` the place in `unknown` (frames, fractions allowed) where the same
 * sound stands. Both begin and end together.
 */
export function warp(known: Spectrum, unknown: Spectrum): Warp {
  const [rows, columns] = [known.frames.length, unknown.frames.length];
  const reach = Math.max(LEAST_BAND, Math.ceil(BAND * Math.max(rows, columns)));
  const slope = (columns - 1) / Math.max(1, rows - 1);
  const steps: Array<{ from: number; moves: Uint8Array }> = [];
  let [before, beforeFrom] = [new Float64Array(0), 0];
  for (let r = 0; r < rows; r++) {
    const from = Math.max(0, Math.floor(r * slope) - reach);
    const to = Math.min(columns - 1, Math.ceil(r * slope) + reach);
    const costs = new Float64Array(to - from + 1).fill(Infinity);
    const moves = new Uint8Array(to - from + 1);
    const frame = known.frames[r] ?? new Float32Array(0);
    for (let c = from; c <= to; c++) {
      const here = distance(frame, unknown.frames[c] ?? frame);
      if (r === 0 && c === 0) {
        costs[0] = here;
        continue;
      }
      const diagonal = (before[c - 1 - beforeFrom] ?? Infinity) + here;
      const skip = (before[c - beforeFrom] ?? Infinity) + here * WAITING;
      const stay = (costs[c - 1 - from] ?? Infinity) + here * WAITING;
      const best = Math.min(diagonal, skip, stay);
      costs[c - from] = best;
      moves[c - from] = best === diagonal ? DIAGONAL : best === skip ? SKIP : STAY;
    }
    steps.push({ from, moves });
    [before, beforeFrom] = [costs, from];
  }
  return { places: walkBack(steps, rows, columns), cost: before.at(-1) ?? 0 };
}

/** Walks the moves back from the end; where several frames answer one, their middle is its place. */
function walkBack(steps: Array<{ from: number; moves: Uint8Array }>, rows: number, columns: number): Float32Array {
  const [sums, counts] = [new Float32Array(rows), new Float32Array(rows)];
  let [r, c] = [rows - 1, columns - 1];
  for (;;) {
    sums[r] = (sums[r] ?? 0) + c;
    counts[r] = (counts[r] ?? 0) + 1;
    if (r === 0 && c === 0) break;
    const step = steps[r];
    const move = step?.moves[c - step.from] ?? DIAGONAL;
    if (move !== STAY && r > 0) r -= 1;
    if (move !== SKIP && c > 0) c -= 1;
  }
  return sums.map((sum, index) => sum / (counts[index] || 1));
}

import { SAMPLE_RATE, type StereoBuffer } from './stereo-buffer';

const BLOCK = 0.4 * SAMPLE_RATE;
const STEP = BLOCK / 4;

/** The two filters of ITU-R BS.1770 at 48 kHz: a head-shaped shelf, then a high-pass. */
const K_WEIGHTING = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  // Its numerator is 1, -2, 1.
  { a: [-1.99004745483398, 0.99007225036621] },
] as const;

/**
 * Loudness of what sounds, in LUFS after ITU-R BS.1770 (blocks of 400 ms, gated at -70 LUFS and 10 dB under the mean),
 * or null where nothing does. Sounds shorter than a block are measured whole.
 */
export function loudnessOf(sound: StereoBuffer): number | null {
  return gated(weightedEnergy(sound));
}

/**
 * Loudness of a sound while a key (one channel) is louder than `floor`, mean square, in blocks of 100 ms, and `around` seconds before and after;
 * null where it never is.
 */
export function loudnessWhile(sound: StereoBuffer, key: Float32Array, floor: number, around = 0): number | null {
  const energy = weightedEnergy(sound);
  const blocks = Math.floor(key.length / STEP);
  const speaks = Array.from({ length: blocks }, (_, block) => power(key, block * STEP) >= floor);
  const reach = Math.round((around * SAMPLE_RATE) / STEP);
  const heard = speaks.flatMap((_, block) =>
    speaks.slice(Math.max(0, block - reach), block + reach + 1).includes(true) ? [energy[block]!] : [],
  );
  const sum = heard.reduce((total, value) => total + value, 0);
  return sum === 0 ? null : lufs(sum / heard.length / STEP);
}

/** Mean square of one block. */
function power(channel: Float32Array, from: number): number {
  let sum = 0;
  for (let i = from; i < from + STEP; i++) sum += channel[i]! * channel[i]!;
  return sum / STEP;
}

function gated(energy: Float64Array): number | null {
  const blocks: number[] = [];
  for (let i = 0; i + 4 <= energy.length; i++) {
    blocks.push((energy[i]! + energy[i + 1]! + energy[i + 2]! + energy[i + 3]!) / BLOCK);
  }
  const audible = blocks.filter((block) => lufs(block) > -70);
  if (audible.length === 0) return null;
  const floor = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((block) => lufs(block) > floor)));
}

/** K-weighted energy of both channels in steps of 100 ms. */
function weightedEnergy({ left, right }: StereoBuffer): Float64Array {
  const energy = new Float64Array(Math.ceil(Math.max(left.length, BLOCK) / STEP));
  addWeighted(energy, left);
  if (right !== left) addWeighted(energy, right);
  else for (let n = 0; n < energy.length; n++) energy[n]! *= 2;
  return energy;
}

function addWeighted(energy: Float64Array, channel: Float32Array): void {
  const [shelf, highPass] = K_WEIGHTING;
  const [c0, c1, c2] = shelf.b;
  const [d1, d2] = shelf.a;
  const [e1, e2] = highPass.a;
  let s1 = 0;
  let s2 = 0;
  let h1 = 0;
  let h2 = 0;
  for (let block = 0, from = 0; from < channel.length; block++, from += STEP) {
    const stop = Math.min(channel.length, from + STEP);
    let sum = 0;
    for (let i = from; i < stop; i++) {
      const x = channel[i]!;
      const y = c0 * x + s1;
      s1 = c1 * x - d1 * y + s2;
      s2 = c2 * x - d2 * y;
      const z = y + h1;
      h1 = -2 * y - e1 * z + h2;
      h2 = y - e2 * z;
      sum += z * z;
    }
    energy[block]! += sum;
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function lufs(meanSquare: number): number {
  return -0.691 + 10 * Math.log10(meanSquare + 1e-12);
}

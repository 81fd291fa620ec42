import { SAMPLE_RATE, type StereoBuffer } from './stereo-buffer';

const BLOCK = 0.4 * SAMPLE_RATE;
const STEP = BLOCK / 4;

/** The two filters of ITU-R BS.1770 at 48 kHz: a head-shaped shelf, then a high-pass. */
const K_WEIGHTING = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;

/**
 * Loudness of what sounds, in LUFS after ITU-R BS.1770 (blocks of 400 ms, gated at -70 LUFS and 10 dB under the mean),
 * or null where nothing does. Sounds shorter than a block are measured whole.
 */
export function loudnessOf({ left, right }: StereoBuffer): number | null {
  const energy = new Float64Array(Math.ceil(Math.max(left.length, BLOCK) / STEP));
  for (const channel of [left, right]) addWeighted(energy, channel);
  const blocks: number[] = [];
  for (let i = 0; i + 4 <= energy.length; i++) {
    blocks.push((energy[i]! + energy[i + 1]! + energy[i + 2]! + energy[i + 3]!) / BLOCK);
  }
  const audible = blocks.filter((power) => lufs(power) > -70);
  if (audible.length === 0) return null;
  const floor = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > floor)));
}

function addWeighted(energy: Float64Array, channel: Float32Array): void {
  const [shelf, highPass] = K_WEIGHTING;
  let s1 = 0;
  let s2 = 0;
  let h1 = 0;
  let h2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = channel[i]!;
    const y = shelf.b[0] * x + s1;
    s1 = shelf.b[1] * x - shelf.a[0] * y + s2;
    s2 = shelf.b[2] * x - shelf.a[1] * y;
    const z = highPass.b[0] * y + h1;
    h1 = highPass.b[1] * y - highPass.a[0] * z + h2;
    h2 = highPass.b[2] * y - highPass.a[1] * z;
    energy[(i / STEP) | 0]! += z * z;
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power + 1e-12);
}

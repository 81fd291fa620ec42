import type { Random } from '@app/picture';
import { whiteNoise } from '../synth/noise';
import { filter } from '../synth/state.filter';
import { gainOf, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import type { Air } from './mood';

/** Seconds of noise that are built and then repeated, seam blended: nobody hears the same breath twice in so many. */
const TILE = 5.3;
const SEAM = 0.6;
/** Seconds in which the place comes up under the first frame. */
const RISE = 0.12;

const COLOURS: Record<Air['kind'], (channel: Float32Array) => void> = {
  tape: (channel) => {
    filter(channel, 'high', 1900, 0.5);
    filter(channel, 'low', 8200, 0.6);
  },
  room: (channel) => {
    filter(channel, 'low', 320, 0.5);
    filter(channel, 'high', 60, 0.6);
    for (let i = 0; i < channel.length; i++) channel[i]! *= 3;
  },
  wind: (channel) => {
    filter(
      channel,
      'band',
      (s) => 520 + 240 * Math.sin(2 * Math.PI * 0.19 * s) + 90 * Math.sin(2 * Math.PI * 0.57 * s),
      0.8,
    );
    for (let i = 0; i < channel.length; i++) channel[i]! *= 1.6;
  },
};

/** Adds the sound of a place under the whole of a bed. */
export function addAir(target: StereoBuffer, { kind, level }: Air, random: Random): void {
  const gain = gainOf(level);
  const rise = samplesOf(RISE);
  for (const channel of [target.left, target.right]) {
    const tile = seamless(kind, random);
    for (let i = 0, at = 0; i < channel.length; i++) {
      channel[i]! += tile[at]! * (i < rise ? (gain * i) / rise : gain);
      if (++at === tile.length) at = 0;
    }
  }
}

function seamless(kind: Air['kind'], random: Random): Float32Array {
  const seam = samplesOf(SEAM);
  const noise = whiteNoise(samplesOf(TILE) + seam, random);
  COLOURS[kind](noise);
  const length = noise.length - seam;
  for (let i = 0; i < seam; i++) {
    const share = i / seam;
    noise[i] = noise[i]! * Math.sqrt(share) + noise[length + i]! * Math.sqrt(1 - share);
  }
  return noise.subarray(0, length);
}

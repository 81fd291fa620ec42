import { loudnessOf } from '../synth/loudness.meter';
import { gainOf, peakOf, scale, type StereoBuffer } from '../synth/stereo-buffer';
import { limit } from './limiter';
import { truePeakOf } from './true-peak';

/** Feeds want -14 LUFS; AAC adds nearly 3 dB to the peaks of a hit, which must stay under -1 dBTP. */
const TARGET_LUFS = -14;
const CEILING = -4;
/** More than this is not a limiter's work but distortion: sparse effects stay quieter instead. */
const MOST_LIMITING = 11;
/** What limiting takes from the loudness is given back and limited again, this often. */
const ROUNDS = 3;
const NEAR_ENOUGH = 0.1;

/** What was measured. -70 LUFS and -120 dBTP stand for silence. */
export interface Loudness {
  integrated: number;
  truePeak: number;
}

/** Brings a mix to -14 LUFS under -4 dBTP, in place: a linear gain, and a limiter for what would stand above. */
export function master(mix: StereoBuffer): Loudness {
  let loudness = loudnessOf(mix);
  if (loudness === null) return { integrated: -70, truePeak: truePeakOf(mix) };
  let allowed = CEILING + MOST_LIMITING - 20 * Math.log10(peakOf(mix));
  for (let round = 0; round < ROUNDS && Math.abs(TARGET_LUFS - loudness) > NEAR_ENOUGH; round++) {
    const gain = Math.min(TARGET_LUFS - loudness, allowed);
    allowed -= gain;
    scale(mix, gainOf(gain));
    limit(mix, CEILING);
    loudness = loudnessOf(mix) ?? TARGET_LUFS;
    if (allowed < NEAR_ENOUGH) break;
  }
  return { integrated: loudness, truePeak: truePeakOf(mix) };
}

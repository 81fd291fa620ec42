import { gainOf, samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import { truePeaks } from './true-peak';

/** Seconds in which the limiter closes before a peak, and lets go after it. */
const AHEAD = 0.004;
const RELEASE = 0.07;

/** Keeps every peak, also those between samples, under `ceilingDb` (dBTP), in place; both channels move together. */
export function limit(sound: StereoBuffer, ceilingDb: number): void {
  const { left, right } = sound;
  const ceiling = gainOf(ceilingDb);
  const peaks = truePeaks(sound, ceiling);
  if (!peaks) return;
  const wanted = held(peaks, ceiling);
  // A mean over the same window reaches the lowest gain exactly at the peak and never turns a corner.
  const window = samplesOf(AHEAD);
  const before = wanted[0]!;
  let sum = window * before;
  for (let i = 0; i < left.length; i++) {
    sum += wanted[i]! - (i >= window ? wanted[i - window]! : before);
    const mean = sum / window;
    const gain = mean < 1 ? mean : 1;
    left[i]! *= gain;
    if (right !== left) right[i]! *= gain;
  }
}

/** For each sample the lowest gain that any peak of the next `AHEAD` seconds asks for, opening again at the release. */
function held(peaks: Float32Array, ceiling: number): Float32Array {
  const window = samplesOf(AHEAD);
  const opening = 1 - Math.exp(-1 / samplesOf(RELEASE));
  const length = peaks.length;
  const asked = peaks;
  for (let i = 0; i < length; i++) asked[i] = peaks[i]! > ceiling ? ceiling / peaks[i]! : 1;
  const wanted = new Float32Array(length);
  // Candidates for the lowest gain of a sliding window, lowest first, in a ring.
  const ring = window + 2;
  const queue = new Int32Array(ring);
  let head = 0;
  let waiting = 0;
  let gain = 1;
  for (let i = 0; i < length + window; i++) {
    if (i < length) {
      while (waiting > 0 && asked[queue[(head + waiting - 1) % ring]!]! >= asked[i]!) waiting--;
      queue[(head + waiting) % ring] = i;
      waiting++;
    }
    const at = i - window;
    if (at < 0) continue;
    while (waiting > 0 && queue[head]! < at) {
      head = (head + 1) % ring;
      waiting--;
    }
    const lowest = waiting > 0 ? asked[queue[head]!]! : 1;
    gain = lowest < gain ? lowest : gain + (lowest - gain) * opening;
    wanted[at] = gain;
  }
  return wanted;
}

import { playTable, warmSaw, waveTable } from '../../synth/oscillator';
import { silence, type StereoBuffer } from '../../synth/stereo-buffer';
import type { InstrumentNote } from './instrument';

/** Who sits in a section. */
export interface Desk {
  /** Cents of each player, spread over both ears. */
  cents: readonly number[];
  vibrato: number;
  /** Hz above which no harmonic is built. */
  ceiling: number;
}

/** Players of one section: each ear hears every one, at its own strength and phase. */
export function ensemble(
  { frequency, random }: InstrumentNote,
  samples: number,
  { cents, vibrato, ceiling }: Desk,
): StereoBuffer {
  const sound = silence(samples);
  const solo = new Float32Array(samples);
  const table = waveTable(warmSaw, frequency, ceiling);
  const share = 0.9 / Math.sqrt(cents.length) / 1.4;
  cents.forEach((cent, player) => {
    const place = cents.length === 1 ? 0.5 : player / (cents.length - 1);
    const phase = random();
    const shake = vibrato > 0 ? { rate: 4.8 + random(), depth: vibrato, onset: 0.35 } : undefined;
    const hertz = frequency * 2 ** (cent / 1200);
    solo.fill(0);
    playTable(solo, table, hertz, share * 1.4, phase, shake);
    const [toLeft, toRight] = [Math.cos((place * Math.PI) / 2), Math.sin((place * Math.PI) / 2)];
    for (let i = 0; i < samples; i++) {
      sound.left[i]! += solo[i]! * toLeft;
      sound.right[i]! += solo[i]! * toRight;
    }
  });
  return sound;
}

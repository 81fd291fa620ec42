import type { Random } from '@app/picture';
import { shape } from '../synth/envelope';
import { playBurst } from '../synth/noise';
import { frequencyOf, playDecay, playTable, warmSaw, waveTable } from '../synth/oscillator';
import { filter } from '../synth/state.filter';
import { samplesOf } from '../synth/stereo-buffer';
import { hit } from './ears';
import type { Effect } from './effect';

/** A trailer's blow: falling sub, a knock that phones can play, a wide breath of debris. */
export const impact: Effect = {
  peakDb: -6.5,
  room: 0.35,
  make: ({ random }) => ({
    strike: 0,
    sound: hit(
      1.8,
      (channel) => {
        playDecay(channel, { from: 150, to: 41, glide: 0.045, decay: 0.34, gain: 1, phase: 0.2 });
        playDecay(channel, { from: 310, to: 92, glide: 0.02, decay: 0.11, gain: 0.7, phase: 0.2 });
      },
      (channel) => {
        playBurst(channel, random, {
          kind: 'low',
          cutOff: (s) => 400 + 3800 * Math.exp(-s / 0.035),
          decay: 0.05,
          gain: 0.9,
        });
        playBurst(channel, random, { kind: 'band', cutOff: 950, decay: 0.3, gain: 0.22 });
      },
    ),
  }),
};

/** Something heavy set down on carpet. */
export const thud: Effect = {
  peakDb: -9,
  room: 0.15,
  make: ({ random }) => ({
    strike: 0,
    sound: hit(
      0.6,
      (channel) => {
        playDecay(channel, { from: 105, to: 58, glide: 0.03, decay: 0.11, gain: 1, phase: 0.22 });
        playDecay(channel, { from: 190, to: 130, glide: 0.02, decay: 0.05, gain: 0.45, phase: 0.22 });
      },
      (channel) => playBurst(channel, random, { kind: 'low', cutOff: 900, decay: 0.02, gain: 0.5 }),
    ),
  }),
};

/** One dry beat at home pitch: the only music some posters need. */
export const pulse: Effect = {
  peakDb: -9,
  room: 0.05,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: hit(
      0.5,
      (channel) => {
        const home = frequencyOf(tonic);
        playDecay(channel, { from: home * 1.5, to: home, glide: 0.012, decay: 0.12, gain: 1, phase: 0.2 });
        playDecay(channel, { from: home * 2, decay: 0.07, gain: 0.4, phase: 0.2 });
        playDecay(channel, { from: home * 4, decay: 0.03, gain: 0.15, phase: 0.2 });
      },
      (channel) => playBurst(channel, random, { kind: 'low', cutOff: 2600, decay: 0.004, gain: 0.35 }),
    ),
  }),
};

/** News sting: brass on home and fifth over a drum, the second stab a step later and higher. */
export const sting: Effect = {
  peakDb: -9,
  room: 0.3,
  make: ({ random, tonic }) => {
    const sound = hit(
      1.9,
      (channel) => {
        playDecay(channel, { from: 130, to: 78, glide: 0.02, decay: 0.26, gain: 0.8, phase: 0.2 });
      },
      (channel) => {
        playBurst(channel, random, { kind: 'low', cutOff: 1400, decay: 0.03, gain: 0.4 });
        stab(channel, random, { at: 0, held: 0.11, notes: [tonic + 12, tonic + 19, tonic + 24] });
        stab(channel, random, { at: 0.16, held: 0.42, notes: [tonic + 12, tonic + 19, tonic + 24, tonic + 31] });
      },
    );
    return { sound, strike: 0 };
  },
};

/** Adds a blown chord; `held` seconds. */
export function stab(
  channel: Float32Array,
  random: Random,
  { at, held, notes }: { at: number; held: number; notes: number[] },
): void {
  const chord = new Float32Array(samplesOf(held + 0.7));
  for (const note of notes) {
    const frequency = frequencyOf(note);
    const table = waveTable(warmSaw, frequency, 9000);
    for (const detune of [0.9965, 1.0031]) playTable(chord, table, frequency * detune, 0.2, random());
  }
  // Brass opens as it is blown: brightness follows loudness.
  filter(chord, 'low', (s) => 700 + 3600 * Math.min(1, s / 0.03) * Math.exp(-s / 0.35), 0.8);
  shape(chord, held, { attack: 0.012, decay: 0.25, sustain: 0.6, release: 0.55 });
  const from = samplesOf(at);
  for (let i = 0; i < chord.length && from + i < channel.length; i++) channel[from + i]! += chord[i]!;
}

import { playBurst } from '../synth/noise';
import { frequencyOf, playDecay, playTable, roundBass, waveTable } from '../synth/oscillator';
import { saturate } from '../synth/saturation';
import { shapeBy } from '../synth/envelope';
import { samplesOf } from '../synth/stereo-buffer';
import { bothEars, hit } from './ears';
import type { Effect } from './effect';

/** The heaviest sounds of the kit: skins, floors and the air under them. */

/** A concert drum in a hall: slower and rounder than an impact, no debris. */
export const boom: Effect = {
  peakDb: -7.5,
  room: 0.6,
  make: ({ random }) => ({
    strike: 0,
    sound: hit(
      2.4,
      (channel) => {
        playDecay(channel, { from: 96, to: 46, glide: 0.07, decay: 0.5, gain: 1, phase: 0.2 });
        playDecay(channel, { from: 148, to: 88, glide: 0.05, decay: 0.22, gain: 0.5, phase: 0.2 });
        playDecay(channel, { from: 236, to: 171, glide: 0.03, decay: 0.1, gain: 0.3, phase: 0.2 });
      },
      (channel) => {
        playBurst(channel, random, { kind: 'low', cutOff: 900, decay: 0.035, gain: 0.6 });
        playBurst(channel, random, { kind: 'band', cutOff: 320, decay: 0.35, gain: 0.2, attack: 0.01 });
      },
    ),
  }),
};

/** The floor gives way: a tone that sinks two octaves, warmed so that phones hear it fall. */
export const subdrop: Effect = {
  peakDb: -8,
  room: 0.1,
  make: ({ random }) => {
    const sound = hit(
      1.7,
      (channel) => {
        playDecay(channel, { from: 128, to: 30, glide: 0.42, decay: 0.6, gain: 0.9, phase: 0.2 });
        playDecay(channel, { from: 256, to: 60, glide: 0.42, decay: 0.4, gain: 0.35, phase: 0.2 });
      },
      (channel) => playBurst(channel, random, { kind: 'low', cutOff: 700, decay: 0.03, gain: 0.25 }),
    );
    saturate(sound, 1.8);
    return { sound, strike: 0 };
  },
};

/** Toms that hurry towards the cue and strike on it. */
export const drumroll: Effect = {
  peakDb: -8.5,
  room: 0.4,
  make: ({ random }) => {
    const lead = 1.25;
    const strokes: Array<{ at: number; loud: number }> = [];
    for (let share = 0; share < 0.97; share += 0.034 + 0.06 * (1 - share)) {
      strokes.push({ at: lead * share, loud: 0.12 + 0.45 * share ** 1.6 });
    }
    strokes.push({ at: lead, loud: 1 });
    const sound = bothEars(lead + 1, { in: 0.001, out: 0.2 }, (channel, ear) => {
      strokes.forEach(({ at, loud }, index) => {
        const side = index % 2 === ear ? 1 : 0.72;
        const drum = channel.subarray(samplesOf(at));
        const pitch = (index % 3 === 0 ? 74 : 88) * (1 + 0.02 * random());
        playDecay(drum, { from: pitch * 1.7, to: pitch, glide: 0.03, decay: 0.13, gain: loud * side, phase: 0.2 });
        playBurst(drum, random, { kind: 'low', cutOff: 900 + 1500 * loud, decay: 0.016, gain: 0.6 * loud * side });
      });
    });
    return { sound, strike: samplesOf(lead) };
  },
};

/** A loudspeaker pushed too far: a bent bass note with a hard edge. */
export const basshit: Effect = {
  peakDb: -7.5,
  room: 0.05,
  make: ({ random, tonic }) => {
    const home = frequencyOf(tonic);
    const sound = hit(
      0.9,
      (channel) => {
        playDecay(channel, { from: home * 3.2, to: home * 0.75, glide: 0.035, decay: 0.24, gain: 2.2, phase: 0.2 });
        playDecay(channel, { from: home * 4, to: home * 1.5, glide: 0.03, decay: 0.12, gain: 1.1, phase: 0.2 });
      },
      (channel) => playBurst(channel, random, { kind: 'low', cutOff: 3400, decay: 0.006, gain: 1.1 }),
    );
    saturate(sound, 3.2);
    return { sound, strike: 0 };
  },
};

/** A rubber stamp: the desk under it, the ink that lets go. */
export const stamp: Effect = {
  peakDb: -10,
  room: 0.14,
  make: ({ random }) => ({
    strike: 0,
    sound: hit(
      0.45,
      (channel) => {
        playDecay(channel, { from: 168, to: 104, glide: 0.012, decay: 0.06, gain: 1, phase: 0.22 });
        playDecay(channel, { from: 415, decay: 0.022, gain: 0.4, phase: 0.22 });
      },
      (channel) => {
        playBurst(channel, random, { kind: 'low', cutOff: 2200, decay: 0.012, gain: 0.8 });
        playBurst(channel, random, { kind: 'band', cutOff: 1700, decay: 0.02, gain: 0.25, at: 0.11, attack: 0.02 });
      },
    ),
  }),
};

/** A tape that drags: a seventh chord whose pitch and level swing together. */
export const wobble: Effect = {
  peakDb: -12,
  room: 0.35,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: bothEars(1.5, { in: 0.004, out: 0.3 }, (channel, ear) => {
      for (const [note, gain] of [
        [tonic + 24, 0.5],
        [tonic + 31, 0.35],
        [tonic + 34, 0.25],
      ] as const) {
        const frequency = frequencyOf(note) * (ear === 0 ? 0.997 : 1.003);
        const table = waveTable(roundBass, frequency);
        playTable(channel, table, frequency, gain, random(), { rate: 5.5, depth: 0.035, onset: 0.01 });
      }
      // A capstan that catches itself: the level swings with the pitch.
      shapeBy(channel, (s) => Math.exp(-s / 0.42) * (0.75 + 0.25 * Math.cos(2 * Math.PI * 5.5 * s)));
    }),
  }),
};

import { shape, shapeBy } from '../synth/envelope';
import { playBurst, whiteNoise } from '../synth/noise';
import { frequencyOf, playDecay, playTable, warmSaw, waveTable } from '../synth/oscillator';
import { saturate } from '../synth/saturation';
import { filter } from '../synth/state.filter';
import { samplesOf } from '../synth/stereo-buffer';
import { bothEars } from './ears';
import type { Effect } from './effect';

/** Jokes without words. */

/** Bound once, as in oscillator.ts. */
const { sin, cos, exp, abs, min, max, PI } = Math;

/** A ruler on the edge of a desk: a spring whose pitch climbs as its swing gets smaller. */
export const boing: Effect = {
  peakDb: -13,
  room: 0.1,
  make: ({ random }) => ({
    strike: 0,
    sound: bothEars(0.85, { in: 0.0008, out: 0.12 }, (channel, ear) => {
      let angle = 0;
      for (let i = 0; i < channel.length; i++) {
        const s = i / 48_000;
        const swing = sin(2 * PI * (11 * s + 9 * s * s) + 0.3 * ear);
        const hertz = 165 + 190 * s + (95 * exp(-s / 0.4) * (1 + swing)) / 2;
        angle += (2 * PI * hertz) / 48_000;
        const body = sin(angle) + 0.45 * sin(2 * angle + swing) + 0.25 * sin(3.01 * angle);
        channel[i] = body * exp(-s / 0.24) * (0.7 + 0.3 * swing);
      }
      playBurst(channel, random, { kind: 'band', cutOff: 1500, decay: 0.008, gain: 0.8 });
    }),
  }),
};

const BLASTS = [
  { at: 0, held: 0.09 },
  { at: 0.15, held: 0.09 },
  { at: 0.3, held: 0.62 },
] as const;

/** Two short blasts and a long one on a cluster of horns, driven hard. */
export const airhorn: Effect = {
  peakDb: -12,
  room: 0.2,
  make: ({ random }) => {
    const sound = bothEars(1.3, { in: 0.002, out: 0.1 }, (channel, ear) => {
      for (const { at, held } of BLASTS) {
        const horn = new Float32Array(samplesOf(held + 0.16));
        for (const hertz of [417, 523, 622]) {
          const frequency = hertz * (ear === 0 ? 0.996 : 1.004);
          const table = waveTable(warmSaw, frequency, 7000);
          playTable(horn, table, frequency, 0.4, random(), { rate: 21, depth: 0.004, onset: 0.02 });
        }
        filter(horn, 'band', (s) => 900 + 700 * min(1, s / 0.05), 0.8);
        shape(horn, held, { attack: 0.006, decay: 0.4, sustain: 0.85, release: 0.14 });
        const from = samplesOf(at);
        for (let i = 0; i < horn.length && from + i < channel.length; i++) channel[from + i]! += horn[i]!;
      }
    });
    saturate(sound, 2.4);
    return { sound, strike: 0 };
  },
};

/** A record pulled back and pushed: noise and a tone, read at the speed of a hand. */
export const scratch: Effect = {
  peakDb: -12.5,
  room: 0.06,
  make: ({ random }) => {
    const groove = whiteNoise(samplesOf(0.6), random);
    filter(groove, 'band', 1700, 1.1);
    playTable(groove, waveTable(warmSaw, 330, 6000), 330, 0.5, 0);
    const sound = bothEars(0.62, { in: 0.001, out: 0.03 }, (channel, ear) => {
      let position = groove.length * 0.4;
      for (let i = 0; i < channel.length; i++) {
        const s = i / 48_000;
        const hand =
          s < 0.17
            ? 1.9 * cos((PI * s) / 0.34)
            : s < 0.3
              ? -2.4 * sin((PI * (s - 0.17)) / 0.13)
              : 2.6 * exp(-(s - 0.3) / 0.1);
        position = max(0, min(groove.length - 2, position + hand));
        const index = position | 0;
        const low = groove[index] ?? 0;
        const heard = low + ((groove[index + 1] ?? 0) - low) * (position - index);
        channel[i] = heard * min(1.2, abs(hand)) * (ear === 0 ? 1 : 0.9);
      }
      filter(channel, 'high', 160);
    });
    return { sound, strike: 0 };
  },
};

/** A cash register: the key, the bell, the drawer and what is in it. For money only. */
export const kaching: Effect = {
  peakDb: -12.5,
  room: 0.22,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: bothEars(1.5, { in: 0.0006, out: 0.3 }, (channel, ear) => {
      playBurst(channel, random, { kind: 'band', cutOff: 1900, decay: 0.011, gain: 1 });
      playBurst(channel, random, { kind: 'low', cutOff: 600, decay: 0.02, gain: 0.8, at: 0.05 });
      const bell = channel.subarray(samplesOf(0.085));
      const pitch = frequencyOf(tonic + 60) * (ear === 0 ? 0.999 : 1.001);
      for (const [ratio, gain, decay] of [
        [1, 0.75, 0.34],
        [1.504, 0.45, 0.3],
        [2.74, 0.3, 0.16],
      ] as const) {
        playDecay(bell, { from: pitch * ratio, decay, gain, phase: 0.02 });
      }
      for (let n = 0; n < 7; n++) {
        const at = 0.13 + 0.045 * n + 0.03 * random();
        const chink = channel.subarray(samplesOf(at));
        playDecay(chink, { from: 4200 + 2600 * random(), decay: 0.03, gain: 0.14 * (1 - n / 9), phase: 0.02 });
      }
      shapeBy(channel, (s) => exp(-max(0, s - 0.9) / 0.2));
    }),
  }),
};

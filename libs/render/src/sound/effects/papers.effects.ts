import { shapeBy } from '../synth/envelope';
import { playBurst, whiteNoise } from '../synth/noise';
import { playDecay } from '../synth/oscillator';
import { filter } from '../synth/state.filter';
import { samplesOf } from '../synth/stereo-buffer';
import { about, bothEars, touched } from './ears';
import type { Effect } from './effect';

/** Newsroom and page: things of paper, and the camera that looks at them. */

/** A press camera: mirror up, curtain, mirror down. */
export const shutter: Effect = {
  peakDb: -12.5,
  room: 0.12,
  make: (context) => ({
    strike: 0,
    sound: touched(0.34, 0.5, (channel) => {
      const { random } = context;
      const back = about(0.096, context, 0.06);
      for (const [at, loud] of [
        [0, 1],
        [0.028, 0.5],
        [back, 0.85],
        [back + 0.021, 0.35],
      ] as const) {
        playBurst(channel, random, { kind: 'band', cutOff: 3600, resonance: 1, decay: 0.007, gain: loud, at });
        playBurst(channel, random, { kind: 'low', cutOff: 900, decay: 0.009, gain: 0.7 * loud, at });
      }
      playDecay(channel, { from: 2350, decay: 0.01, gain: 0.25, phase: 0.25 });
      playBurst(channel, random, { kind: 'high', cutOff: 5200, decay: 0.05, gain: 0.12, at: 0.03, attack: 0.03 });
    }),
  }),
};

/** Paper torn across: fibres that let go one after another, faster as the tear runs. */
export const rip: Effect = {
  peakDb: -13,
  room: 0.1,
  make: ({ random }) => ({
    strike: 0,
    sound: bothEars(0.5, { in: 0.001, out: 0.08 }, (channel, ear) => {
      channel.set(whiteNoise(channel.length, random));
      filter(channel, 'band', (s) => 1500 + 5200 * Math.min(1, s / 0.38), 0.6);
      let grain = 1;
      let left = 0;
      for (let i = 0; i < channel.length; i++) {
        if (left-- <= 0) {
          grain = 0.25 + 0.75 * random() ** 2;
          left = 30 + 260 * random() * (1 - i / channel.length);
        }
        channel[i]! *= grain;
      }
      shapeBy(channel, (s) => (s < 0.3 ? 0.55 + s : 0.85 * Math.exp(-(s - 0.3) / 0.05)));
      playBurst(channel, random, { kind: 'band', cutOff: 2600, decay: 0.012, gain: ear === 0 ? 0.9 : 0.8 });
    }),
  }),
};

/** A page or a panel that slides and lies down. */
export const flip: Effect = {
  peakDb: -15,
  room: 0.1,
  make: (context) => ({
    strike: 0,
    sound: bothEars(0.36, { in: 0.002, out: 0.06 }, (channel, ear) => {
      const { random } = context;
      const land = 0.15;
      playBurst(channel, random, {
        kind: 'band',
        cutOff: about(2400, context, 0.1),
        decay: 0.05,
        gain: 0.8,
        attack: 0.012,
      });
      playBurst(channel, random, {
        kind: 'band',
        cutOff: 4700,
        decay: 0.03,
        gain: ear === 0 ? 0.35 : 0.45,
        attack: 0.03,
      });
      playBurst(channel, random, { kind: 'low', cutOff: 1300, decay: 0.016, gain: 0.5, at: land });
      playDecay(channel.subarray(samplesOf(land)), { from: 210, decay: 0.025, gain: 0.25, phase: 0.2 });
    }),
  }),
};

/** Shorter and higher than a whoosh: a brush of air, crest on the cue. */
export const swish: Effect = {
  peakDb: -16,
  room: 0.1,
  make: ({ random }) => {
    const crest = 0.04;
    const sound = bothEars(0.34, { in: 0.004, out: 0.1 }, (channel, ear) => {
      channel.set(whiteNoise(channel.length, random));
      filter(
        channel,
        'band',
        (s) => (s < crest ? 1500 + 60_000 * s : 1100 + 2800 * Math.exp(-(s - crest) / 0.08)),
        0.9,
      );
      const fall = ear === 0 ? 0.06 : 0.085;
      shapeBy(channel, (s) => (s < crest ? (s / crest) ** 2 : Math.exp(-(s - crest) / fall)));
      filter(channel, 'low', 8500);
    });
    return { sound, strike: samplesOf(crest) };
  },
};

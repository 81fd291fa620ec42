import { shapeBy } from '../synth/envelope';
import { playBurst, whiteNoise } from '../synth/noise';
import { frequencyOf, playDecay, square, playTable, waveTable } from '../synth/oscillator';
import { filter } from '../synth/state.filter';
import { samplesOf } from '../synth/stereo-buffer';
import { bothEars } from './ears';
import type { Effect } from './effect';

/** Air, water, light and tape: sounds that have a place rather than a body. */

/** A cassette begins: the key goes down, the hiss stands up and sinks into the picture. */
export const hiss: Effect = {
  peakDb: -19,
  room: 0.05,
  make: ({ random }) => ({
    strike: 0,
    sound: bothEars(2.6, { in: 0.0008, out: 0.6 }, (channel) => {
      channel.set(whiteNoise(channel.length, random));
      filter(channel, 'high', 2600, 0.6);
      filter(channel, 'low', 9500, 0.6);
      shapeBy(channel, (s) => 0.42 * Math.min(1, s / 0.06) * Math.exp(-s / 1.1));
      playBurst(channel, random, { kind: 'band', cutOff: 1400, decay: 0.006, gain: 1.1 });
      playBurst(channel, random, { kind: 'low', cutOff: 480, decay: 0.014, gain: 0.9 });
    }),
  }),
};

/** A picture that tears: five splinters of tone and noise, each held and repeated. */
export const glitch: Effect = {
  peakDb: -15,
  room: 0.06,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: bothEars(0.36, { in: 0.0005, out: 0.02 }, (channel) => {
      for (let at = 0; at < 0.17;) {
        const length = 0.018 + 0.03 * random();
        const splinter = channel.subarray(samplesOf(at), samplesOf(at + length));
        const frequency = frequencyOf(tonic + 24 + Math.floor(random() * 30));
        if (random() < 0.6) playTable(splinter, waveTable(square, frequency, 11_000), frequency, 0.6, 0);
        else splinter.set(whiteNoise(splinter.length, random).map((sample) => sample * 0.7));
        // Each sample held for several, as a broken decoder does.
        const hold = 2 + Math.floor(random() * 9);
        for (let i = 0; i < splinter.length; i++) splinter[i] = splinter[i - (i % hold)]!;
        at += length * (1 + (random() < 0.25 ? 0.6 : 0));
      }
      shapeBy(channel, (s) => Math.exp(-s / 0.14));
      playBurst(channel, random, { kind: 'band', cutOff: 2200, decay: 0.008, gain: 0.8 });
      filter(channel, 'high', 120);
    }),
  }),
};

/** A wave that breaks falls at once and then runs out slowly. */
function breakingDown(seconds: number): number {
  return 0.55 * Math.exp(-seconds / 0.07) + 0.45 * Math.exp(-seconds / 0.65);
}

/** Water or wind that comes in and draws back, crest on the cue. */
export const splash: Effect = {
  peakDb: -16,
  room: 0.3,
  make: ({ random }) => {
    const crest = 0.5;
    const sound = bothEars(2.4, { in: 0.02, out: 0.5 }, (channel, ear) => {
      channel.set(whiteNoise(channel.length, random));
      filter(
        channel,
        'band',
        (s) => (s < crest ? 350 + 1100 * (s / crest) ** 2 : 420 + 1030 * Math.exp(-(s - crest) / 0.5)),
        0.5,
      );
      const sway = ear === 0 ? 0 : 0.35;
      shapeBy(channel, (s) => {
        const foam = 0.85 + 0.15 * Math.sin(2 * Math.PI * (1.7 * s + sway));
        return foam * (s < crest ? (s / crest) ** 3 : breakingDown(s - crest));
      });
      filter(channel, 'low', 5200);
    });
    return { sound, strike: samplesOf(crest) };
  },
};

/** Two birds that answer each other at a distance, the first call on the cue. */
export const birds: Effect = {
  peakDb: -20,
  room: 0.5,
  make: ({ random }) => {
    const calls = [0, 0.11, 0.2, 0.62, 0.72, 0.81, 0.9, 1.5, 1.6].map((at, n) => ({ at, far: n > 2 && n < 7 }));
    const pitches = calls.map(({ far }) => (far ? 3100 : 4200) * (1 + 0.08 * random()));
    return {
      strike: 0,
      sound: bothEars(2, { in: 0.001, out: 0.2 }, (channel, ear) => {
        calls.forEach(({ at, far }, n) => {
          const song = channel.subarray(samplesOf(at));
          const loud = (far ? 0.4 : 0.8) * (far === (ear === 0) ? 0.45 : 1);
          const from = pitches[n] ?? 4000;
          playDecay(song, {
            from,
            to: from * (n % 2 === 0 ? 0.78 : 1.2),
            glide: 0.03,
            decay: 0.028,
            gain: loud,
            phase: 0,
          });
        });
      }),
    };
  },
};

/** Light across a lens: a shimmer of high partials that opens on the cue. */
export const flare: Effect = {
  peakDb: -18,
  room: 0.5,
  make: ({ random, tonic }) => {
    const crest = 0.3;
    const sound = bothEars(1.9, { in: 0.01, out: 0.4 }, (channel) => {
      for (const step of [60, 67, 72, 79, 84]) {
        const from = frequencyOf(tonic + step) * (1 + 0.004 * (random() - 0.5));
        playDecay(channel, { from, decay: 1e9, gain: 0.3 * 0.8 ** (step / 12 - 5), phase: random() });
      }
      const air = whiteNoise(channel.length, random);
      filter(air, 'band', 7200, 0.8);
      for (let i = 0; i < air.length; i++) channel[i]! += 0.3 * air[i]!;
      shapeBy(channel, (s) => (s < crest ? (s / crest) ** 2.5 : Math.exp(-(s - crest) / 0.32)));
    });
    return { sound, strike: samplesOf(crest) };
  },
};

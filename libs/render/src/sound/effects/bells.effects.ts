import { playBurst } from '../synth/noise';
import { frequencyOf, playDecay } from '../synth/oscillator';
import type { StereoBuffer } from '../synth/stereo-buffer';
import { bothEars } from './ears';
import type { Effect } from './effect';

interface Partial {
  ratio: number;
  gain: number;
  decay: number;
}

/** Rings the partials twice, a hair apart in pitch, so that the tone beats slowly between the ears. */
function ring(
  seconds: number,
  frequency: number,
  partials: Partial[],
  strike: (channel: Float32Array) => void,
): StereoBuffer {
  return bothEars(seconds, { in: 0.0015, out: 0.15 }, (channel, ear) => {
    const detune = ear === 0 ? 0.9994 : 1.0006;
    for (const { ratio, gain, decay } of partials) {
      playDecay(channel, { from: frequency * ratio * detune, decay, gain, phase: 0.02 });
    }
    strike(channel);
  });
}

/** A soft bell, the fifth above home: struck felt, long air. For the figure that lands. */
export const bell: Effect = {
  peakDb: -14,
  room: 0.4,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: ring(
      2.2,
      frequencyOf(tonic + 43),
      [
        { ratio: 0.5, gain: 0.35, decay: 0.5 },
        { ratio: 1, gain: 1, decay: 0.42 },
        { ratio: 2.006, gain: 0.28, decay: 0.26 },
        { ratio: 2.76, gain: 0.14, decay: 0.13 },
        { ratio: 5.4, gain: 0.05, decay: 0.05 },
      ],
      (channel) => playBurst(channel, random, { kind: 'low', cutOff: 1800, decay: 0.006, gain: 0.25 }),
    ),
  }),
};

/** A glass ding, home and its fifth almost together. */
export const ding: Effect = {
  peakDb: -13,
  room: 0.3,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: ring(
      1.6,
      frequencyOf(tonic + 48),
      [
        { ratio: 1, gain: 0.9, decay: 0.3 },
        { ratio: 1.4983, gain: 0.5, decay: 0.34 },
        { ratio: 2.003, gain: 0.3, decay: 0.2 },
        { ratio: 4.1, gain: 0.09, decay: 0.06 },
      ],
      (channel) => playBurst(channel, random, { kind: 'band', cutOff: 5200, resonance: 1, decay: 0.004, gain: 0.2 }),
    ),
  }),
};

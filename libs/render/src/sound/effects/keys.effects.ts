import { INSTRUMENT_RACK } from '../music/instruments/instrument-rack';
import { fadeEdges } from '../synth/envelope';
import { playBurst } from '../synth/noise';
import { frequencyOf, playDecay } from '../synth/oscillator';
import { mixInto, samplesOf, silence, type StereoBuffer } from '../synth/stereo-buffer';
import { hit } from './ears';
import type { Effect, EffectContext } from './effect';
import { stab } from './hits.effects';

/** Played rather than struck: effects that are music, always in the key of the bed. */

function onPiano({ random, tonic }: EffectContext, steps: readonly number[], seconds: number): StereoBuffer {
  const sound = silence(samplesOf(seconds + 0.8));
  steps.forEach((step, index) => {
    const note = { frequency: frequencyOf(tonic + step), seconds, velocity: 0.55, brightness: 0.45, random };
    // A hand is never quite together: the lowest finger first.
    mixInto(sound, INSTRUMENT_RACK.piano(note), { at: samplesOf(0.006 * index), gain: 0.6 });
  });
  for (const channel of [sound.left, sound.right]) fadeEdges(channel, 0.0008, 0.5);
  return sound;
}

/** One note of a piano, the fifth over home. */
export const piano: Effect = {
  peakDb: -15,
  room: 0.45,
  make: (context) => ({ strike: 0, sound: onPiano(context, [43 - 12 * (context.run % 2)], 1.6) }),
};

/** A held chord on the same piano: open, with its ninth. */
export const chord: Effect = {
  peakDb: -13.5,
  room: 0.45,
  make: (context) => ({ strike: 0, sound: onPiano(context, [12, 19, 26, 31], 2.4) }),
};

/** A section's stab over a drum, as a headline slams down. */
export const brass: Effect = {
  peakDb: -9.5,
  room: 0.25,
  make: ({ random, tonic }) => ({
    strike: 0,
    sound: hit(
      1.2,
      (channel) => playDecay(channel, { from: 140, to: 82, glide: 0.015, decay: 0.12, gain: 0.9, phase: 0.2 }),
      (channel) => {
        playBurst(channel, random, { kind: 'band', cutOff: 1800, decay: 0.03, gain: 0.5 });
        stab(channel, random, {
          at: 0,
          held: 0.16,
          notes: [tonic + 12, tonic + 19, tonic + 22, tonic + 27, tonic + 31],
        });
      },
    ),
  }),
};

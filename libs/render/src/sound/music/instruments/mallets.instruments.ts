import { fadeEdges } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay } from '../../synth/oscillator';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';

/** Marimba-like bar under felt: fundamental and its tuned double octave. */
export const felt: Instrument = ({ frequency, velocity, brightness, random }) => {
  const sound = silence(samplesOf(1.5));
  const ring = 0.34 * (262 / frequency) ** 0.4;
  [sound.left, sound.right].forEach((channel, ear) => {
    const beat = ear === 0 ? 0.9996 : 1.0004;
    playDecay(channel, { from: frequency * beat, decay: ring, gain: 0.75 });
    playDecay(channel, { from: frequency * 2 * beat, decay: ring * 0.5, gain: 0.08 + 0.08 * brightness });
    playDecay(channel, {
      from: frequency * 3.93 * beat,
      decay: ring * 0.22,
      gain: 0.2 * velocity * (0.6 + brightness),
    });
    playBurst(channel, random, { kind: 'low', cutOff: 1400 + 1800 * velocity, decay: 0.007, gain: 0.22 });
    fadeEdges(channel, 0.0015, 0.2);
  });
  return sound;
};

/** High glass: almost a sine, slow to speak, long in the room. */
export const glass: Instrument = ({ frequency, velocity }) => {
  const sound = silence(samplesOf(2));
  [sound.left, sound.right].forEach((channel, ear) => {
    const beat = ear === 0 ? 0.9992 : 1.0008;
    playDecay(channel, { from: frequency * beat, decay: 0.42, gain: 0.7 });
    playDecay(channel, { from: frequency * 2.003 * beat, decay: 0.24, gain: 0.16 });
    playDecay(channel, { from: frequency * 3.01 * beat, decay: 0.09, gain: 0.08 * velocity });
    fadeEdges(channel, 0.006, 0.3);
  });
  return sound;
};

/** Xylophone: rosewood under a hard stick, tuned to the twelfth. */
export const xylophone: Instrument = ({ frequency, velocity, random }) => {
  const channel = new Float32Array(samplesOf(0.5));
  const ring = 0.09 * (523 / frequency) ** 0.5;
  playDecay(channel, { from: frequency, decay: ring, gain: 0.75 });
  playDecay(channel, { from: frequency * 3, decay: ring * 0.4, gain: 0.35 * (0.5 + velocity) });
  playDecay(channel, { from: frequency * 6.1, decay: ring * 0.15, gain: 0.16 });
  playBurst(channel, random, { kind: 'band', cutOff: 3200, decay: 0.003, gain: 0.4 });
  fadeEdges(channel, 0.0008, 0.06);
  return { left: channel, right: channel };
};

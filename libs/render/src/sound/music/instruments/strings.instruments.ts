import { fadeEdges, shape } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay } from '../../synth/oscillator';
import { filter } from '../../synth/state.filter';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';
import { ensemble } from './ensemble';

/** Violas and second violins, bow laid on softly; each note grows into the next. */
export const softStrings: Instrument = (note) => {
  const { seconds, brightness } = note;
  const sound = ensemble(note, samplesOf(seconds + 1.1), { cents: [-9, -4, 3, 8], vibrato: 0.0028, ceiling: 5000 });
  for (const channel of [sound.left, sound.right]) {
    const top = 650 + 1300 * brightness;
    filter(channel, 'low', (s) => top * (0.6 + 0.4 * Math.min(1, s / (0.7 * seconds))), 0.6);
    shape(channel, seconds, { attack: Math.min(0.7, seconds * 0.35), decay: 2, sustain: 0.85, release: 1 });
    fadeEdges(channel, 0.002, 0.05);
  }
  return sound;
};

/** Strings plucked: the finger, a short string, the box. */
export const pizzicato: Instrument = ({ frequency, velocity, brightness, random }) => {
  const sound = silence(samplesOf(0.7));
  const ring = 0.13 * (262 / frequency) ** 0.35;
  [sound.left, sound.right].forEach((channel, ear) => {
    const beat = ear === 0 ? 0.9985 : 1.0015;
    for (let n = 1; n <= 7; n++) {
      const gain = (0.8 * Math.abs(Math.sin(Math.PI * n * 0.21))) / n ** (1.5 - 0.5 * brightness);
      playDecay(channel, { from: frequency * n * beat, decay: ring / n ** 0.6, gain, phase: 0.03 });
    }
    playBurst(channel, random, { kind: 'band', cutOff: 900 + 800 * velocity, decay: 0.007, gain: 0.4 });
    fadeEdges(channel, 0.0012, 0.08);
  });
  return sound;
};

/** A small harp or lute: longer than pizzicato, gut rather than steel. */
export const harp: Instrument = ({ frequency, velocity, brightness }) => {
  const sound = silence(samplesOf(2.2));
  const ring = 0.55 * (262 / frequency) ** 0.4;
  [sound.left, sound.right].forEach((channel, ear) => {
    const beat = ear === 0 ? 0.9996 : 1.0004;
    for (let n = 1; n <= 8; n++) {
      const gain = (0.75 * Math.abs(Math.sin(Math.PI * n * 0.36))) / n ** (1.7 - 0.5 * brightness * velocity);
      playDecay(channel, { from: frequency * n * beat, decay: ring / n ** 0.8, gain, phase: 0.02 });
    }
    fadeEdges(channel, 0.0018, 0.3);
  });
  return sound;
};

/** Double bass under a finger: fundamental that blooms, gut that growls a little. */
export const uprightBass: Instrument = ({ frequency, seconds, velocity, random }) => {
  const channel = new Float32Array(samplesOf(Math.min(1.4, seconds + 0.35)));
  for (const [n, gain, decay] of [
    [1, 0.8, 0.5],
    [2, 0.5, 0.26],
    [3, 0.28, 0.16],
    [4, 0.16, 0.1],
    [5, 0.1, 0.07],
    [7, 0.05, 0.04],
  ] as const) {
    const pitch = frequency * n;
    playDecay(channel, { from: pitch * (1 + 0.012 * velocity), to: pitch, glide: 0.025, decay, gain, phase: 0.06 });
  }
  playBurst(channel, random, { kind: 'band', cutOff: 1100, decay: 0.008, gain: 0.25 * (0.5 + velocity) });
  shape(channel, seconds, { attack: 0.003, decay: 10, sustain: 1, release: 0.25 });
  fadeEdges(channel, 0.001, 0.04);
  return { left: channel, right: channel };
};

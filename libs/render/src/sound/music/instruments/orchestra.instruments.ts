import { fadeEdges, shape, shapeBy } from '../../synth/envelope';
import { playBurst, whiteNoise } from '../../synth/noise';
import { filter } from '../../synth/state.filter';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import { ensemble } from './ensemble';
import type { Instrument } from './instrument';

/** Short bowed strokes: bow noise at the front, wooden body, quick decay. */
export const spiccato: Instrument = (note) => {
  const { seconds, velocity, brightness, random } = note;
  const sound = ensemble(note, samplesOf(0.42), { cents: [-8, -3, 4, 9], vibrato: 0, ceiling: 9000 });
  for (const channel of [sound.left, sound.right]) {
    const open = (1900 + 3000 * brightness) * (0.55 + 0.45 * velocity);
    filter(channel, 'low', (s) => 500 + open * Math.exp(-s / 0.11), 0.8);
    shape(channel, Math.min(0.12, seconds * 0.7), { attack: 0.012, decay: 0.09, sustain: 0.4, release: 0.26 });
    playBurst(channel, random, {
      kind: 'band',
      cutOff: 2300,
      resonance: 0.7,
      decay: 0.014,
      gain: 0.22 * velocity,
      attack: 0.004,
    });
    filter(channel, 'high', 150);
    fadeEdges(channel, 0.001, 0.03);
  }
  return sound;
};

/** Low strings, held. */
export const celli: Instrument = (note) => {
  const { seconds, brightness } = note;
  const sound = ensemble(note, samplesOf(seconds + 0.5), { cents: [-6, 0, 7], vibrato: 0.0022, ceiling: 5000 });
  for (const channel of [sound.left, sound.right]) {
    filter(channel, 'low', 420 + 900 * brightness, 0.7);
    shape(channel, seconds, { attack: 0.07, decay: 0.6, sustain: 0.75, release: 0.45 });
    fadeEdges(channel, 0.002, 0.03);
  }
  return sound;
};

/** Horns: brightness follows breath, so the filter opens with the note and closes before it. */
export const brass: Instrument = (note) => {
  const { seconds, velocity, brightness } = note;
  const sound = ensemble(note, samplesOf(seconds + 0.6), { cents: [-5, 1, 6], vibrato: 0.0015, ceiling: 8000 });
  const open = (1000 + 2200 * brightness) * (0.4 + 0.6 * velocity);
  for (const channel of [sound.left, sound.right]) {
    filter(channel, 'low', (s) => 320 + open * Math.min(1, s / 0.06) * (0.45 + 0.55 * Math.exp(-s / 0.5)), 0.9);
    shape(channel, seconds, { attack: 0.035, decay: 0.4, sustain: 0.65, release: 0.5 });
    fadeEdges(channel, 0.002, 0.03);
  }
  return sound;
};

/** A cymbal played backwards: air that grows and closes where the note ends. */
export const inhale: Instrument = ({ seconds, brightness, random }) => {
  const sound = silence(samplesOf(seconds));
  for (const channel of [sound.left, sound.right]) {
    channel.set(whiteNoise(channel.length, random));
    filter(channel, 'band', (s) => 1200 + (2600 + 1600 * brightness) * (s / seconds), 0.6);
    shapeBy(channel, (s) => (s / seconds) ** 3);
    fadeEdges(channel, 0.01, 0.025);
  }
  return sound;
};

/** A suspended cymbal with soft sticks: bloom, then a long shimmer. */
export const cymbal: Instrument = ({ velocity, random }) => {
  const sound = silence(samplesOf(1.9));
  for (const channel of [sound.left, sound.right]) {
    playBurst(channel, random, {
      kind: 'band',
      cutOff: (s) => 3400 + 3600 * Math.exp(-s / 0.25),
      resonance: 0.6,
      decay: 0.34,
      gain: 0.7 * velocity,
      attack: 0.012,
    });
    filter(channel, 'high', 1100);
    fadeEdges(channel, 0.001, 0.4);
  }
  return sound;
};

import { fadeEdges, shape } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playTable, reed, warmSaw, waveTable } from '../../synth/oscillator';
import { saturate } from '../../synth/saturation';
import { filter } from '../../synth/state.filter';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import { ensemble } from './ensemble';
import type { Instrument } from './instrument';

/** Trumpets and trombones of a big band, tongued hard: bright at once, short. */
export const hornStab: Instrument = (note) => {
  const { seconds, velocity, brightness, random } = note;
  const sound = ensemble(note, samplesOf(seconds + 0.22), { cents: [-7, 0, 6], vibrato: 0.001, ceiling: 10_000 });
  const open = (2000 + 3400 * brightness) * (0.5 + 0.5 * velocity);
  for (const channel of [sound.left, sound.right]) {
    playBurst(channel, random, { kind: 'band', cutOff: 1500, decay: 0.01, gain: 0.2, attack: 0.003 });
    filter(channel, 'low', (s) => 500 + open * Math.min(1, s / 0.022) * (0.5 + 0.5 * Math.exp(-s / 0.18)), 1);
    filter(channel, 'high', 180);
    shape(channel, seconds * 0.8, { attack: 0.009, decay: 0.14, sustain: 0.65, release: 0.14 });
    fadeEdges(channel, 0.001, 0.02);
  }
  return sound;
};

/** A trumpet with a plunger: each note says "wah". */
export const muteHorn: Instrument = ({ frequency, seconds, velocity, brightness, random }) => {
  const sound = silence(samplesOf(seconds + 0.2));
  const table = waveTable(warmSaw, frequency, 8000);
  playTable(sound.left, table, frequency, 0.7, random(), { rate: 5.4, depth: 0.005, onset: 0.25 });
  const wah = Math.max(0.09, seconds * 0.5);
  filter(
    sound.left,
    'band',
    (s) => 550 + (1100 + 700 * brightness * velocity) * Math.sin(Math.PI * Math.min(1, s / (2 * wah))) ** 2,
    2.2,
  );
  shape(sound.left, seconds, { attack: 0.018, decay: 0.4, sustain: 0.75, release: 0.16 });
  fadeEdges(sound.left, 0.001, 0.02);
  sound.right.set(sound.left);
  return sound;
};

/** A kazoo: a voice through a membrane, sure of itself and a little flat. */
export const kazoo: Instrument = ({ frequency, seconds, random }) => {
  const sound = silence(samplesOf(seconds + 0.1));
  const hertz = frequency * 0.994;
  playTable(sound.left, waveTable(reed, hertz, 7000), hertz, 0.8, random(), { rate: 6.5, depth: 0.011, onset: 0.12 });
  saturate(sound, 2.2);
  filter(sound.left, 'band', (s) => 1200 + 500 * Math.min(1, s / 0.05), 0.9);
  shape(sound.left, seconds * 0.9, { attack: 0.016, decay: 0.5, sustain: 0.8, release: 0.09 });
  fadeEdges(sound.left, 0.001, 0.01);
  sound.right.set(sound.left);
  return sound;
};

/** The trailer's low brass: a wall that opens with a snarl and closes slowly. */
export const braam: Instrument = (note) => {
  const { seconds, velocity, brightness } = note;
  const sound = ensemble(note, samplesOf(seconds + 0.9), { cents: [-11, -4, 5, 10], vibrato: 0, ceiling: 6000 });
  const open = (900 + 2000 * brightness) * (0.5 + 0.5 * velocity);
  saturate(sound, 2.6);
  for (const channel of [sound.left, sound.right]) {
    filter(channel, 'low', (s) => 160 + open * Math.min(1, s / 0.05) * Math.exp(-s / 0.55), 1.3);
    shape(channel, seconds, { attack: 0.014, decay: 0.7, sustain: 0.6, release: 0.8 });
    fadeEdges(channel, 0.001, 0.05);
  }
  return sound;
};

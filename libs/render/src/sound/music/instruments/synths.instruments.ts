import { fadeEdges, shape } from '../../synth/envelope';
import { playTable, reed, roundBass, softSquare, warmSaw, waveTable } from '../../synth/oscillator';
import { saturate } from '../../synth/saturation';
import { filter } from '../../synth/state.filter';
import { samplesOf, silence, type StereoBuffer } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';

function closed(sound: StereoBuffer): StereoBuffer {
  for (const channel of new Set([sound.left, sound.right])) fadeEdges(channel, 0.001, 0.02);
  return sound;
}

/** Round bass, two thirds fundamental; its second and third harmonic carry it on small speakers. */
export const bass: Instrument = ({ frequency, seconds, brightness, random }) => {
  const channel = new Float32Array(samplesOf(seconds + 0.25));
  playTable(channel, waveTable(roundBass, frequency), frequency, 0.8, random());
  filter(channel, 'low', (s) => 260 + 500 * brightness + 500 * Math.exp(-s / 0.06), 0.7);
  shape(channel, seconds, { attack: 0.008, decay: 0.5, sustain: 0.55, release: 0.2 });
  return closed({ left: channel, right: channel });
};

/** The desk's engine: a narrow pulse through a low filter that snaps shut on each eighth. */
export const enginePulse: Instrument = ({ frequency, seconds, velocity, brightness, random }) => {
  const channel = new Float32Array(samplesOf(seconds + 0.16));
  const table = waveTable(reed, frequency, 6000);
  const phase = random();
  for (const detune of [0.9985, 1.0015]) playTable(channel, table, frequency * detune, 0.4, phase);
  playTable(channel, waveTable(roundBass, frequency), frequency, 0.4, phase);
  const open = 300 + (700 + 1500 * brightness) * velocity;
  filter(channel, 'low', (s) => 150 + open * Math.exp(-s / 0.075), 1.5);
  shape(channel, seconds * 0.8, { attack: 0.005, decay: 0.14, sustain: 0.45, release: 0.12 });
  return closed({ left: channel, right: channel });
};

/** Arpeggio pluck: soft square, filter like a finger leaving a string. */
export const pluck: Instrument = ({ frequency, velocity, brightness, random }) => {
  const sound = silence(samplesOf(0.55));
  [sound.left, sound.right].forEach((channel, ear) => {
    const detune = ear === 0 ? 0.9982 : 1.0018;
    playTable(channel, waveTable(softSquare, frequency, 8000), frequency * detune, 0.45, random());
    playTable(channel, waveTable(warmSaw, frequency, 8000), frequency * (2 - detune), 0.35, random());
    const open = (1300 + 3600 * brightness) * (0.5 + 0.5 * velocity);
    filter(channel, 'low', (s) => 280 + open * Math.exp(-s / 0.055), 1.1);
    shape(channel, 0.09, { attack: 0.003, decay: 0.12, sustain: 0.3, release: 0.36 });
  });
  return closed(sound);
};

/** Wide pad: four saws in slow disagreement under a filter that breathes once a note. */
export const pad: Instrument = ({ frequency, seconds, brightness, random }) => {
  const release = 0.7;
  const sound = silence(samplesOf(seconds + release));
  const table = waveTable(warmSaw, frequency, 6000);
  [sound.left, sound.right].forEach((channel, ear) => {
    for (const spread of [-1, 1]) {
      const cents = spread * (ear === 0 ? 7 : 5) + (ear === 0 ? -1 : 1);
      playTable(channel, table, frequency * 2 ** (cents / 1200), 0.4, random());
    }
    const open = 450 + 1700 * brightness;
    filter(channel, 'low', (s) => open * (0.7 + 0.3 * Math.sin(Math.PI * Math.min(1, s / seconds))), 0.7);
    shape(channel, seconds, { attack: Math.min(0.35, seconds * 0.4), decay: 1, sustain: 0.8, release });
  });
  return closed(sound);
};

/** A pad from a tape that runs slow: the pitch leans and recovers, the top is gone. */
export const tapePad: Instrument = ({ frequency, seconds, brightness, random }) => {
  const sound = silence(samplesOf(seconds + 1));
  const table = waveTable(softSquare, frequency, 5000);
  const saws = waveTable(warmSaw, frequency, 4000);
  const drag = { rate: 0.55, depth: 0.007, onset: 0.02 };
  [sound.left, sound.right].forEach((channel, ear) => {
    playTable(channel, table, frequency * (ear === 0 ? 0.996 : 1.003), 0.4, random(), drag);
    playTable(channel, saws, frequency * (ear === 0 ? 1.004 : 0.998), 0.4, random(), drag);
    filter(channel, 'low', 520 + 900 * brightness, 0.8);
    shape(channel, seconds, { attack: Math.min(0.4, seconds * 0.3), decay: 1.5, sustain: 0.8, release: 0.9 });
  });
  return closed(sound);
};

/** Bass with its teeth out: a filter that opens and bites on every note. */
export const growl: Instrument = ({ frequency, seconds, velocity, brightness, random }) => {
  const channel = new Float32Array(samplesOf(seconds + 0.1));
  playTable(channel, waveTable(warmSaw, frequency, 5000), frequency, 0.7, random());
  playTable(channel, waveTable(roundBass, frequency), frequency, 0.6, 0);
  const open = 500 + 1900 * brightness * velocity;
  filter(channel, 'low', (s) => 180 + open * Math.min(1, s / 0.03) * Math.exp(-s / 0.09), 2.4);
  const sound = { left: channel, right: channel };
  saturate(sound, 2.2);
  shape(channel, seconds * 0.85, { attack: 0.004, decay: 0.3, sustain: 0.7, release: 0.08 });
  return closed(sound);
};

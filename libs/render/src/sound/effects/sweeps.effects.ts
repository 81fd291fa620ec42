import { fadeEdges, shapeBy } from '../synth/envelope';
import { whiteNoise } from '../synth/noise';
import { frequencyOf, playDecay, playTable, warmSaw, waveTable } from '../synth/oscillator';
import { filter } from '../synth/state.filter';
import { samplesOf } from '../synth/stereo-buffer';
import type { Effect } from './effect';

/** Rises for 1.4 s and ends on its cue: air that opens, a fifth whose filter opens, a flutter that hurries. */
export const riser: Effect = {
  peakDb: -11,
  room: 0.3,
  make: ({ random, tonic }) => {
    const seconds = 1.4;
    const samples = samplesOf(seconds);
    const [left, right] = [0.997, 1.003].map((detune) => {
      const air = whiteNoise(samples, random);
      filter(air, 'band', (s) => 350 * 14 ** (s / seconds), 1.1);
      const tone = new Float32Array(samples);
      for (const [note, gain] of [
        [tonic + 12, 0.35],
        [tonic + 19, 0.25],
      ] as const) {
        const frequency = frequencyOf(note) * detune;
        playTable(tone, waveTable(warmSaw, frequency * 2, 9000), frequency, gain, random());
      }
      filter(tone, 'low', (s) => 250 * 16 ** (s / seconds), 1.2);
      for (let i = 0; i < samples; i++) air[i] = air[i]! * 0.9 + tone[i]!;
      shapeBy(air, (s) => {
        const share = s / seconds;
        const flutter = 1 - 0.3 * share * (0.5 + 0.5 * Math.cos(2 * Math.PI * (3 * s + 3.2 * s * s)));
        return share ** 2.2 * flutter;
      });
      fadeEdges(air, 0.02, 0.012);
      return air;
    }) as [Float32Array, Float32Array];
    return { sound: { left, right }, strike: samples };
  },
};

/** Air past the ear from left to right, crest on the cue, as fast as a slab that eases out. */
export const whoosh: Effect = {
  peakDb: -14,
  room: 0.15,
  make: ({ random }) => {
    const crest = 0.07;
    const [left, right] = [0.14, 0.2].map((fall, ear) => {
      const air = whiteNoise(samplesOf(0.75), random);
      filter(
        air,
        'band',
        (s) => (s < crest ? 500 + (2000 * s) / crest : 380 + 2120 * Math.exp(-(s - crest) / 0.13)),
        0.8,
      );
      // The ear it comes from hears it a little louder before the crest, the other one after.
      shapeBy(
        air,
        (s) => (s < crest ? (s / crest) ** 3 : Math.exp(-(s - crest) / fall)) * (s < crest === (ear === 0) ? 1 : 0.8),
      );
      fadeEdges(air, 0.005, 0.2);
      filter(air, 'low', 6500);
      return air;
    }) as [Float32Array, Float32Array];
    return { sound: { left, right }, strike: samplesOf(crest) };
  },
};

/** A low swell that crests on its cue and sinks away: a bowed fifth with air over it. */
export const swell: Effect = {
  peakDb: -13,
  room: 0.45,
  make: ({ random, tonic }) => {
    const crest = 0.65;
    const [left, right] = [0.9985, 1.0015].map((detune) => {
      const tone = new Float32Array(samplesOf(2.3));
      for (const [note, gain] of [
        [tonic, 0.5],
        [tonic + 7, 0.35],
        [tonic + 12, 0.3],
      ] as const) {
        const frequency = frequencyOf(note) * detune;
        const table = waveTable(warmSaw, frequency, 6000);
        playTable(tone, table, frequency, gain, random(), { rate: 4.6, depth: 0.002, onset: 0.5 });
      }
      filter(tone, 'low', (s) => 180 + 1100 * (s < crest ? (s / crest) ** 2 : Math.exp(-(s - crest) / 0.45)), 0.8);
      shapeBy(tone, (s) =>
        s < crest ? (s / crest) ** 3 : 0.4 * Math.exp(-(s - crest) / 0.09) + 0.6 * Math.exp(-(s - crest) / 0.4),
      );
      const body = new Float32Array(tone.length - samplesOf(crest));
      playDecay(body, { from: frequencyOf(tonic), decay: 0.4, gain: 0.35, phase: 0 });
      for (let i = 0; i < body.length; i++) tone[samplesOf(crest) + i]! += body[i]!;
      fadeEdges(tone, 0.02, 0.3);
      return tone;
    }) as [Float32Array, Float32Array];
    return { sound: { left, right }, strike: samplesOf(crest) };
  },
};

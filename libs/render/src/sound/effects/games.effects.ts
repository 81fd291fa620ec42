import { fadeEdges } from '../synth/envelope';
import { playBurst } from '../synth/noise';
import { frequencyOf, narrowPulse, playTable, square, waveTable, type Spectrum } from '../synth/oscillator';
import { samplesOf, type StereoBuffer } from '../synth/stereo-buffer';
import type { Effect } from './effect';

/** A console's sound chip: few voices, stepped pitches, no room. */

/** Steps of a cheerful scale, which rows of blips climb. */
const LADDER = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;

/** The pitch of the n-th of a row, semitones; stays on the top rung. */
function rung(run: number): number {
  return LADDER[Math.min(run, LADDER.length - 1)] ?? 0;
}

interface ChipNote {
  midi: number;
  seconds: number;
  /** 0 to 1. */
  loud: number;
}

/** Notes one after another on one voice; levels fall in sixteen steps as the chip's did. */
function chip(spectrum: Spectrum, notes: readonly ChipNote[]): StereoBuffer {
  const total = notes.reduce((sum, { seconds }) => sum + seconds, 0);
  const channel = new Float32Array(samplesOf(total));
  let at = 0;
  for (const { midi, seconds, loud } of notes) {
    const frequency = frequencyOf(midi);
    const voice = channel.subarray(samplesOf(at), samplesOf(at + seconds));
    playTable(voice, waveTable(spectrum, frequency, 14_000), frequency, loud, 0);
    const step = voice.length / 16;
    for (let i = 0; i < voice.length; i++) voice[i]! *= (16 - ((i / step) | 0)) / 16;
    fadeEdges(voice, 0.0008, 0.002);
    at += seconds;
  }
  return { left: channel, right: channel };
}

/** Two notes, the second a fourth higher and longer: money, in any arcade. */
export const coin: Effect = {
  peakDb: -15,
  room: 0.06,
  make: ({ tonic }) => ({
    strike: 0,
    sound: chip(square, [
      { midi: tonic + 43, seconds: 0.075, loud: 0.7 },
      { midi: tonic + 48, seconds: 0.5, loud: 0.7 },
    ]),
  }),
};

/** One short pip; a row of them climbs. */
export const blip: Effect = {
  peakDb: -18,
  room: 0.04,
  make: ({ tonic, run }) => ({
    strike: 0,
    sound: chip(narrowPulse, [{ midi: tonic + 36 + rung(run), seconds: 0.07, loud: 0.7 }]),
  }),
};

/** A block that drops into its place; a stack of them climbs. */
export const block: Effect = {
  peakDb: -15,
  room: 0.03,
  make: ({ random, tonic, run }) => {
    const sound = chip(square, [
      { midi: tonic + 19 + rung(run), seconds: 0.03, loud: 0.6 },
      { midi: tonic + 12 + rung(run), seconds: 0.09, loud: 0.7 },
    ]);
    playBurst(sound.left, random, { kind: 'low', cutOff: 2400, decay: 0.01, gain: 0.5 });
    fadeEdges(sound.left, 0.0005, 0.004);
    return { sound, strike: 0 };
  },
};

/** A rising run that ends on home: the call to action is a prize. */
export const powerup: Effect = {
  peakDb: -15,
  room: 0.08,
  make: ({ tonic }) => ({
    strike: 0,
    sound: chip(narrowPulse, [
      ...[24, 31, 36, 28, 33, 40, 31, 36, 43].map((step) => ({ midi: tonic + step, seconds: 0.05, loud: 0.6 })),
      { midi: tonic + 48, seconds: 0.45, loud: 0.75 },
    ]),
  }),
};

/** A hero leaves the ground: a glide of an octave and a half. */
export const hop: Effect = {
  peakDb: -16,
  room: 0.03,
  make: ({ tonic }) => ({
    strike: 0,
    sound: chip(
      square,
      Array.from({ length: 14 }, (_, n) => ({ midi: tonic + 24 + n * 1.4, seconds: 0.013, loud: 0.7 - n * 0.03 })),
    ),
  }),
};

/** A ray: a glide that falls three octaves, with sparks. */
export const zap: Effect = {
  peakDb: -15,
  room: 0.12,
  make: ({ random, tonic }) => {
    const sound = chip(
      narrowPulse,
      Array.from({ length: 26 }, (_, n) => ({
        midi: tonic + 60 - n * 1.5 + (n % 2) * 3,
        seconds: 0.011,
        loud: 0.7 - n * 0.02,
      })),
    );
    playBurst(sound.left, random, { kind: 'high', cutOff: 4200, decay: 0.05, gain: 0.25 });
    fadeEdges(sound.left, 0.0005, 0.006);
    return { sound, strike: 0 };
  },
};

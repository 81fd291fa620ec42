import { fadeEdges, shapeBy } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay, playTable, softSquare, waveTable } from '../../synth/oscillator';
import { filter } from '../../synth/state.filter';
import { samplesOf, silence, type StereoBuffer } from '../../synth/stereo-buffer';
import type { Instrument, InstrumentNote } from './instrument';

/** A drummer's kit, close and dry; the room is the mood's. */

function struck(
  seconds: number,
  note: InstrumentNote,
  body: (channel: Float32Array) => void,
  skin: (channel: Float32Array, note: InstrumentNote) => void,
): StereoBuffer {
  const sound = silence(samplesOf(seconds));
  body(sound.left);
  sound.right.set(sound.left);
  for (const channel of [sound.left, sound.right]) {
    skin(channel, note);
    fadeEdges(channel, 0.0006, 0.04);
  }
  return sound;
}

/** Kick with a beater: tighter and harder than the soft one. */
export const kick: Instrument = (note) =>
  struck(
    0.34,
    note,
    (channel) => {
      playDecay(channel, { from: 240, to: 55, glide: 0.014, decay: 0.09, gain: 0.95, phase: 0.12 });
      playBurst(channel, note.random, { kind: 'band', cutOff: 2300, decay: 0.004, gain: 0.4 + 0.4 * note.velocity });
    },
    (channel) => playBurst(channel, note.random, { kind: 'low', cutOff: 900, decay: 0.008, gain: 0.12 }),
  );

/** Snare: two modes of the head, wires that answer. */
export const snare: Instrument = (note) =>
  struck(
    0.32,
    note,
    (channel) => {
      playDecay(channel, { from: 260, to: 196, glide: 0.01, decay: 0.06, gain: 0.55, phase: 0.2 });
      playDecay(channel, { from: 342, decay: 0.035, gain: 0.3, phase: 0.2 });
    },
    (channel, { random, velocity, brightness }) => {
      playBurst(channel, random, { kind: 'band', cutOff: 3600 + 1200 * brightness, decay: 0.06, gain: 0.55 });
      playBurst(channel, random, { kind: 'low', cutOff: 2400, decay: 0.008, gain: 0.5 * velocity });
    },
  );

/** Brushes on a snare: a stroke that is swept rather than hit. */
export const brush: Instrument = (note) =>
  struck(
    0.26,
    note,
    (channel) => playDecay(channel, { from: 210, decay: 0.03, gain: 0.18, phase: 0.2 }),
    (channel, { random, velocity }) =>
      playBurst(channel, random, {
        kind: 'band',
        cutOff: 3000,
        resonance: 0.5,
        decay: 0.035 + 0.04 * velocity,
        gain: 0.9,
        attack: 0.006,
      }),
  );

/** Closed hat: metal, very short. */
export const hat: Instrument = (note) =>
  struck(
    0.1,
    note,
    () => undefined,
    (channel, { random, velocity, brightness }) => {
      playBurst(channel, random, {
        kind: 'high',
        cutOff: 6200 + 1200 * brightness,
        decay: 0.012 + 0.016 * velocity,
        gain: 0.7,
      });
    },
  );

/** Several hands: three slaps a few milliseconds apart, and the wall behind them. */
export const clap: Instrument = (note) =>
  struck(
    0.28,
    note,
    () => undefined,
    (channel, { random }) => {
      for (const at of [0, 0.009, 0.019]) {
        playBurst(channel, random, { kind: 'band', cutOff: 1500, resonance: 1.2, decay: 0.006, gain: 1, at });
      }
      playBurst(channel, random, { kind: 'band', cutOff: 1300, resonance: 0.8, decay: 0.055, gain: 0.6, at: 0.02 });
    },
  );

/** A snap of the fingers: clap's small brother. */
export const snap: Instrument = (note) =>
  struck(
    0.16,
    note,
    (channel) => playDecay(channel, { from: 1750, decay: 0.008, gain: 0.4, phase: 0.2 }),
    (channel, { random }) =>
      playBurst(channel, random, { kind: 'band', cutOff: 2300, resonance: 2, decay: 0.014, gain: 1 }),
  );

/** Cowbell: two square tones out of tune with everything. */
export const cowbell: Instrument = (note) =>
  struck(
    0.3,
    note,
    (channel) => {
      for (const hertz of [562, 845]) playTable(channel, waveTable(softSquare, hertz, 6000), hertz, 0.5, 0);
      filter(channel, 'band', 1400, 0.7);
      shapeBy(channel, (s) => 0.3 * Math.exp(-s / 0.07) + 0.7 * Math.exp(-s / 0.018));
    },
    (channel, { random }) => playBurst(channel, random, { kind: 'band', cutOff: 2600, decay: 0.003, gain: 0.3 }),
  );

/** A wide war drum played with clubs: low skin, wood at the rim. */
export const taiko: Instrument = (note) =>
  struck(
    1.1,
    note,
    (channel) => {
      const { velocity } = note;
      playDecay(channel, { from: 128, to: 62, glide: 0.03, decay: 0.2, gain: 0.8, phase: 0.18 });
      playDecay(channel, { from: 190, to: 109, glide: 0.02, decay: 0.12, gain: 0.4, phase: 0.18 });
      playDecay(channel, { from: 560, to: 420, glide: 0.01, decay: 0.02, gain: 0.35 * velocity, phase: 0.2 });
    },
    (channel, { random, velocity }) => {
      playBurst(channel, random, { kind: 'low', cutOff: 700 + 2600 * velocity, decay: 0.02, gain: 0.6 });
      playBurst(channel, random, { kind: 'band', cutOff: 420, decay: 0.12, gain: 0.14, attack: 0.004 });
    },
  );

/** Drum machine's snare in a plate: gated, as records of one decade had it. */
export const gatedSnare: Instrument = (note) =>
  struck(
    0.42,
    note,
    (channel) => playDecay(channel, { from: 230, to: 172, glide: 0.02, decay: 0.08, gain: 0.6, phase: 0.2 }),
    (channel, { random }) => {
      playBurst(channel, random, { kind: 'band', cutOff: 2300, resonance: 0.5, decay: 0.3, gain: 0.5 });
      shapeBy(channel, (s) => (s < 0.24 ? 1 : Math.exp(-(s - 0.24) / 0.018)));
    },
  );

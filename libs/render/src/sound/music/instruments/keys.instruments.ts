import { fadeEdges, shape, shapeBy } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay, playTable, roundBass, waveTable } from '../../synth/oscillator';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';

const TOP_PARTIAL = 9500;
/** Three strings a note, cents apart. */
const STRINGS = [-0.7, 0.5] as const;

/** Stretch of a string's partials against whole multiples: stiff strings ring sharp. */
function stretched(n: number): number {
  return n * Math.sqrt(1 + 0.00038 * n * n);
}

/** A grand with its lid half closed: stiff strings, a hammer, a damper that falls when the finger leaves. */
export const piano: Instrument = ({ frequency, seconds, velocity, brightness, random }) => {
  const ring = Math.min(3.2, seconds + 0.9);
  const sound = silence(samplesOf(ring));
  const long = 1.15 * (262 / frequency) ** 0.45;
  const hammer = 4 + 7 * velocity * (0.5 + brightness);
  const partials = Math.min(14, Math.floor(TOP_PARTIAL / frequency));
  [sound.left, sound.right].forEach((channel, ear) => {
    for (let n = 1; n <= partials; n++) {
      // A hammer at an eighth of the string leaves that partial out.
      const gain = (0.62 * Math.abs(Math.sin((Math.PI * n) / 8.3)) * Math.exp(-n / hammer)) / Math.sqrt(n);
      const decay = long / (1 + 0.28 * (n - 1));
      const pitch = frequency * stretched(n) * 2 ** (STRINGS[ear === 0 ? 0 : 1] / 1200);
      playDecay(channel, { from: pitch, decay: decay * 0.3, gain, phase: 0.03 * n });
      playDecay(channel, { from: pitch * 1.0003, decay, gain: gain * 0.7, phase: 0.03 * n });
    }
    playBurst(channel, random, { kind: 'low', cutOff: 500 + 1500 * velocity, decay: 0.014, gain: 0.16 });
    shape(channel, seconds, { attack: 0.0015, decay: 60, sustain: 1, release: 0.7 });
    fadeEdges(channel, 0.001, 0.12);
  });
  return sound;
};

/** Electric piano on a worn tape: tine over a soft bar, both a little out of round. */
export const tines: Instrument = ({ frequency, seconds, velocity, brightness, random }) => {
  const sound = silence(samplesOf(Math.min(3.4, seconds + 0.8)));
  const drift = { rate: 0.9 + 0.3 * random(), depth: 0.004, onset: 0.05 };
  const table = waveTable(roundBass, frequency);
  [sound.left, sound.right].forEach((channel, ear) => {
    playTable(channel, table, frequency * (ear === 0 ? 0.998 : 1.002), 0.6, random(), drift);
    shapeBy(channel, (s) => Math.exp(-s / 0.9) * (1 + 0.25 * Math.sin(2 * Math.PI * (4.1 * s + 0.5 * ear))));
    playDecay(channel, {
      from: frequency * 7.03,
      decay: 0.05,
      gain: 0.12 * velocity * (0.4 + brightness),
      phase: 0.02,
    });
    shape(channel, seconds, { attack: 0.006, decay: 60, sustain: 1, release: 0.6 });
    fadeEdges(channel, 0.001, 0.15);
  });
  return sound;
};

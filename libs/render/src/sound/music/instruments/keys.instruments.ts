import { fadeEdges, shape, shapeBy } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay, playTable, roundBass, waveTable } from '../../synth/oscillator';
import { samplesOf, silence } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';

const TOP_PARTIAL = 9500;
/** Two strings a note, a cent and a half apart. */
const STRINGS = [0.9996, 1.0005] as const;
/** Partials that go on singing once the stroke is over. */
const SINGING = 5;
const DAMPER = { attack: 0.0015, decay: 60, sustain: 1, release: 0.7 };

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
  const partials = Math.min(12, Math.floor(TOP_PARTIAL / frequency));
  const strike = sound.left;
  const strings = sound.right;
  for (let n = 1; n <= partials; n++) {
    // A hammer at an eighth of the string leaves that partial out.
    const gain = (0.62 * Math.abs(Math.sin((Math.PI * n) / 8.3)) * Math.exp(-n / hammer)) / Math.sqrt(n);
    const decay = long / (1 + 0.28 * (n - 1));
    const pitch = frequency * stretched(n);
    playDecay(strike, { from: pitch, decay: decay * 0.3, gain, phase: 0.03 * n });
    if (n > SINGING) continue;
    playDecay(strike, { from: pitch * STRINGS[0], decay, gain: gain * 0.7, phase: 0.03 * n });
    playDecay(strings, { from: pitch * STRINGS[1], decay, gain: gain * 0.7, phase: 0.03 * n });
  }
  playBurst(strike, random, { kind: 'low', cutOff: 500 + 1500 * velocity, decay: 0.014, gain: 0.16 });
  shape(strike, seconds, DAMPER);
  shape(strings, seconds, DAMPER);
  // One string leans to each ear, the hammer stands between them.
  for (let i = 0; i < strike.length; i++) {
    const middle = strike[i]! * 0.8;
    const side = strings[i]! * 0.45;
    strike[i] = middle + side * 0.4;
    strings[i] = middle + side;
  }
  for (const channel of [strike, strings]) fadeEdges(channel, 0.001, 0.12);
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

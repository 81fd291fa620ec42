import type { Random } from '@app/picture';
import { fadeEdges } from '../../synth/envelope';
import { narrowPulse, playTable, square, triangle, waveTable, type Spectrum } from '../../synth/oscillator';
import { SAMPLE_RATE, samplesOf, type StereoBuffer } from '../../synth/stereo-buffer';
import type { Instrument, InstrumentNote } from './instrument';

/** The four voices of a console's sound chip. Volume has sixteen steps and changes sixty times a second, as on the chip. */
const TICK = Math.round(SAMPLE_RATE / 60);

function stepped(channel: Float32Array, level: (tick: number) => number): void {
  for (let i = 0; i < channel.length; i += TICK) {
    const gain = Math.round(15 * level(i / TICK)) / 15;
    const stop = Math.min(channel.length, i + TICK);
    for (let n = i; n < stop; n++) channel[n]! *= gain;
  }
  fadeEdges(channel, 0.0008, 0.004);
}

function voice({ frequency, seconds }: InstrumentNote, spectrum: Spectrum, fall: number, shake: boolean): StereoBuffer {
  const channel = new Float32Array(samplesOf(seconds * 0.94));
  const vibrato = shake && seconds > 0.3 ? { rate: 6, depth: 0.007, onset: 0.35 } : undefined;
  playTable(channel, waveTable(spectrum, frequency, 13_000), frequency, 0.8, 0, vibrato);
  stepped(channel, (tick) => Math.max(0.35, 1 - tick * fall));
  return { left: channel, right: channel };
}

/** First pulse voice, a quarter duty: the tune. */
export const chipLead: Instrument = (note) => voice(note, narrowPulse, 0.03, true);
/** Second pulse voice, half duty and quick to fall: the broken chords. */
export const chipArp: Instrument = (note) => voice(note, square, 0.09, false);
/** Triangle voice, which knows no volume: the bass. */
export const chipBass: Instrument = (note) => voice(note, triangle, 0, false);

/** Noise voice held for `hold` samples at a time: long holds growl, short ones hiss. */
function noiseVoice(seconds: number, hold: number, fall: number, random: Random): StereoBuffer {
  const channel = new Float32Array(samplesOf(seconds));
  let bit = 0.8;
  for (let i = 0; i < channel.length; i++) {
    if (i % hold === 0) bit = random() < 0.5 ? 0.8 : -0.8;
    channel[i] = bit;
  }
  stepped(channel, (tick) => Math.max(0, 1 - tick * fall));
  const mean = channel.reduce((sum, sample) => sum + sample, 0) / channel.length;
  for (let i = 0; i < channel.length; i++) channel[i]! -= mean;
  fadeEdges(channel, 0.0008, 0.004);
  return { left: channel, right: channel };
}

export const chipHat: Instrument = ({ random }) => noiseVoice(0.07, 3, 0.3, random);
export const chipSnare: Instrument = ({ random }) => noiseVoice(0.2, 7, 0.1, random);

/** A kick on the triangle voice: a glide in six steps. */
export const chipKick: Instrument = () => {
  const channel = new Float32Array(samplesOf(0.13));
  const table = waveTable(triangle, 110, 2000);
  [330, 220, 150, 105, 75, 58, 50, 50].forEach((hertz, n) => {
    playTable(channel.subarray(n * TICK, (n + 1) * TICK), table, hertz, 0.95, 0);
  });
  stepped(channel, (tick) => 1 - tick / 9);
  return { left: channel, right: channel };
};

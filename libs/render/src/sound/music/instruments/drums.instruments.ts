import { fadeEdges } from '../../synth/envelope';
import { playBurst } from '../../synth/noise';
import { playDecay } from '../../synth/oscillator';
import { samplesOf, type StereoBuffer } from '../../synth/stereo-buffer';
import type { Instrument } from './instrument';

function centred(channel: Float32Array): StereoBuffer {
  fadeEdges(channel, 0.0008, Math.min(0.05, channel.length / 96_000));
  return { left: channel, right: channel };
}

/** One dry low beat at the note's pitch: a felt mallet on a box, with harmonics that small speakers can play. */
export const dryPulse: Instrument = ({ frequency, velocity, random }) => {
  const channel = new Float32Array(samplesOf(0.45));
  playDecay(channel, { from: frequency * 1.6, to: frequency, glide: 0.01, decay: 0.1, gain: 0.75, phase: 0.18 });
  playDecay(channel, { from: frequency * 2, decay: 0.06, gain: 0.3, phase: 0.18 });
  playDecay(channel, { from: frequency * 3.02, decay: 0.035, gain: 0.14, phase: 0.18 });
  playBurst(channel, random, { kind: 'low', cutOff: 1200 + 1400 * velocity, decay: 0.005, gain: 0.3 });
  return centred(channel);
};

/** Soft round kick. */
export const softKick: Instrument = ({ velocity, random }) => {
  const channel = new Float32Array(samplesOf(0.4));
  playDecay(channel, { from: 165, to: 52, glide: 0.022, decay: 0.1, gain: 0.85, phase: 0.12 });
  playBurst(channel, random, { kind: 'low', cutOff: 1500 + 1500 * velocity, decay: 0.004, gain: 0.3 });
  return centred(channel);
};

/** Orchestral kettle drum: the modes of a tuned membrane over a felt stroke. */
export const timpani: Instrument = ({ frequency, velocity, random }) => {
  const channel = new Float32Array(samplesOf(1.9));
  const modes = [
    [1, 0.6, 0.42],
    [1.504, 0.34, 0.34],
    [1.742, 0.1, 0.2],
    [2.0, 0.2, 0.26],
    [2.494, 0.1, 0.16],
    [3.9, 0.05, 0.06],
  ] as const;
  for (const [ratio, gain, decay] of modes) {
    const pitch = frequency * ratio;
    playDecay(channel, { from: pitch * (1 + 0.035 * velocity), to: pitch, glide: 0.05, decay, gain, phase: 0.1 });
  }
  playBurst(channel, random, { kind: 'low', cutOff: 500 + 1100 * velocity, decay: 0.018, gain: 0.4 });
  fadeEdges(channel, 0.001, 0.3);
  return { left: channel, right: channel };
};

/** Rim of a small drum: wood, no ring. */
export const rim: Instrument = ({ random }) => {
  const channel = new Float32Array(samplesOf(0.09));
  playDecay(channel, { from: 830, decay: 0.012, gain: 0.5, phase: 0.2 });
  playDecay(channel, { from: 1390, decay: 0.008, gain: 0.3, phase: 0.2 });
  playBurst(channel, random, { kind: 'band', cutOff: 2600, decay: 0.006, gain: 0.5 });
  return centred(channel);
};

/** Shaker or closed hat: short, soft-edged, not above what a phone makes harsh. */
export const shaker: Instrument = ({ velocity, brightness, random }) => {
  const channel = new Float32Array(samplesOf(0.12));
  playBurst(channel, random, {
    kind: 'band',
    cutOff: 5200 + 1600 * brightness,
    resonance: 0.8,
    decay: 0.012 + 0.014 * velocity,
    gain: 0.9,
    attack: 0.003,
  });
  return centred(channel);
};

import { playBurst } from '../synth/noise';
import { playDecay } from '../synth/oscillator';
import { about, touched } from './ears';
import type { Effect } from './effect';

/** Small things that touch: dry, short, a little different each time so that a row of them never sounds like a machine gun. */

/** A clock's tick: tiny wooden body under a soft brush of noise. */
export const tick: Effect = {
  peakDb: -17,
  room: 0.08,
  make: (context) => ({
    strike: 0,
    sound: touched(0.09, context.random(), (channel) => {
      playBurst(channel, context.random, {
        kind: 'band',
        cutOff: about(3900, context, 0.08),
        resonance: 1.4,
        decay: 0.006,
        gain: 0.7,
      });
      playDecay(channel, { from: about(1240, context, 0.03), decay: 0.011, gain: 0.5, phase: 0.25 });
      playDecay(channel, { from: about(2170, context, 0.03), decay: 0.007, gain: 0.25, phase: 0.25 });
    }),
  }),
};

/** A dry switch, as a rule snaps into place on a poster. */
export const click: Effect = {
  peakDb: -14,
  room: 0.04,
  make: (context) => ({
    strike: 0,
    sound: touched(0.12, 0, (channel) => {
      playBurst(channel, context.random, { kind: 'low', cutOff: 5200, decay: 0.0035, gain: 0.8 });
      playDecay(channel, { from: about(780, context, 0.02), decay: 0.014, gain: 0.6, phase: 0.25 });
      playDecay(channel, { from: about(176, context, 0.02), decay: 0.03, gain: 0.5, phase: 0.25 });
    }),
  }),
};

/** An electrical relay: armature, bounce, and the case that answers. */
export const relay: Effect = {
  peakDb: -14,
  room: 0.1,
  make: (context) => ({
    strike: 0,
    sound: touched(0.22, 0.6, (channel) => {
      const bounce = about(0.019, context, 0.2);
      playBurst(channel, context.random, { kind: 'band', cutOff: 2600, resonance: 1.1, decay: 0.004, gain: 1 });
      playBurst(channel, context.random, {
        kind: 'band',
        cutOff: 3300,
        resonance: 1.3,
        decay: 0.003,
        gain: 0.45,
        at: bounce,
      });
      playDecay(channel, { from: about(410, context, 0.03), decay: 0.022, gain: 0.55, phase: 0.25 });
      playDecay(channel, { from: about(128, context, 0.03), decay: 0.045, gain: 0.5, phase: 0.25 });
      playDecay(channel, { from: 1730, decay: 0.012, gain: 0.2, phase: 0.25 });
    }),
  }),
};

/** A keyboard's key going down; the softer click of its return comes 60 to 80 ms later. */
export const key: Effect = {
  peakDb: -19,
  room: 0.05,
  make: (context) => ({
    strike: 0,
    sound: touched(0.16, context.random(), (channel) => {
      const up = about(0.07, context, 0.15);
      playBurst(channel, context.random, {
        kind: 'band',
        cutOff: about(2100, context, 0.12),
        resonance: 0.9,
        decay: 0.006,
        gain: 0.8,
      });
      playBurst(channel, context.random, {
        kind: 'band',
        cutOff: about(3100, context, 0.12),
        resonance: 1.2,
        decay: 0.004,
        gain: 0.22,
        at: up,
      });
      playDecay(channel, { from: about(320, context, 0.08), decay: 0.016, gain: 0.5, phase: 0.25 });
      playDecay(channel, { from: about(910, context, 0.08), decay: 0.008, gain: 0.2, phase: 0.25 });
    }),
  }),
};

/** A bubble: a tone that jumps up as it closes. */
export const pop: Effect = {
  peakDb: -14,
  room: 0.12,
  make: (context) => ({
    strike: 0,
    sound: touched(0.2, 0.3, (channel) => {
      const top = about(620, context, 0.06);
      playDecay(channel, { from: top * 0.45, to: top, glide: 0.012, decay: 0.032, gain: 1 });
      playDecay(channel, { from: top * 0.9, to: top * 2, glide: 0.012, decay: 0.016, gain: 0.22 });
      playBurst(channel, context.random, { kind: 'band', cutOff: 2800, resonance: 1, decay: 0.003, gain: 0.25 });
    }),
  }),
};

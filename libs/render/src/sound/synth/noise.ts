import type { Random } from '@app/picture';
import { filter, type CutOff, type FilterKind } from './state.filter';
import { SAMPLE_RATE, samplesOf } from './stereo-buffer';

/** White noise, +-1. */
export function whiteNoise(samples: number, random: Random): Float32Array {
  const noise = new Float32Array(samples);
  for (let i = 0; i < samples; i++) noise[i] = random() * 2 - 1;
  return noise;
}

export interface Burst {
  kind: FilterKind;
  cutOff: CutOff;
  resonance?: number;
  /** Seconds to a third of its level. */
  decay: number;
  gain: number;
  /** Seconds from the start of the target; default 0. */
  at?: number;
  /** Seconds of rise; default 0.0008, short enough to strike and long enough not to click. */
  attack?: number;
}

/** Adds a filtered, decaying puff of noise: the sound of things touching. */
export function playBurst(target: Float32Array, random: Random, burst: Burst): void {
  const { kind, cutOff, resonance = 0.7, decay, gain, at = 0, attack = 0.0008 } = burst;
  const from = samplesOf(at);
  const puff = whiteNoise(Math.min(target.length - from, samplesOf(attack + decay * 8)), random);
  filter(puff, kind, cutOff, resonance);
  const fade = Math.exp(-1 / (decay * SAMPLE_RATE));
  const rise = attack * SAMPLE_RATE;
  let level = gain;
  for (let i = 0; i < puff.length; i++) {
    if (i < rise) target[from + i]! += (puff[i]! * gain * i) / rise;
    else {
      target[from + i]! += puff[i]! * level;
      level *= fade;
    }
  }
}

import type { SoundCue } from '../sound-cue';
import { reverberate } from '../synth/reverb';
import { seededRandom, seedOf } from '../synth/random';
import { gainOf, mixInto, peakOf, SAMPLE_RATE, silence, type StereoBuffer } from '../synth/stereo-buffer';
import { EFFECT_KIT } from './effect-kit';

/** Closer repeats of one sound than this read as a fault and only add up to noise. */
const CLOSEST_REPEAT_MS = 35;

export interface EffectsRequest {
  cues: SoundCue[];
  samples: number;
  seed: number;
  tonic: number;
}

/** All cues of a film on one track, or null without any. Cues outside the film are left out. */
export function effectsTrack({ cues, samples, seed, tonic }: EffectsRequest): StereoBuffer | null {
  const playable = withoutPileUps(cues, samples);
  if (playable.length === 0) return null;
  const dry = silence(samples);
  const toRoom = silence(samples);
  playable.forEach(({ sound: name, atMs, gainDb = 0 }, index) => {
    const effect = EFFECT_KIT[name];
    const { sound, strike } = effect.make({ random: seededRandom(seedOf(seed, `${name}${index}`)), tonic });
    const at = Math.round((atMs / 1000) * SAMPLE_RATE) - strike;
    const gain = gainOf(effect.peakDb + gainDb) / Math.max(1e-6, peakOf(sound));
    mixInto(dry, sound, { at, gain });
    mixInto(toRoom, sound, { at, gain: gain * effect.room });
  });
  mixInto(dry, reverberate(toRoom, { decay: 1.1, preDelay: 0.012, damping: 0.35 }), { at: 0, gain: 0.8 });
  return dry;
}

function withoutPileUps(cues: SoundCue[], samples: number): SoundCue[] {
  const endMs = (samples / SAMPLE_RATE) * 1000;
  const lastOf = new Map<string, number>();
  return [...cues]
    .sort((a, b) => a.atMs - b.atMs)
    .filter(({ sound, atMs }) => {
      if (atMs < 0 || atMs >= endMs) return false;
      const last = lastOf.get(sound);
      if (last !== undefined && atMs - last < CLOSEST_REPEAT_MS) return false;
      lastOf.set(sound, atMs);
      return true;
    });
}

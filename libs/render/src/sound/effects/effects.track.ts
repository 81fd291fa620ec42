import type { SoundCue } from '@app/picture';
import { seededRandom } from '@app/picture/random';
import { RoomSend, type Room } from '../synth/reverb';
import { seedOf } from '../synth/seed-of';
import { gainOf, mixInto, peakOf, SAMPLE_RATE, silence, type StereoBuffer } from '../synth/stereo-buffer';
import { EFFECT_KIT } from './effect-kit';

/** Closer repeats of one sound than this read as a fault and only add up to noise. */
const CLOSEST_REPEAT_MS = 35;
/** Repeats within this belong to one row. */
const ROW_MS = 700;

/** One room for the whole kit, so that a video's effects stand in one place. */
const ROOM: Room = { decay: 1.1, preDelay: 0.012, damping: 0.35 };

export interface EffectsRequest {
  cues: SoundCue[];
  samples: number;
  seed: number;
  tonic: number;
}

/** All cues of a video on one track, or null without any. Cues outside the video are left out. */
export function effectsTrack({ cues, samples, seed, tonic }: EffectsRequest): StereoBuffer | null {
  const playable = withoutPileUps(cues, samples);
  if (playable.length === 0) return null;
  const dry = silence(samples);
  const toRoom = new RoomSend(samples);
  const runs = runsOf(playable);
  playable.forEach(({ sound: name, atMs, gainDb = 0 }, index) => {
    const effect = EFFECT_KIT[name];
    const random = seededRandom(seedOf(seed, `${name}${index}`));
    const { sound, strike } = effect.make({ random, tonic, run: runs[index] ?? 0 });
    const at = Math.round((atMs / 1000) * SAMPLE_RATE) - strike;
    const gain = gainOf(effect.peakDb + gainDb) / Math.max(1e-6, peakOf(sound));
    mixInto(dry, sound, { at, gain });
    toRoom.add(sound, { at, gain: gain * effect.room });
  });
  toRoom.answerInto(dry, ROOM, 0.8);
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

/** For each cue how many of its kind came before it in the same row. */
function runsOf(cues: SoundCue[]): number[] {
  const rows = new Map<string, { atMs: number; run: number }>();
  return cues.map(({ sound, atMs }) => {
    const last = rows.get(sound);
    const run = last && atMs - last.atMs <= ROW_MS ? last.run + 1 : 0;
    rows.set(sound, { atMs, run });
    return run;
  });
}

import type { Random } from '@app/picture';
import type { StereoBuffer } from '../synth/stereo-buffer';

/** What an effect may know of its video. */
export interface EffectContext {
  random: Random;
  /** MIDI note of the music's home, so that bells and stings are in its key. */
  tonic: number;
  /** How many of the same sound came just before it: rows of blocks climb a scale with it. */
  run: number;
}

interface EffectSound {
  sound: StereoBuffer;
  /** Sample that belongs on the cue: 0 for a hit, the last for a riser. */
  strike: number;
}

/** One bundled sound. Levels are relative; `peakDb` sets how loud it is in the video. */
export interface Effect {
  make(context: EffectContext): EffectSound;
  /** dBFS beside a voice that speaks at -18 LUFS. */
  peakDb: number;
  /** 0 to 1, how much of it goes into the room. */
  room: number;
}

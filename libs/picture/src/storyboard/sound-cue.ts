/** Sounds that every style may use; each is synthesised in effects/. */
export const SOUND_NAMES = [
  'riser',
  'impact',
  'whoosh',
  'tick',
  'pop',
  'ding',
  'sting',
  'click',
  'relay',
  'bell',
  'pulse',
  'thud',
  'swell',
  'key',
  'boom',
  'subdrop',
  'drumroll',
  'shutter',
  'brass',
  'rip',
  'stamp',
  'coin',
  'blip',
  'block',
  'powerup',
  'hop',
  'boing',
  'airhorn',
  'basshit',
  'scratch',
  'kaching',
  'piano',
  'chord',
  'hiss',
  'wobble',
  'glitch',
  'splash',
  'birds',
  'flare',
  'zap',
  'flip',
  'swish',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One effect on the video's clock. Hits strike at `atMs`, risers end there, swells crest there. */
export interface SoundCue {
  sound: SoundName;
  atMs: number;
  /** Added to the sound's own level, decibels; default 0. */
  gainDb?: number;
}

/** A recording on the video's clock: `path` as `decodeAudio` wrote it; its first audible sample falls on `atMs`. */
export interface RecordedCue {
  path: string;
  atMs: number;
  gainDb?: number;
}

import type { Format, StyleName } from '@app/picture';
import type { Pacing } from '../composer/pacing';

/** What an edit asks of a video; what is left out stays as it is. */
export interface VideoWish {
  title?: string;
  targetSeconds?: number;
  style?: StyleName;
  format?: Format;
  /** ISO code. */
  language?: string;
  pacing?: Pacing;
  captions?: boolean;
  /** `other` is another bed than the present one. */
  music?: boolean | 'other';
  voice?: VoiceWished;
  /** Words for the manner of telling, as a brief would say them. */
  tone?: string;
  /** Directions as a brief says them: "Focus on deposits." */
  directions?: string[];
  /** Facts of which one opens the video. */
  lead?: string[];
  /** Facts whose scenes come right behind the opening. */
  front?: string[];
  /** Ids of scenes that go. */
  drop?: string[];
  /** Facts to be told, the keys of one wish together. */
  add?: string[][];
}

/** A voice by its id, or whichever of that gender speaks the video's language. */
type VoiceWished = { id: string } | { gender: 'female' | 'male' };

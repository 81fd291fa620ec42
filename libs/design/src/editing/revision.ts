import type { Storyboard } from '@app/picture';
import type { Pacing } from '../composer/pacing';
import type { VideoWish } from './video-wish';

/** A video that is made anew out of an earlier version of itself. */
export interface Revision {
  /** The video as it stands. */
  storyboard: Storyboard;
  pacing: Pacing;
  wish: VideoWish;
  /** As its owner wrote them, for a model; an edit's wish says what the rules made of them. */
  notes: string;
  /** Facts of scenes that earlier edits dropped: no new scene tells them. */
  leftOut: readonly string[];
  /** Its words are an author's script. */
  authored: boolean;
  /** The rules did not understand all of the notes. */
  unclear: boolean;
}

/** Whether a wish asks for other words throughout; facts and their order stay. */
export function isRetold({ language, tone, style }: VideoWish, authored: boolean): boolean {
  return !authored && Boolean(language ?? tone ?? style);
}

/** Whether a wish asks for words that nobody has written yet: a model, where there is one, is asked then. */
export function needsWriter({ wish, authored, unclear }: Revision): boolean {
  const { add, directions, language, tone, style } = wish;
  const rewrites = [add, directions, language, tone, authored ? undefined : style];
  return unclear || rewrites.some((wanted) => wanted !== undefined);
}

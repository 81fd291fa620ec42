import type { Storyboard } from '@app/picture';
import type { FactPack } from '@app/facts';
import type { Pacing } from '../composer/pacing';
import type { VideoWish } from './video-wish';

/** How a video is told and looks; what is missing is not decided yet. */
export interface VideoManner {
  storyboard: Partial<Pick<Storyboard, 'style' | 'format' | 'language'>>;
  /** Real length. */
  seconds: number;
  pacing: Pacing;
  /** Its words are an author's script: scenes may go, but nothing may be rewritten. */
  authored: boolean;
  /** Numbers of scenes that somebody wrote by hand and nobody here can translate. */
  handwritten?: readonly number[];
}

/** The video that notes are about, as it stands. */
export interface EditedVideo extends VideoManner {
  storyboard: Storyboard;
  facts: FactPack;
}

/** What one phrase of a note comes to: a wish with a word on it for the video's history, or why it cannot be. */
export type NoteReading = { wish: VideoWish; summary: string } | { fault: string };

/** One thing that can be asked for, by how it is said. */
export interface NoteRule<Video = EditedVideo> {
  /** For callers whose note says nothing that is known. */
  example: string;
  /** Global; a match is taken out of the note. */
  pattern: RegExp;
  /** Null: the match means something else and stays in the note. */
  read: (match: RegExpMatchArray, video: Video) => NoteReading | null;
}

/** Where a phrase ends: with its sentence or part of it, or before the next thing that is asked for. */
export const END = String.raw`(?=\s*(?:$|[.;,!?\n]|(?:and|but|then|please|also|with|in|now|thanks)(?![\p{L}-])))`;

/** A subject in the caller's own words. */
export const TOPIC = '(?<topic>.+)';

/** A pattern over notes: a space stands for any, with a question mark for none too; letters for either case. */
export function phrase(source: string): RegExp {
  return new RegExp(source.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`), 'giu');
}

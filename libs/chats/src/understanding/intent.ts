import type { FilmWish } from '@app/design';

/** How a film that is to be made shall be; what is left out is the show's, the channel's or the house's choice. */
export interface MakeWish extends Pick<
  FilmWish,
  'title' | 'targetSeconds' | 'style' | 'format' | 'language' | 'pacing' | 'captions' | 'voice' | 'tone' | 'directions'
> {
  music?: boolean;
  /** In the caller's own words: something to look up where no material came along. */
  topic?: string;
}

/** What a message asks for: one of these, whoever reads it. */
export type Intent =
  | { kind: 'make'; wish: MakeWish }
  /** A question to the market services alone; a film of the answer is offered. */
  | { kind: 'look'; query: string }
  /** `notes` as the edit of a film reads them. */
  | { kind: 'edit'; notes: string }
  | { kind: 'figures' }
  /** Where one figure of the film comes from, as the caller wrote it. */
  | { kind: 'source'; figure: string }
  | { kind: 'price'; targetSeconds?: number }
  | { kind: 'status' }
  /** A version that is named, or the one before. */
  | { kind: 'undo'; version?: number }
  | { kind: 'cancel' }
  | { kind: 'render' }
  /** Answers a plan that waits. */
  | { kind: 'confirm' }
  | { kind: 'decline' }
  /** Asks something that no other answer knows: told, never carried out. */
  | { kind: 'question' }
  | { kind: 'help' }
  | { kind: 'thanks' }
  | { kind: 'unclear' };

export type IntentKind = Intent['kind'];
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>;

/** What a reader may know of the chat; nothing of what films and sources say. */
export interface ReadingContext {
  /** A film is looked at. */
  hasFilm: boolean;
  /** Material came along with the message. */
  hasMaterial: boolean;
}

/** Lengths of films, seconds. */
export const FILM_SECONDS = { least: 15, most: 90 } as const;

import type { VideoWish } from '@app/design';

/** Wishes for a new video; omitted fields take the defaults of show, channel or service. */
export interface MakeWish extends Pick<
  VideoWish,
  'title' | 'targetSeconds' | 'style' | 'format' | 'language' | 'pacing' | 'captions' | 'voice' | 'tone' | 'directions'
> {
  music?: boolean;
  /** In the caller's own words: what to look up if no material is attached. */
  topic?: string;
}

/** What a message asks for. */
export type Intent =
  | { kind: 'make'; wish: MakeWish }
  /** A query for the market services; a video of the answer is offered. */
  | { kind: 'look'; query: string }
  /** `notes` for the edit of a video. */
  | { kind: 'edit'; notes: string }
  | { kind: 'figures' }
  /** Asks for the source of one figure, as the caller wrote it. */
  | { kind: 'source'; figure: string }
  | { kind: 'price'; targetSeconds?: number }
  | { kind: 'status' }
  /** The named version, or the previous one. */
  | { kind: 'undo'; version?: number }
  | { kind: 'cancel' }
  | { kind: 'render' }
  /** Answers the pending plan. */
  | { kind: 'confirm' }
  | { kind: 'decline' }
  /** A question that no other intent covers: answered, never executed. */
  | { kind: 'question' }
  | { kind: 'help' }
  | { kind: 'thanks' }
  | { kind: 'unclear' };

export type IntentKind = Intent['kind'];
export type IntentOf<Kind extends IntentKind> = Extract<Intent, { kind: Kind }>;

/** What a reader may know about the chat; never the content of videos or sources. */
export interface ReadingContext {
  /** Whether there is a current video. */
  hasVideo: boolean;
  /** Whether the message has material attached. */
  hasMaterial: boolean;
}

/** Lengths of videos, seconds. */
export const VIDEO_SECONDS = { least: 15, most: 90 } as const;

import type { Fact } from '@app/facts';
import type { Push } from './arc';
import type { Direction } from './brief';
import type { ShownClaim } from './shown-claim';
import type { LeadIdea, TextLeadIdea } from './idea';
import type { RankedFact } from './rank-facts';
import type { Story } from './story';

/** What a payload is searched with. */
export interface IdeaSearch {
  story: Story;
  lead: LeadIdea | TextLeadIdea;
  ranked: readonly RankedFact[];
  claims: readonly ShownClaim[];
  direction: Direction;
  targetSeconds: number;
  /** Keys of the facts that name pictures large enough to fill a frame. */
  photos: readonly string[];
}

/** What one search adds to: facts told so far, and the way to tell more. */
export interface IdeaSink {
  used: Set<string>;
  push: Push;
  /** Whether it is a video of hardly any scenes so far. */
  isThin: () => boolean;
  /** Scenes that the video still has room for. */
  room: () => number;
}

/** The fact at a key that may be absent. */
export function factAt(key: string | null, story: Story): Fact | null {
  return key === null ? null : (story.byKey.get(key) ?? null);
}

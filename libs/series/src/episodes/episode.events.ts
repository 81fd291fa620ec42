import type { DomainEvent } from '@app/platform';
import type { RenderedPayload } from '@app/videos';

/** A video of a series waits for its owner's approval. */
export type EpisodeReady = DomainEvent<
  'episode.ready',
  RenderedPayload & { seriesId: string; showId: string; approveUrl: string },
  string
>;

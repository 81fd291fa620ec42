import type { EpisodeReady } from '@app/series';
import type { VideoRendered, VideoRenderFailed } from '@app/videos';

/** The domain events that integrators receive; the others are internal. */
export type PublishedEvent = VideoRendered | VideoRenderFailed | EpisodeReady;
export type WebhookEventName = PublishedEvent['type'];

/** When each event is sent. Every list of events comes from here. */
export const SENT_WHEN: Readonly<Record<WebhookEventName, string>> = {
  'video.rendered': 'A version of a video has its file: the links of the answer play it.',
  'video.render_failed': 'A video ended in `error`: `error` says why, `refunded` how many credits came back.',
  'episode.ready': 'An episode of a series is rendered; one that is held waits for its owner at `approveUrl`.',
};

/** Events that an endpoint can ask for. */
export const WEBHOOK_EVENTS = Object.keys(SENT_WHEN) as WebhookEventName[];

/** Sent to one endpoint on its owner's request; it is not in the account's feed. */
export const TEST_EVENT = 'webhook.test';

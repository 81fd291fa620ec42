/** Fields of `video.rendered` as integrators receive them (specification 6, CONTRACT.md 6). */
export interface VideoRenderedPayload {
  videoId: string;
  title: string;
  version: number;
  url: string;
  renderUrl: string | null;
  thumbnail: string | null;
  posterUrl: string | null;
  watchUrl: string;
  webUrl: string | null;
  mediaKey: string;
  caption: string;
  warnings: unknown[];
  external_id: string | null;
  externalUserId: string | null;
}

/** Fields of `video.render_failed`. */
export interface VideoRenderFailedPayload {
  videoId: string;
  version: number;
  error: string;
  refunded: number;
  external_id: string | null;
  externalUserId: string | null;
}

/** What happened, told through the outbox in the transaction of the change itself (ARCHITECTURE.md). */
export type DomainEvent =
  | { type: 'video.rendered'; accountId: string; payload: VideoRenderedPayload }
  | { type: 'video.render_failed'; accountId: string; payload: VideoRenderFailedPayload };

export const DOMAIN_EVENT_TYPES = ['video.rendered', 'video.render_failed'] as const satisfies DomainEvent['type'][];

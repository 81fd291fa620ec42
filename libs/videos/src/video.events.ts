import type { DomainEvent } from '@app/platform';
import type { VideoWarning } from '@app/picture';

/** Fields of `video.rendered` as integrators receive them. */
export interface RenderedPayload {
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
  warnings: VideoWarning[];
  external_id: string | null;
  externalUserId: string | null;
}

export type VideoRendered = DomainEvent<'video.rendered', RenderedPayload, string>;

/** Work on a version failed or was cancelled. */
export type VideoRenderFailed = DomainEvent<
  'video.render_failed',
  {
    videoId: string;
    version: number;
    error: string;
    refunded: number;
    external_id: string | null;
    externalUserId: string | null;
  },
  string
>;

/** An edit that was ordered and not delivered: the video is as it was, and what was set aside went back. */
export type VideoEditFailed = DomainEvent<
  'video.edit_failed',
  { videoId: string; error: string; refunded: number },
  string
>;

/** Fields of `video.rendered` as integrators receive them. */
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
interface VideoRenderFailedPayload {
  videoId: string;
  version: number;
  error: string;
  refunded: number;
  external_id: string | null;
  externalUserId: string | null;
}

/** An edit that was ordered and not delivered: the video is as it was, and what was set aside went back. */
interface VideoEditFailedPayload {
  videoId: string;
  error: string;
  refunded: number;
}

/** Fields of `episode.ready`: a video of a series that waits for its owner's approval. */
interface EpisodeReadyPayload extends VideoRenderedPayload {
  seriesId: string;
  showId: string;
  approveUrl: string;
}

/** A wallet that was short could not be topped up from its card. */
interface TopUpFailedPayload {
  /** Names the attempt: one event each. */
  topUpId: string;
  reason: string;
  packUsd: number;
}

/** A charge took what an account owns under the line at which its owner is told. */
interface LowBalancePayload {
  /** The ledger row that did: one event each. */
  transactionId: string;
  /** Credits that are left. */
  credits: number;
  threshold: number;
}

/** Somebody says that they forgot the password of this e-mail, which may have no account. */
interface ResetAskedPayload {
  /** Lower case. */
  email: string;
}

/** What happened, told through the outbox in the transaction of the change itself. */
export type DomainEvent =
  | { type: 'video.rendered'; accountId: string; payload: VideoRenderedPayload }
  | { type: 'video.render_failed'; accountId: string; payload: VideoRenderFailedPayload }
  | { type: 'video.edit_failed'; accountId: string; payload: VideoEditFailedPayload }
  | { type: 'episode.ready'; accountId: string; payload: EpisodeReadyPayload }
  | { type: 'billing.low_balance'; accountId: string; payload: LowBalancePayload }
  | { type: 'billing.topup_failed'; accountId: string; payload: TopUpFailedPayload }
  | { type: 'account.reset_asked'; accountId: null; payload: ResetAskedPayload };

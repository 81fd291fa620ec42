import type { ConnectionKind } from '@app/accounts';
import type { Format } from '@app/picture';

/** Schedulers, by their kind of connection. */
export const SCHEDULER_KINDS = ['postiz', 'buffer'] as const satisfies readonly ConnectionKind[];
export type SchedulerKind = (typeof SCHEDULER_KINDS)[number];

/** An account's credentials at a scheduler. */
export interface SchedulerAccess {
  apiKey: string;
  /** Base URL of the scheduler. */
  baseUrl: string;
  /** True if the customer gave the address, which is then called through `SafeFetch`. */
  isCustomers: boolean;
}

/** The caller; its signal ends queries, never a post being sent. */
export interface SchedulerCall {
  access: SchedulerAccess;
  signal: AbortSignal;
}

/** A social account connected to a scheduler. */
export interface SchedulerChannel {
  channelId: string;
  /** Short lowercase name, such as `instagram` or `x`. */
  service: string;
  name: string;
  /** False if its owner has to reconnect it at the scheduler. */
  isReady: boolean;
  /** The scheduler's own name of the network. */
  ownService: string;
  /** The scheduler's organisation id; null if its calls do not need one. */
  organizationId: string | null;
}

/** A video as the scheduler can get it. */
export interface SchedulerMedia {
  /** The scheduler's id of its copy; null if it fetches the video when it posts. */
  id: string | null;
  url: string;
}

export interface PostOrder {
  channel: SchedulerChannel;
  text: string;
  title: string;
  format: Format;
  media: SchedulerMedia;
  isStory: boolean;
  /** True publishes at once; otherwise it is a draft at the scheduler. */
  isLive: boolean;
  at: Date;
}

/** The state of a post at the scheduler. */
export interface ScheduledPost {
  postId: string;
  text: string;
  state: 'posted' | 'draft' | 'failed';
  /** Its public address; null until the network has it. */
  url: string | null;
  /** Why the network refused it. */
  error: string | null;
}

/** A service that posts to social networks with an account's own key. */
export abstract class SchedulerProvider {
  abstract readonly kind: SchedulerKind;
  /** Display name. */
  abstract readonly name: string;

  /** Throws `SchedulerError`. */
  abstract channels(call: SchedulerCall): Promise<SchedulerChannel[]>;

  /** Uploads a video; `url` must stay valid. Throws `SchedulerError`. */
  abstract bring(call: SchedulerCall, url: string): Promise<SchedulerMedia>;

  /** Throws `SchedulerError` if it certainly made no post, `UncertainPostError` if it may have. */
  abstract post(call: SchedulerCall, order: PostOrder): Promise<Omit<ScheduledPost, 'text'>>;

  /** All posts of a channel since then. Throws `SchedulerError`. */
  abstract recent(call: SchedulerCall, channel: SchedulerChannel, since: Date): Promise<ScheduledPost[]>;
}

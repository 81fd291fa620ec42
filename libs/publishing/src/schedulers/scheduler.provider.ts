import type { ConnectionKind } from '@app/accounts';
import type { Format } from '@app/render';

/** Schedulers by the name that connections have. */
export const SCHEDULER_KINDS = ['postiz', 'buffer'] as const satisfies readonly ConnectionKind[];
export type SchedulerKind = (typeof SCHEDULER_KINDS)[number];

/** What opens an account's scheduler. */
export interface SchedulerAccess {
  apiKey: string;
  /** All that stands before the scheduler's paths. */
  baseUrl: string;
  /** The customer gave the address: it is asked like any stranger's. */
  isCustomers: boolean;
}

/** Who asks; the signal ends questions, never an order that is under way. */
export interface SchedulerCall {
  access: SchedulerAccess;
  signal: AbortSignal;
}

/** An account of a social network that is connected to a scheduler. */
export interface SchedulerChannel {
  channelId: string;
  /** Short and in lower case, such as `instagram` or `x`. */
  service: string;
  name: string;
  /** False: its owner has to connect it anew at the scheduler. */
  isReady: boolean;
  /** The network in the scheduler's own word. */
  ownService: string;
  /** What the scheduler files it under; null where its calls do not ask for it. */
  organizationId: string | null;
}

/** A film where the scheduler can take it from. */
export interface SchedulerMedia {
  /** The scheduler's id of its own copy; null where it fetches the film when it posts. */
  id: string | null;
  url: string;
}

/** One post as it is to be made. */
export interface PostOrder {
  channel: SchedulerChannel;
  text: string;
  title: string;
  format: Format;
  media: SchedulerMedia;
  isStory: boolean;
  /** It goes out at once; else it is kept there as a draft for its owner to release. */
  isLive: boolean;
  at: Date;
}

/** How a post stands at the scheduler. */
export interface ScheduledPost {
  postId: string;
  text: string;
  state: 'posted' | 'draft' | 'failed';
  /** Where it can be seen; null until the network has it. */
  url: string | null;
  /** Why the network did not take it. */
  error: string | null;
}

/** A service that posts to social networks, by an account's own key. */
export abstract class SchedulerProvider {
  abstract readonly kind: SchedulerKind;
  /** As people know it. */
  abstract readonly name: string;

  /** Throws `SchedulerError`. */
  abstract channels(call: SchedulerCall): Promise<SchedulerChannel[]>;

  /** Makes a film known to it; `url` has to stay valid. Throws `SchedulerError`. */
  abstract bring(call: SchedulerCall, url: string): Promise<SchedulerMedia>;

  /** Throws `SchedulerError` where it surely made no post, `UncertainPostError` where it may have. */
  abstract post(call: SchedulerCall, order: PostOrder): Promise<Omit<ScheduledPost, 'text'>>;

  /** What was made for a channel since then, by whomever. Throws `SchedulerError`. */
  abstract recent(call: SchedulerCall, channel: SchedulerChannel, since: Date): Promise<ScheduledPost[]>;
}

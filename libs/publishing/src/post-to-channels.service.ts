import { Injectable } from '@nestjs/common';
import { BadRequestError, Clock } from '@app/platform';
import { DeliverPostService, type PostWish, type PublishedVideo } from './deliver-post.service';
import { postText } from './post-text';
import { SchedulerError } from './publishing.errors';
import type { SchedulerChannel, SchedulerKind, SchedulerMedia } from './schedulers/scheduler.provider';
import { type OpenScheduler, Schedulers } from './schedulers/schedulers';
import { hasStories, serviceNameOf } from './schedulers/service-names';
import type { PostStatus, SocialPost } from './social-post.entity';

/** How to post a video to social networks. */
export interface PostingOrder {
  /** Every channel of the connected scheduler if omitted. */
  channelIds?: readonly string[];
  /** Text of the posts; the video's caption if omitted. */
  caption?: string;
  /** Texts by short lowercase name of the network; other networks get `caption`. */
  captions?: Readonly<Record<string, string>>;
  /** True publishes at once; otherwise posts are drafts at the scheduler. */
  autopost?: boolean;
  /** Also post a story for each published video, on networks that have stories. */
  socialStory?: boolean;
}

/** The state of a post. */
interface PostResult {
  status: PostStatus;
  postId: string | null;
  /** Its public address; null until the scheduler knows. */
  url: string | null;
  error: string | null;
  /** Set only if the scheduler is rate limiting: seconds to wait. */
  retryAfterSeconds?: number;
}

/** The outcome for one channel. */
export interface ChannelResult extends PostResult {
  channelId: string;
  service: string;
  /** Null if not requested, or if the network has no stories. */
  story: PostResult | null;
}

/** A channel and its scheduler. */
export interface ConnectedChannel extends Pick<SchedulerChannel, 'channelId' | 'service' | 'name' | 'isReady'> {
  scheduler: SchedulerKind;
}

/** A video with its default text and a permanent link to its file. */
export interface PostedVideo extends PublishedVideo {
  caption: string;
  fileUrl: string;
}

/** No post is started after this; the answer then lists those still to come. */
const PATIENCE_MS = 60_000;
const MOST_TOLD = 20;

interface Target {
  scheduler: OpenScheduler;
  channel: SchedulerChannel;
}

/** Posts a video to the channels of an account's schedulers. */
@Injectable()
export class PostToChannelsService {
  constructor(
    private readonly schedulers: Schedulers,
    private readonly posts: DeliverPostService,
    private readonly clock: Clock,
  ) {}

  /** Channels of all connected schedulers or of the given one. Throws `NoSchedulerError`, `SchedulerError`. */
  async list(accountId: string, kind: SchedulerKind | undefined, signal: AbortSignal): Promise<ConnectedChannel[]> {
    const targets = await this.targetsIn(await this.schedulers.openFor(accountId, kind), signal);
    return targets.map(({ scheduler, channel: { channelId, service, name, isReady } }) => {
      return { scheduler: scheduler.provider.kind, channelId, service, name, isReady };
    });
  }

  /**
   * Returns one result per channel, in the requested order. Existing posts are not made again; posts that have to wait are
   * `waiting`, for the next call. Throws `NoSchedulerError`, `SchedulerError` and `BadRequestError` before anything is sent.
   */
  async tell(
    video: PostedVideo,
    order: PostingOrder,
    kind: SchedulerKind | undefined,
    signal: AbortSignal,
  ): Promise<ChannelResult[]> {
    const open = await this.schedulers.openFor(video.accountId, kind);
    const targets = choose(await this.targetsIn(open, signal), open, order.channelIds);
    const bring = bringOnce(video.fileUrl, signal);
    const results: ChannelResult[] = [];
    const end = this.clock.real().getTime() + PATIENCE_MS;
    for (const target of targets) {
      signal.throwIfAborted();
      const isLate = this.clock.real().getTime() > end;
      const tell = () => this.tellOne(video, target, order, () => bring(target.scheduler), signal);
      results.push(isLate ? waiting(target) : await tell());
    }
    return results;
  }

  /**
   * Checks posts that will be made later. Without `channelIds` (all channels that are ready then) it checks only the
   * connection. Throws `NoSchedulerError`, `SchedulerError`, and a `BadRequestError` that names each unknown channel at
   * `path`.
   */
  async check(accountId: string, channelIds: readonly string[], path: string, signal: AbortSignal): Promise<void> {
    const open = await this.schedulers.openFor(accountId);
    if (channelIds.length === 0) return;
    const targets = await this.targetsIn(open, signal);
    const known = new Set(targets.map(({ channel }) => channel.channelId));
    const unknown = channelIds.flatMap((id, index) =>
      known.has(id) ? [] : [refusal(targets, id, `${path}.${index}`)],
    );
    if (unknown.length > 0) throw new BadRequestError(unknown);
  }

  private async tellOne(
    video: PostedVideo,
    { scheduler, channel }: Target,
    { caption, captions = {}, autopost: isLive = false, socialStory = false }: PostingOrder,
    bring: PostWish['bring'],
    signal: AbortSignal,
  ): Promise<ChannelResult> {
    const { channelId, service } = channel;
    const own = Object.entries(captions).find(([name]) => serviceNameOf(name) === service)?.[1];
    const text = postText(own ?? caption ?? video.caption);
    const wish = { video, scheduler, channel, text, isLive, bring, signal };
    const post = await this.posts.deliver({ ...wish, isStory: false });
    const isTold = socialStory && isLive && post.status === 'posted' && hasStories(service);
    const story = isTold ? resultOf(await this.posts.deliver({ ...wish, isStory: true })) : null;
    const result = resultOf(post);
    const isHeld = isLive && post.status === 'draft';
    const error = isHeld ? `is a draft at ${scheduler.provider.name} already; release it there` : result.error;
    return { channelId, service, ...result, error, story };
  }

  private async targetsIn(open: readonly OpenScheduler[], signal: AbortSignal): Promise<Target[]> {
    const targets: Target[] = [];
    for (const scheduler of open) {
      const channels = await scheduler.provider.channels({ access: scheduler.access, signal });
      targets.push(...channels.map((channel) => ({ scheduler, channel })));
    }
    return targets;
  }
}

function choose(
  targets: readonly Target[],
  open: readonly OpenScheduler[],
  channelIds: readonly string[] | undefined,
): Target[] {
  if (channelIds) return [...new Set(channelIds)].map((id, index) => named(targets, id, index));
  // The same social account may be connected to both schedulers.
  const needed = { path: 'channelIds', message: 'is needed where two schedulers are connected' };
  if (open.length > 1) throw new BadRequestError([needed]);
  const ready = targets.filter(({ channel }) => channel.isReady);
  if (ready.length === 0) throw new SchedulerError('no channel is connected to the scheduler');
  return ready;
}

function named(targets: readonly Target[], id: string, index: number): Target {
  const found = targets.find(({ channel }) => channel.channelId === id);
  if (found) return found;
  throw new BadRequestError([refusal(targets, id, `channelIds.${index}`)]);
}

function refusal(targets: readonly Target[], id: string, path: string): { path: string; message: string } {
  const known = targets.slice(0, MOST_TOLD).map(({ channel: { channelId, service } }) => `${channelId} (${service})`);
  const message = `${JSON.stringify(id)} is no channel of the connected scheduler; there are ${known.join(', ') || 'none'}`;
  return { path, message };
}

function waiting({ channel: { channelId, service } }: Target): ChannelResult {
  const error = 'not sent yet; publish again to send it';
  return { channelId, service, status: 'waiting', postId: null, url: null, error, story: null };
}

/** Uploads the video to each scheduler once, with its first post. */
function bringOnce(url: string, signal: AbortSignal): (scheduler: OpenScheduler) => Promise<SchedulerMedia> {
  const brought = new Map<OpenScheduler, Promise<SchedulerMedia>>();
  return async (scheduler) => {
    const media = brought.get(scheduler) ?? scheduler.provider.bring({ access: scheduler.access, signal }, url);
    brought.set(scheduler, media);
    return await media;
  };
}

function resultOf({ status, postId, url, error, retryAfterSeconds }: SocialPost): PostResult {
  const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { status, postId, url, error, ...later };
}

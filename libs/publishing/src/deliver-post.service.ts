import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@app/platform';
import type { Format } from '@app/picture';
import { PostClaims, type PostOutcome } from './post-claims.service';
import { SchedulerBusyError, SchedulerError, UncertainPostError } from './publishing.errors';
import { isSameText } from './same-text';
import type { ScheduledPost, SchedulerCall, SchedulerChannel, SchedulerMedia } from './schedulers/scheduler.provider';
import type { OpenScheduler } from './schedulers/schedulers';
import type { SocialPost } from './social-post.entity';

/** A rendered version of a video. */
export interface PublishedVideo {
  accountId: string;
  videoId: string;
  version: number;
  title: string;
  format: Format;
}

/** A post to make. */
export interface PostWish {
  video: PublishedVideo;
  scheduler: OpenScheduler;
  channel: SchedulerChannel;
  text: string;
  isStory: boolean;
  isLive: boolean;
  /** Uploads the video to the scheduler, once for all channels. */
  bring: () => Promise<SchedulerMedia>;
  signal: AbortSignal;
}

/** Wait if a busy scheduler does not say for how long. */
export const USUAL_PATIENCE_SECONDS = 3_600;

/** Makes one post exactly once: claims it, sends it, and if the outcome is unknown looks for it before sending again. */
@Injectable()
export class DeliverPostService {
  private readonly logger = new Logger(DeliverPostService.name);

  constructor(
    private readonly claims: PostClaims,
    private readonly clock: Clock,
  ) {}

  /** Returns the post afterwards. Throws the signal's reason between steps, never while a post is being sent. */
  async deliver(wish: PostWish): Promise<SocialPost> {
    const { video, scheduler, channel, isStory, text } = wish;
    const { accountId, videoId, version } = video;
    const key = { videoId, version, scheduler: scheduler.provider.kind, channelId: channel.channelId, isStory };
    const post = await this.claims.find(key, { accountId, text });
    if (post.postId !== null) return await this.refresh(post, wish);
    if (post.isUnderWay(this.clock.real())) return post;
    if (post.isUncertain()) {
      const found = await this.lookFor(post, wish);
      if (found !== 'absent') return found;
    }
    if (!channel.isReady) return await this.fail(post, `${channel.name} has to be connected anew at the scheduler`);
    if (!(await this.claims.claim(post, text))) return await this.claims.read(key);
    return await this.send(await this.claims.read(key), wish);
  }

  private async send(post: SocialPost, wish: PostWish): Promise<SocialPost> {
    const { scheduler, channel, video, text, isStory, isLive } = wish;
    const { title, format } = video;
    const look = { channel, text, title, format, isStory, isLive };
    try {
      const media = await wish.bring();
      const at = this.clock.real();
      // A sender that took this long has lost its claim: another may have sent the post.
      if (post.isPastDoubt(at)) return await this.claims.read(post);
      return await this.claims.settle(post, await scheduler.provider.post(callOf(wish), { ...look, media, at }));
    } catch (error) {
      if (error instanceof SchedulerError) return await this.refuse(post, error);
      if (error instanceof UncertainPostError) return await this.doubt(post, wish, error.message);
      // The signal ends queries and pauses, never a send: nothing was sent.
      if (error === wish.signal.reason) await this.fail(post, 'stopped before it was sent');
      throw error;
    }
  }

  /** The post may have been made anyway. */
  private async doubt(post: SocialPost, wish: PostWish, reason: string): Promise<SocialPost> {
    this.logger.warn({ videoId: post.videoId, channelId: post.channelId, reason }, 'outcome of a post is unknown');
    const error = `interrupted: ${reason}; it may be there, and is looked for before it is sent again`;
    const unknown = await this.claims.settle(post, { state: 'unknown', postId: null, url: null, error });
    const found = await this.lookFor(unknown, wish);
    return found === 'absent' ? unknown : found;
  }

  /** `absent` if the scheduler certainly has no such post; otherwise the post as it is. */
  private async lookFor(post: SocialPost, wish: PostWish): Promise<SocialPost | 'absent'> {
    const listed = await this.recent(post, wish);
    const known = await this.claims.knownIds(post, listed?.map(({ postId }) => postId) ?? []);
    const ours = listed?.find(({ postId, text }) => !known.has(postId) && isSameText(text, post.text));
    if (ours) return await this.claims.settle(post, ours);
    if (listed && post.isPastDoubt(this.clock.real())) return 'absent';
    if (post.status === 'unknown') return post;
    const error = 'interrupted: it may be there, and is looked for before it is sent again';
    return await this.claims.settle(post, { state: 'unknown', postId: null, url: null, error });
  }

  /** Asks the scheduler for the address of the post, or for the network's refusal. */
  private async refresh(post: SocialPost, wish: PostWish): Promise<SocialPost> {
    if (post.isSettled()) return post;
    const listed = await this.recent(post, wish);
    const now = listed?.find(({ postId }) => postId === post.postId);
    return now ? await this.claims.settle(post, now) : post;
  }

  /** Null if the scheduler does not say. */
  private async recent(
    post: SocialPost,
    { scheduler, channel, ...wish }: PostWish,
  ): Promise<readonly ScheduledPost[] | null> {
    try {
      const since = post.claimedAt ?? post.createdAt;
      return await scheduler.provider.recent(callOf({ scheduler, ...wish }), channel, since);
    } catch (error) {
      if (error instanceof SchedulerError) return null;
      throw error;
    }
  }

  private async refuse(post: SocialPost, error: SchedulerError): Promise<SocialPost> {
    const failed = await this.fail(post, error.message);
    if (error instanceof SchedulerBusyError) failed.retryAfterSeconds = error.seconds ?? USUAL_PATIENCE_SECONDS;
    return failed;
  }

  private async fail(post: SocialPost, error: string): Promise<SocialPost> {
    const failed: PostOutcome = { state: 'failed', postId: null, url: null, error };
    return await this.claims.settle(post, failed);
  }
}

function callOf({ scheduler, signal }: Pick<PostWish, 'scheduler' | 'signal'>): SchedulerCall {
  return { access: scheduler.access, signal };
}

import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import type { ScheduledPost } from './schedulers/scheduler.provider';
import { SocialPost } from './social-post.entity';

/** The identity of a post. */
export type PostKey = Pick<SocialPost, 'videoId' | 'version' | 'scheduler' | 'channelId' | 'isStory'>;

/** The outcome of a sent post. */
export type PostOutcome =
  | Omit<ScheduledPost, 'text'>
  | { state: 'failed' | 'unknown'; postId: null; url: null; error: string };

/** Tracks planned, claimed and sent posts; only the one who claims a post sends it. */
@Injectable()
export class PostClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The row of a post, created if new. */
  async find(key: PostKey, { accountId, text }: Pick<SocialPost, 'accountId' | 'text'>): Promise<SocialPost> {
    const blank = { status: 'waiting' as const, postId: null, url: null, error: null, claimedAt: null };
    const row = { ...key, accountId, text, ...blank, createdAt: this.clock.real() };
    const once = { onConflictFields: Object.keys(key) as Array<keyof PostKey>, onConflictAction: 'ignore' as const };
    await this.database.read().upsert(SocialPost, row, once);
    return await this.read(key);
  }

  /** Claims the post for the caller; false if another was faster. */
  async claim(post: SocialPost, text: string): Promise<boolean> {
    const { status, claimedAt } = post;
    const asSeen = { ...keyOf(post), status, claimedAt, postId: null };
    const taken = { status: 'sending' as const, claimedAt: this.clock.real(), text, error: null };
    return (await this.database.read().nativeUpdate(SocialPost, asSeen, taken)) === 1;
  }

  /** Stores the outcome. */
  async settle(post: SocialPost, { state: status, postId, url, error }: PostOutcome): Promise<SocialPost> {
    const of = { ...keyOf(post), postId: post.postId };
    await this.database.read().nativeUpdate(SocialPost, of, { status, postId, url, error });
    return await this.read(keyOf(post));
  }

  async read(key: PostKey): Promise<SocialPost> {
    return await this.database.read().findOneOrFail(SocialPost, keyOf(key));
  }

  /** Which of these post ids of the channel are known already. */
  async knownIds({ accountId, scheduler, channelId }: SocialPost, postIds: readonly string[]): Promise<Set<string>> {
    const made = { accountId, scheduler, channelId, postId: { $in: [...postIds] } };
    const rows = await this.database.read().find(SocialPost, made, { fields: ['postId'] });
    return new Set(rows.flatMap(({ postId }) => postId ?? []));
  }
}

function keyOf({ videoId, version, scheduler, channelId, isStory }: PostKey): PostKey {
  return { videoId, version, scheduler, channelId, isStory };
}

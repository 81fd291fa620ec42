import { Entity, Enum, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { SchedulerKind } from './schedulers/scheduler.provider';

/** Not sent, being sent, published, a draft at the scheduler, sent with unknown outcome, refused. */
export const POST_STATUSES = ['waiting', 'sending', 'posted', 'draft', 'unknown', 'failed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/**
 * Longer than any sender needs, and than any scheduler needs to list a new post. After it a claim belongs to a dead
 * process, and a post that the scheduler does not list never arrived.
 */
const DOUBT_MS = 600_000;

/** A version of a video on a channel. It is claimed before it is sent, so no crash or second call can post it twice. */
@Entity({ tableName: 'social_posts' })
@Index({ name: 'social_posts_channel', properties: ['accountId', 'scheduler', 'channelId'] })
export class SocialPost {
  [PrimaryKeyProp]?: ['videoId', 'version', 'scheduler', 'channelId', 'isStory'];

  @PrimaryKey({ type: 'text' })
  videoId!: string;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Enum({ type: 'text', primary: true, items: ['postiz', 'buffer'] })
  scheduler!: SchedulerKind;

  @PrimaryKey({ type: 'text' })
  channelId!: string;

  @PrimaryKey({ type: 'boolean' })
  isStory!: boolean;

  @Property({ type: 'text' })
  accountId!: string;

  /** The text sent last, by which the post is found. */
  @Property({ type: 'text' })
  text!: string;

  @Enum({ type: 'text', items: [...POST_STATUSES] })
  status!: PostStatus;

  /** The scheduler's id; a post that has one is never sent again. */
  @Property({ type: 'text', nullable: true })
  postId!: string | null;

  @Property({ type: 'text', nullable: true })
  url!: string | null;

  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** Seconds the scheduler asked to wait at the last attempt; not stored. */
  @Property({ type: 'integer', persist: false })
  retryAfterSeconds?: Opt<number>;

  /** When it was last claimed for sending. */
  @Property({ type: 'datetime', nullable: true })
  claimedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Whether another call is sending it. */
  isUnderWay(at: Date): boolean {
    return this.status === 'sending' && !this.isPastDoubt(at);
  }

  /** Whether it was sent with unknown outcome. */
  isUncertain(): boolean {
    return this.status === 'unknown' || this.status === 'sending';
  }

  /** Whether the scheduler would list it by now if it had taken it. */
  isPastDoubt(at: Date): boolean {
    return this.claimedAt === null || at.getTime() - this.claimedAt.getTime() > DOUBT_MS;
  }

  /** Whether its outcome is final. */
  isSettled(): boolean {
    return this.status === 'posted' && this.url !== null;
  }
}

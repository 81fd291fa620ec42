import { Entity, Enum, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { SchedulerKind } from './schedulers/scheduler.provider';

/** Not sent yet, on its way, out, kept at the scheduler, sent but nobody knows with what outcome, not taken. */
export const POST_STATUSES = ['waiting', 'sending', 'posted', 'draft', 'unknown', 'failed'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/**
 * Longer than any sender needs, and than any scheduler needs to list what it took: past it a claim belongs to a process
 * that died, and a post that the scheduler does not know never arrived.
 */
const DOUBT_MS = 600_000;

/** A version of a film on a channel, claimed before it is sent, so that no crash and no second call can post it twice. */
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

  /** Its words as they were sent last: what it is found by. */
  @Property({ type: 'text' })
  text!: string;

  @Enum({ type: 'text', items: [...POST_STATUSES] })
  status!: PostStatus;

  /** The scheduler's id; with one it is never sent again. */
  @Property({ type: 'text', nullable: true })
  postId!: string | null;

  @Property({ type: 'text', nullable: true })
  url!: string | null;

  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** How long the scheduler asked to be left alone when it was just sent; said once, and not kept. */
  @Property({ type: 'integer', persist: false })
  retryAfterSeconds?: Opt<number>;

  /** When it was last about to be sent. */
  @Property({ type: 'datetime', nullable: true })
  claimedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Another call is sending it. */
  isUnderWay(at: Date): boolean {
    return this.status === 'sending' && !this.isPastDoubt(at);
  }

  /** It was sent, and nobody knows what became of it. */
  isUncertain(): boolean {
    return this.status === 'unknown' || this.status === 'sending';
  }

  /** What is not at the scheduler by now was not taken. */
  isPastDoubt(at: Date): boolean {
    return this.claimedAt === null || at.getTime() - this.claimedAt.getTime() > DOUBT_MS;
  }

  /** There is nothing more to learn of it. */
  isSettled(): boolean {
    return this.status === 'posted' && this.url !== null;
  }
}

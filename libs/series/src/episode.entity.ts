import {
  Check,
  DeferMode,
  Entity,
  Enum,
  Index,
  ManyToOne,
  type Opt,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/core';
import { newId } from '@app/platform';
import { SeriesCheck } from './series-check.entity';
import type { SeenFact } from './changes/seen-facts';
import type { Series } from './series.entity';

/** Its video is being made, waits for its owner, is out, came to nothing. */
export const EPISODE_STATUSES = ['making', 'held', 'posted', 'failed'] as const;
export type EpisodeStatus = (typeof EPISODE_STATUSES)[number];

/** One thing that is new, in words for the owner and as the fact that tells it. */
export interface EpisodeChange {
  /** Of the fact in the episode's source pack. */
  key: string;
  words: string;
  /** What the baseline knows it by, and what it said before (null for what is new), for videos that come to nothing. */
  id?: string;
  before?: SeenFact | null;
  /** The same of an item of a feed. */
  names?: string[];
}

/** What a reviewer has to say about a render. */
export interface EpisodeFinding {
  code: string;
  message: string;
  /** Null where it is about the whole video. */
  scene: number | null;
  atMs: number | null;
  severity: 'block' | 'note';
}

/** How an episode stands on one channel of its series. */
export interface EpisodeChannel {
  channelId: string;
  /** Short and in lower case, such as `instagram` or `x`. */
  service: string;
  isOut: boolean;
  /** Where it can be seen; null until the scheduler knows. */
  url: string | null;
  /** Why it is not out. */
  error: string | null;
}

/** Where an episode went; `retryAt` is when what is missing is tried again. */
export type EpisodePost = Pick<Episode, 'downloadUrl' | 'reason' | 'channels' | 'retryAt'> & { shareUrl: string };

/** Why an episode waits, and what of it was tried already. */
export type EpisodeWait = Pick<Episode, 'reason' | 'findings' | 'channels' | 'retryAt'>;

const DISCARDED = 'You discarded it.';

/** One video of a series. */
@Entity({ tableName: 'episodes' })
@Check({ name: 'episodes_n_check', expression: 'n > 0' })
@Unique({ properties: ['seriesId', 'n'] })
@Unique({ properties: ['checkId'] })
@Index({
  name: 'episodes_making',
  expression: "CREATE INDEX episodes_making ON episodes (updated_at) WHERE status = 'making'",
})
@Index({
  name: 'episodes_to_retry',
  expression: 'CREATE INDEX episodes_to_retry ON episodes (retry_at) WHERE retry_at IS NOT NULL',
})
export class Episode {
  /** `epi_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  seriesId!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** Counts from 1 within its series. */
  @Property({ type: 'integer' })
  n!: number;

  /** Null once its owner has deleted the video. */
  @Property({ type: 'text', nullable: true, unique: true })
  videoId!: string | null;

  /** The check that found what it tells; null once that one is forgotten. */
  @ManyToOne({
    entity: () => SeriesCheck,
    mapToPk: true,
    nullable: true,
    deferMode: DeferMode.INITIALLY_DEFERRED,
    deleteRule: 'set null',
  })
  checkId!: string | null;

  @Property({ type: 'text' })
  title!: string;

  @Enum({ type: 'text', items: [...EPISODE_STATUSES] })
  status!: EpisodeStatus;

  /** Why it is held or failed, for its owner. */
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Property({ type: 'json' })
  changed!: EpisodeChange[];

  @Property({ type: 'json' })
  findings!: EpisodeFinding[];

  @Property({ type: 'datetime', nullable: true })
  postedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  shareUrl!: string | null;

  /** Saves the file that was posted, for as long as its video exists; null where its series is not for downloads. */
  @Property({ type: 'text', nullable: true })
  downloadUrl: Opt<string> | null = null;

  /** Empty until it was posted, and for series without a scheduler. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  channels: Opt<EpisodeChannel[]> = [];

  /** When posts that its scheduler was too busy for are tried again, by itself; null where they are not. */
  @Property({ type: 'datetime', nullable: true })
  retryAt: Opt<Date> | null = null;

  /** When its owner decided against it; it counts as failed then, and what it told is not told again. */
  @Property({ type: 'datetime', nullable: true })
  discardedAt: Opt<Date> | null = null;

  /** What its owner wants said in its posts in place of their usual text; null for that. */
  @Property({ type: 'text', nullable: true })
  postText: Opt<string> | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** It waits for its owner, or for a later try; `reason` says for what, where it is not only for leave. */
  hold({ reason, findings, channels, retryAt }: EpisodeWait, at: Date): void {
    Object.assign(this, { status: 'held', reason, findings, channels, retryAt, updatedAt: at });
  }

  /** It is out; `reason` says what of it is not. */
  post({ shareUrl, downloadUrl, reason, channels, retryAt }: EpisodePost, at: Date): void {
    const where = { shareUrl, downloadUrl, reason, channels, retryAt };
    const postedAt = this.postedAt ?? at;
    Object.assign(this, where, { status: 'posted', postedAt, discardedAt: null, updatedAt: at });
  }

  /** What is not out yet is due by itself. */
  isRetryDue(at: Date): boolean {
    return (this.status === 'held' || this.status === 'posted') && this.retryAt !== null && this.retryAt <= at;
  }

  /** Its posts say this, or again what they usually say. */
  rewrite(postText: string | null, at: Date): void {
    Object.assign(this, { postText, updatedAt: at });
  }

  /** Its owner wants it posted nowhere. */
  discard(at: Date): void {
    Object.assign(this, { status: 'failed', reason: DISCARDED, retryAt: null, discardedAt: at, updatedAt: at });
  }

  fail(reason: string, at: Date): void {
    Object.assign(this, { status: 'failed', reason, updatedAt: at });
  }
}

type Known = Pick<Episode, 'n' | 'videoId' | 'checkId' | 'title' | 'changed'>;

/** An episode whose video is ordered, and that nothing has become of yet. */
export function newEpisode({ id: seriesId, accountId }: Series, known: Known, at: Date): Episode {
  return Object.assign(new Episode(), {
    id: newId('epi'),
    seriesId,
    accountId,
    ...known,
    status: 'making' as const,
    reason: null,
    findings: [],
    postedAt: null,
    shareUrl: null,
    downloadUrl: null,
    discardedAt: null,
    createdAt: at,
    updatedAt: at,
  });
}

import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { SeenFact } from './changes/seen-facts';

/** Its film is being made, waits for its owner, is out, came to nothing (CONTRACT.md 8). */
export const EPISODE_STATUSES = ['making', 'held', 'posted', 'failed'] as const;
export type EpisodeStatus = (typeof EPISODE_STATUSES)[number];

/** One thing that is new, in words for the owner and as the fact that tells it. */
export interface EpisodeChange {
  /** Of the fact in the episode's source pack. */
  key: string;
  words: string;
  /** What the baseline knows it by, and what it said before (null for what is new), for films that come to nothing. */
  id?: string;
  before?: SeenFact | null;
  /** The same of an item of a feed. */
  names?: string[];
}

/** What a reviewer has to say about a render. */
export interface EpisodeFinding {
  code: string;
  message: string;
  /** Null where it is about the whole film. */
  scene: number | null;
  atMs: number | null;
  severity: 'block' | 'note';
}

/** One film of a series. */
@Entity({ tableName: 'episodes' })
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

  /** Null once its owner has deleted the film. */
  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  /** The check that found what it tells; null once that one is forgotten. */
  @Property({ type: 'text', nullable: true })
  checkId!: string | null;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
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

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** It waits for its owner; `reason` says for what, where it is not only for leave. */
  hold(reason: string | null, findings: EpisodeFinding[], at: Date): void {
    Object.assign(this, { status: 'held', reason, findings, updatedAt: at });
  }

  /** It is out; `reason` says what of it is not. */
  post(shareUrl: string, reason: string | null, at: Date): void {
    Object.assign(this, { status: 'posted', reason, shareUrl, postedAt: at, updatedAt: at });
  }

  fail(reason: string, at: Date): void {
    Object.assign(this, { status: 'failed', reason, updatedAt: at });
  }
}

import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Its film is being made, waits for its owner, is out, came to nothing (CONTRACT.md 8). */
export const EPISODE_STATUSES = ['making', 'held', 'posted', 'failed'] as const;
export type EpisodeStatus = (typeof EPISODE_STATUSES)[number];

/** One thing that is new, in words for the owner and as the fact that tells it. */
export interface EpisodeChange {
  /** Of the fact in the episode's source pack. */
  key: string;
  words: string;
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
}

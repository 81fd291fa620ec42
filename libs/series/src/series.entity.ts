import { Entity, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import type { FilmDefaults } from '@app/videos';
import type { Policy, SeriesDestinations, SeriesKind, SeriesLink, SeriesSource } from './series-source';
import type { SeriesBaseline, SeriesMemory } from './series-state';

/** How its films are made; what is left out is the show's. */
export type SeriesSettings = Pick<FilmDefaults, 'style' | 'format' | 'language' | 'voiceId' | 'targetSeconds'>;

/** Slots fall due and are checked, or none does until it is resumed. */
export const SERIES_STATUSES = ['active', 'paused'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** A show that makes itself: reads its source on a schedule and tells what is new (specification 2.5, 2.6, 3.3). */
@Entity({ tableName: 'series' })
export class Series {
  /** The order in which series were started. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `ser_…` */
  @Property({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  channelId!: string;

  @Property({ type: 'text' })
  showId!: string;

  @Property({ type: 'text' })
  kind!: SeriesKind;

  @Property({ type: 'json' })
  source!: SeriesSource;

  /** As its owner wrote it (CONTRACT.md 8); `readSchedule` reads it. */
  @Property({ type: 'text' })
  schedule!: string;

  /** IANA time zone that the schedule's times are meant in. */
  @Property({ type: 'text' })
  tz!: string;

  @Property({ type: 'text' })
  policy!: Policy;

  @Property({ type: 'json' })
  destinations!: SeriesDestinations;

  @Property({ type: 'text' })
  title!: string;

  /** What every episode is about, in its owner's words. */
  @Property({ type: 'text', nullable: true })
  premise!: string | null;

  @Property({ type: 'json' })
  settings!: SeriesSettings;

  @Property({ type: 'json', nullable: true })
  link!: SeriesLink | null;

  /** Made by `/v1/autopilot`, and listed there. */
  @Property({ type: 'boolean' })
  autopilot!: boolean;

  /** Null where an episode costs as any film does. */
  @Property({ type: 'integer', nullable: true })
  creditsPerEpisode!: number | null;

  @Property({ type: 'text' })
  status!: SeriesStatus;

  /** Read by the owner; null where the owner paused it. */
  @Property({ type: 'text', nullable: true })
  pauseReason!: string | null;

  /** The slot that is claimed next; null while it is paused. */
  @Property({ type: 'datetime', nullable: true })
  nextRunAt!: Date | null;

  @Property({ type: 'json', nullable: true })
  baseline!: SeriesBaseline | null;

  @Property({ type: 'json', nullable: true })
  memory!: SeriesMemory | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** Nothing more falls due; a check that is under way ends as it does. `reason` is null where the owner asked for it. */
  pause(reason: string | null, at: Date): void {
    Object.assign(this, { status: 'paused', pauseReason: reason, nextRunAt: null, updatedAt: at });
  }

  /** Slots fall due from `nextRunAt` on; those that passed meanwhile are not made up for. */
  resume(nextRunAt: Date, at: Date): void {
    Object.assign(this, { status: 'active', pauseReason: null, nextRunAt, updatedAt: at });
  }

  /** Takes another schedule or zone; a paused series stays paused. */
  reschedule(schedule: string, tz: string, nextRunAt: Date, at: Date): void {
    Object.assign(this, { schedule, tz, updatedAt: at });
    if (this.status === 'active') this.nextRunAt = nextRunAt;
  }
}

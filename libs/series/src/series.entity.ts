import { Check, Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import type { FieldMeanings } from '@app/facts';
import type { SpecDefaults } from '@app/channels';
import type { Baseline } from './changes/detect-changes';
import { nextSlot } from './schedule/next-slot';
import {
  POLICIES,
  type Policy,
  SERIES_KINDS,
  type SeriesDestinations,
  type SeriesKind,
  type SeriesLink,
  type SeriesSource,
} from './series-source';

/** What a series saw last, so that the next check tells what has changed since. */
export interface SeriesBaseline extends Baseline {
  /** The pack that was told last; null where nothing was told of it yet. */
  sourcePackId: string | null;
}

/** What the last episodes said and how, so that the next one differs. */
export interface SeriesMemory {
  /** Identities of the facts that were headlines, newest first. */
  headlines: string[];
  /** Forms of the last episodes' titles, newest first. */
  titles?: string[];
  /** How many episodes were told. */
  told?: number;
  /** News of a feed that waits for the day's digest. */
  waiting?: unknown[];
  /** When the last digest was due, ISO 8601. */
  digestAt?: string;
}

/** How its videos are made; what is left out is the show's. */
export type SeriesSettings = Pick<SpecDefaults, 'style' | 'format' | 'language' | 'voiceId' | 'targetSeconds'>;

/** Slots fall due and are checked, or none does until it is resumed. */
export const SERIES_STATUSES = ['active', 'paused'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** A show that makes itself: reads its source on a schedule and tells what is new. */
@Entity({ tableName: 'series' })
@Check({ name: 'series_check', expression: "(status = 'active') = (next_run_at IS NOT NULL)" })
@Check({ name: 'series_credits_per_episode_check', expression: 'credits_per_episode >= 0' })
@Check({ name: 'series_failures_check', expression: 'failures >= 0' })
@Index({ name: 'series_account', expression: 'CREATE INDEX series_account ON series (account_id, position DESC)' })
@Index({ name: 'series_due', expression: "CREATE INDEX series_due ON series (next_run_at) WHERE status = 'active'" })
@Index({
  name: 'series_clock',
  expression: 'CREATE INDEX series_clock ON series (clock_id) WHERE clock_id IS NOT NULL',
})
@Index({ name: 'series_show', properties: ['showId'] })
export class Series {
  /** The order in which series were started. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `ser_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  channelId!: string;

  @Property({ type: 'text' })
  showId!: string;

  @Enum({ type: 'text', items: [...SERIES_KINDS] })
  kind!: SeriesKind;

  @Property({ type: 'json' })
  source!: SeriesSource;

  /** As its owner wrote it; `readSchedule` reads it. */
  @Property({ type: 'text' })
  schedule!: string;

  /** IANA time zone that the schedule's times are meant in. */
  @Property({ type: 'text' })
  tz!: string;

  @Enum({ type: 'text', items: [...POLICIES] })
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

  /** What the figures of its source mean, where it has such fields. */
  @Property({ type: 'json', nullable: true })
  fields: FieldMeanings | null = null;

  @Property({ type: 'json', nullable: true })
  link!: SeriesLink | null;

  /** Made by `/v1/autopilot`, and listed there. */
  @Property({ type: 'boolean' })
  autopilot!: boolean;

  /** Null where an episode costs as any video does. */
  @Property({ type: 'integer', nullable: true })
  creditsPerEpisode!: number | null;

  @Enum({ type: 'text', items: [...SERIES_STATUSES] })
  status!: SeriesStatus;

  /** Read by the owner; null where the owner paused it. */
  @Property({ type: 'text', nullable: true })
  pauseReason!: string | null;

  /** The slot that is claimed next; null while it is paused. */
  @Property({ type: 'datetime', nullable: true })
  nextRunAt!: Date | null;

  /**
   * What `every …` is counted from: when it was started, resumed or given its schedule, so that a slot out of turn moves no
   * later one. Null where any slot of its own will do.
   */
  @Property({ type: 'datetime', nullable: true })
  anchorAt!: Date | null;

  /** Episodes in a row whose video came to nothing. */
  @Property({ type: 'integer', default: 0 })
  failures!: number;

  @Property({ type: 'json', nullable: true })
  baseline!: SeriesBaseline | null;

  @Property({ type: 'json', nullable: true })
  memory!: SeriesMemory | null;

  /** The test clock that it lives by; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /**
   * Nothing more falls due; a check that is under way ends as it does. `reason` is null where the owner asked for it. False,
   * and nothing is changed, where it is paused already.
   */
  pause(reason: string | null, at: Date): boolean {
    if (this.status === 'paused') return false;
    Object.assign(this, { status: 'paused', pauseReason: reason, nextRunAt: null, updatedAt: at });
    return true;
  }

  /** The next slot after `at` falls due; those that passed meanwhile are not made up for, and failures are forgotten. Again is fine. */
  resume(at: Date): void {
    if (this.status === 'active') return;
    const nextRunAt = nextSlot(this.schedule, this.tz, at);
    Object.assign(this, { status: 'active', pauseReason: null, nextRunAt, anchorAt: at, failures: 0, updatedAt: at });
  }

  /** Takes another schedule or zone; a paused series stays paused. Throws `BadRequestError` for one that there is not. */
  reschedule(schedule: string, tz: string, at: Date): void {
    const next = nextSlot(schedule, tz, at);
    Object.assign(this, { schedule, tz, anchorAt: at, updatedAt: at });
    if (this.status === 'active') this.nextRunAt = next;
  }
}

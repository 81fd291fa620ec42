import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/core';

/** Somebody owes it, it ran, it could not. */
const CHECK_STATUSES = ['claimed', 'done', 'failed'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** The first reading, nothing new, something new that waits for the day's digest, something new that became a video. */
export const CHECK_OUTCOMES = ['baseline', 'quiet', 'changed', 'episode'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/**
 * One due slot of a series, claimed: the only one of its slot (unique series and slot) and the only one of its series that
 * is open (unique series among the claimed), so that two checks can never see the same news.
 */
@Entity({ tableName: 'series_checks' })
@Check({ name: 'series_checks_credits_check', expression: 'credits >= 0' })
@Unique({ properties: ['seriesId', 'slot'] })
@Index({ name: 'series_checks_old', properties: ['claimedAt'] })
@Index({
  name: 'series_checks_owed',
  expression: "CREATE INDEX series_checks_owed ON series_checks (queued_at NULLS FIRST) WHERE status = 'claimed'",
})
@Index({
  name: 'series_checks_one_open',
  expression: "CREATE UNIQUE INDEX series_checks_one_open ON series_checks (series_id) WHERE status = 'claimed'",
})
export class SeriesCheck {
  /** `chk_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  seriesId!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The moment that fell due; after downtime the first of those that were missed. */
  @Property({ type: 'datetime' })
  slot!: Date;

  @Enum({ type: 'text', items: [...CHECK_STATUSES] })
  status!: CheckStatus;

  @Enum({ type: 'text', nullable: true, items: [...CHECK_OUTCOMES] })
  outcome!: CheckOutcome | null;

  /** What the check itself cost, its episode apart. */
  @Property({ type: 'integer' })
  credits!: number;

  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  /** Read by the owner. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** The test clock of its series; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  @Property({ type: 'datetime' })
  claimedAt!: Date;

  /** When its ticket was last put on the queue; null where nobody has yet. */
  @Property({ type: 'datetime', nullable: true })
  queuedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt!: Date | null;

  isOpen(): boolean {
    return this.status === 'claimed';
  }

  finish(outcome: CheckOutcome, at: Date, { credits = 0, videoId = null as string | null } = {}): void {
    Object.assign(this, { status: 'done', outcome, credits, videoId, error: null, finishedAt: at });
  }

  /** `error` in words for its owner; `credits` where it cost something all the same. */
  fail(error: string, at: Date, credits = 0): void {
    Object.assign(this, { status: 'failed', error, credits, finishedAt: at });
  }
}

import { Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import { BadRequestError, ConflictError } from '@app/platform';

export const CLOCK_STATUSES = ['ready', 'advancing', 'failed'] as const;
export type ClockStatus = (typeof CLOCK_STATUSES)[number];

/** Most days that one advance covers. */
export const MOST_DAYS_AHEAD = 366;
/** A clock that nobody has advanced for so long is removed. */
export const UNUSED_DAYS = 30;
const DAY_MS = 86_400_000;

/** A virtual clock of a test account. It stands still until it is advanced. */
@Entity({ tableName: 'test_clocks' })
@Index({
  name: 'test_clocks_account',
  expression: 'CREATE INDEX test_clocks_account ON test_clocks (account_id, position DESC)',
})
export class TestClock {
  /** The order in which clocks were made. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `clk_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text', nullable: true })
  name!: string | null;

  /** The time that it shows. */
  @Property({ type: 'datetime' })
  standsAt!: Date;

  @Enum({ type: 'text', items: [...CLOCK_STATUSES] })
  status!: ClockStatus;

  /** Where the last advance leads; null for a clock that never was advanced. */
  @Property({ type: 'datetime', nullable: true })
  target!: Date | null;

  /** The job of the last advance. */
  @Property({ type: 'text', nullable: true })
  jobId!: string | null;

  /** Why the last advance failed; read by the account. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** In real time, as is `usedAt`. */
  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When it was last advanced, or made. */
  @Property({ type: 'datetime' })
  usedAt!: Date;

  /** When it is removed, unless it is advanced before; in real time. */
  deletesAfter(): Date {
    return new Date(this.usedAt.getTime() + UNUSED_DAYS * DAY_MS);
  }

  /** Throws `ConflictError` while it is advancing, and `BadRequestError` for a target that is no later or too far. */
  advance(target: Date, jobId: string, at: Date): void {
    if (this.status === 'advancing') throw new ConflictError(`test clock ${this.id} is advancing`);
    const days = (target.getTime() - this.standsAt.getTime()) / DAY_MS;
    if (days <= 0) throw refused(`must be later than ${this.standsAt.toISOString()}, the time of the clock`);
    if (days > MOST_DAYS_AHEAD) throw refused(`must be at most ${MOST_DAYS_AHEAD} days later than the clock`);
    Object.assign(this, { status: 'advancing', target, jobId, error: null, usedAt: at });
  }

  /** Everything that fell due up to its target has been played. */
  arrive(at: Date): void {
    Object.assign(this, { status: 'ready', standsAt: this.target ?? this.standsAt, usedAt: at });
  }

  /** It stays at the last moment that was played, and may be advanced again. `error` is null where it was cancelled. */
  stop(error: string | null, at: Date): void {
    Object.assign(this, { status: error === null ? 'ready' : 'failed', error, usedAt: at });
  }
}

function refused(message: string): BadRequestError {
  return new BadRequestError([{ path: 'to', message }]);
}

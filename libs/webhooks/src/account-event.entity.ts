import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import { isLiveAccount } from '@app/platform';
import { type ApiVersion, eventFor } from '@app/versions';

/** An event in an account's feed, in the order in which the relay committed it. */
@Entity({ tableName: 'account_events' })
@Index({ name: 'account_events_account', properties: ['accountId', 'position'] })
@Index({
  name: 'account_events_clock',
  expression: 'CREATE INDEX account_events_clock ON account_events (clock_id) WHERE clock_id IS NOT NULL',
})
@Index({ name: 'account_events_age', properties: ['createdAt'] })
@Index({
  name: 'account_events_undelivered',
  expression: 'CREATE INDEX account_events_undelivered ON account_events (account_id, position) WHERE is_undelivered',
})
export class AccountEvent {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `evt_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  event!: string;

  /** The event's own fields, which are at the top level of the body. */
  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** The test clock by which it happened; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  /** Its deliveries are not written yet. */
  @Property({ type: 'boolean', default: false })
  isUndelivered!: boolean;

  /** The span that recorded it. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  /** The body as integrators of that version of the API receive it. */
  toBody(version: ApiVersion): Record<string, unknown> {
    const { id, event, payload } = this;
    const livemode = isLiveAccount(this.accountId);
    return eventFor(version, { id, event, createdAt: this.createdAt.toISOString(), livemode, ...payload });
  }
}

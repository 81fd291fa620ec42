import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { DomainEvent } from '../events/domain-events';

/** A domain event waiting to be told; written in the transaction of the change, removed when it was relayed. */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Property({ type: 'json' })
  event!: DomainEvent;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** The span in which it happened. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;
}

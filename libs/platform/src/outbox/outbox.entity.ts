import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { DomainEvent } from '../events/domain-events';

/** Pauses after a failed telling: a second, twice as long each time, an hour at most. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;

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

  /** How often its telling has failed. */
  @Property({ type: 'integer', default: 0 })
  tries!: number;

  /** Not before then; null: at once. */
  @Property({ type: 'datetime', nullable: true })
  dueAt!: Date | null;

  /** Its telling failed: those behind it go first. */
  setAside(at: Date): void {
    this.dueAt = new Date(at.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** this.tries, LONGEST_PAUSE_MS));
    this.tries += 1;
  }
}

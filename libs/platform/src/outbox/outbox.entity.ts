import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { VirtualMoment } from '../clock';

/** Something that happened. The lib in which it happens declares its type and payload; the platform only carries it. */
export interface DomainEvent<
  Type extends string = string,
  Payload extends object = object,
  AccountId extends string | null = string | null,
> {
  type: Type;
  accountId: AccountId;
  payload: Payload;
}

/** Pause after a failed attempt: a second, doubled each time, at most an hour. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** A domain event waiting for the relay: written in the transaction of the change, removed when relayed. */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Property({ type: 'json' })
  event!: DomainEvent;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** The span in which the event happened. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  /** The test clock at which it happened, and the clock's time then; null for what happened in real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  clockAt: Date | null = null;

  /** How often its telling has failed. */
  @Property({ type: 'integer', default: 0 })
  tries!: number;

  /** When to try again; null for at once. */
  @Property({ type: 'datetime', nullable: true })
  dueAt!: Date | null;

  get moment(): VirtualMoment | null {
    return this.clockId !== null && this.clockAt !== null ? { clockId: this.clockId, at: this.clockAt } : null;
  }

  /** Sets it aside after a failure; later events go first. */
  setAside(at: Date): void {
    this.dueAt = new Date(at.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** this.tries, LONGEST_PAUSE_MS));
    this.tries += 1;
  }
}

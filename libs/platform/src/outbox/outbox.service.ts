import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { DomainEvent } from '../events/domain-events';
import { traceparent } from '../tracing/spans';
import { OutboxEntry } from './outbox.entity';

/** Stores domain events; nothing is published before the transaction commits. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  /** Adds the event to the caller's transaction. */
  append(em: EntityManager, event: DomainEvent): void {
    em.persist(
      em.create(OutboxEntry, { event, createdAt: this.clock.now(), traceparent: traceparent(), tries: 0, dueAt: null }),
    );
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, virtualMoment } from '../clock';
import { traceparent } from '../tracing/spans';
import { type DomainEvent, OutboxEntry } from './outbox.entity';

/** Stores domain events; nothing is published before the transaction commits. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  /** Adds the event to the caller's transaction. Only compiles with its declared type: `append<VideoRendered>(em, …)`. */
  append<Event extends DomainEvent = never>(em: EntityManager, event: NoInfer<Event>): void {
    const moment = virtualMoment();
    em.persist(
      em.create(OutboxEntry, {
        event,
        createdAt: this.clock.real(),
        traceparent: traceparent(),
        clockId: moment?.clockId ?? null,
        clockAt: moment?.at ?? null,
        tries: 0,
        dueAt: null,
      }),
    );
  }
}

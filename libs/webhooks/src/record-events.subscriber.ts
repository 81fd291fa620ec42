import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Clock, type DomainEvent, newId, OutboxRelay, traceparent } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { WEBHOOK_EVENTS, type WebhookEventName } from './webhook-endpoint.entity';

/** Whether integrators receive the event; the others are internal. */
type PublishedEvent = Extract<DomainEvent, { type: WebhookEventName }>;

/** Writes each published event into the account's feed. `WriteDeliveriesService` writes the deliveries, outside the relay's transaction. */
@Injectable()
export class RecordEventsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe(async (event, em) => (isPublished(event) ? await this.record(event, em) : undefined));
  }

  private async record({ type, accountId, payload }: PublishedEvent, em: EntityManager): Promise<void> {
    const recorded = em.create(AccountEvent, {
      id: newId('evt'),
      accountId,
      event: type,
      payload: { ...payload },
      createdAt: this.clock.now(),
      isUndelivered: true,
      traceparent: traceparent(),
    });
    await em.persistAndFlush(recorded);
  }
}

function isPublished(event: DomainEvent): event is PublishedEvent {
  return WEBHOOK_EVENTS.some((name) => name === event.type);
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AfterCommit, Clock, type DomainEvent, newId, OutboxRelay } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { DeliveryQueue } from './delivery-queue';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WEBHOOK_EVENTS, WebhookEndpoint, type WebhookEventName } from './webhook-endpoint.entity';

/** An event that integrators are told of; the others are for the house. */
type PublishedEvent = Extract<DomainEvent, { type: WebhookEventName }>;

const OPEN = 'SELECT FROM accounts WHERE id = ? AND closed_at IS NULL';

/** Writes each published event into the account's feed and one delivery for each endpoint that asked for it. */
@Injectable()
export class RecordEventsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
    private readonly queue: DeliveryQueue,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe(async (event, em) => (isPublished(event) ? await this.record(event, em) : undefined));
  }

  private async record({ type, accountId, payload }: PublishedEvent, em: EntityManager): Promise<AfterCommit> {
    const createdAt = this.clock.now();
    const recorded = em.create(AccountEvent, {
      id: newId('evt'),
      accountId,
      event: type,
      payload: { ...payload },
      createdAt,
    });
    await em.persistAndFlush(recorded);
    // Nobody is told anything on behalf of a closed account; its feed has it all the same, should it be brought back.
    const open = await em.execute<object[]>(OPEN, [accountId]);
    const endpoints = open.length > 0 ? await em.find(WebhookEndpoint, { accountId, deletedAt: null }) : [];
    const deliveries = endpoints
      .filter(({ events }) => events.includes(type))
      .map((endpoint) => WebhookDelivery.ofEvent(em, endpoint, recorded, createdAt));
    await em.flush();
    return async () => {
      for (const { id } of deliveries) await this.queue.enqueue(id);
    };
  }
}

function isPublished(event: DomainEvent): event is PublishedEvent {
  return WEBHOOK_EVENTS.some((name) => name === event.type);
}

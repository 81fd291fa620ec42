import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AfterCommit, Clock, type DomainEvent, newId, OutboxRelay } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { DeliveryQueue } from './delivery-queue';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** Writes each domain event into the account's feed and one delivery for each endpoint that asked for it. */
@Injectable()
export class RecordEventsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
    private readonly queue: DeliveryQueue,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe((event, em) => this.record(event, em));
  }

  private async record({ type, accountId, payload }: DomainEvent, em: EntityManager): Promise<AfterCommit> {
    const createdAt = this.clock.now();
    const recorded = em.create(AccountEvent, {
      id: newId('evt'),
      accountId,
      event: type,
      payload: { ...payload },
      createdAt,
    });
    await em.persistAndFlush(recorded);
    const endpoints = await em.find(WebhookEndpoint, { accountId, deletedAt: null });
    const deliveries = endpoints
      .filter(({ events }) => events.includes(type))
      .map(({ id: webhookId, url }) =>
        em.create(WebhookDelivery, {
          id: newId('dlv'),
          webhookId,
          eventId: recorded.id,
          event: type,
          videoId: payload.videoId,
          url,
          status: 'pending',
          responseStatus: null,
          durationMs: null,
          error: null,
          claimedAt: null,
          createdAt,
        }),
      );
    await em.persistAndFlush(deliveries);
    return async () => {
      for (const { id } of deliveries) await this.queue.enqueue(id);
    };
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  ConflictError,
  Database,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
  traceparent,
} from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { DeliveryQueue } from './delivery-queue';
import { WebhookDelivery } from './webhook-delivery.entity';
import { TEST_EVENT } from './webhook-endpoint.entity';
import { findEndpoint } from './webhooks.service';

/** What an endpoint was told, and telling it something on demand. Throws `NotFoundError` for another account's endpoint. */
@Injectable()
export class DeliveryLogService {
  constructor(
    private readonly database: Database,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Throws `UnknownCursorError`. */
  async list(accountId: string, webhookId: string, asked: PageAsked): Promise<Page<WebhookDelivery>> {
    const em = this.database.read();
    await findEndpoint(em, accountId, webhookId);
    return await readPage(em, { entity: WebhookDelivery, whose: { webhookId }, by: ['position'] }, asked);
  }

  /** Sends an event of its own, `webhook.test`, whatever events the endpoint asked for. */
  async test(accountId: string, webhookId: string): Promise<WebhookDelivery> {
    return await this.send(accountId, webhookId, async (em) => {
      const event = em.create(AccountEvent, {
        id: newId('evt'),
        accountId,
        event: TEST_EVENT,
        payload: { webhookId },
        createdAt: this.clock.now(),
        isUndelivered: false,
        traceparent: traceparent(),
      });
      await em.persistAndFlush(event);
      return event;
    });
  }

  /** One more attempt for the same event: a delivery of its own, signed anew. Throws `ConflictError` before the first is over. */
  async resend(accountId: string, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
    return await this.send(accountId, webhookId, async (em) => {
      const { status, eventId } = await findDelivery(em, webhookId, deliveryId);
      if (status === 'pending') throw new ConflictError(`the delivery ${deliveryId} is still under way`);
      return await em.findOneOrFail(AccountEvent, { id: eventId });
    });
  }

  private async send(
    accountId: string,
    webhookId: string,
    choose: (em: EntityManager) => Promise<AccountEvent>,
  ): Promise<WebhookDelivery> {
    const delivery = await this.database.transaction(async (em) => {
      const endpoint = await findEndpoint(em, accountId, webhookId);
      const row = WebhookDelivery.ofEvent(endpoint, await choose(em), this.clock.now());
      const made = em.create(WebhookDelivery, { ...row, traceparent: traceparent() });
      em.persist(made);
      return made;
    });
    await this.queue.announce([{ accountId, id: delivery.id }]);
    return delivery;
  }
}

async function findDelivery(em: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
  const delivery = await em.findOne(WebhookDelivery, { id, webhookId });
  if (!delivery) throw new NotFoundError('delivery', id);
  return delivery;
}

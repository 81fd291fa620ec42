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
import { type DeliveryStatus, WebhookDelivery } from './webhook-delivery.entity';
import type { WebhookEndpoint } from './webhook-endpoint.entity';
import { TEST_EVENT } from './webhook-events';
import { findEndpoint } from './webhooks.service';

/** Most deliveries that one request sends again. */
export const MOST_RESENT = 1_000;

/** What a log is narrowed to; all that is said must be true of a delivery. */
export interface DeliveriesAsked extends PageAsked {
  status?: DeliveryStatus;
  event?: string;
}

/** A delivery with its event. */
export interface LoggedDelivery {
  delivery: WebhookDelivery;
  event: AccountEvent;
}

/** Events that an endpoint asked for and has not received, oldest first; pending deliveries count as received. */
const UNTOLD = `
  SELECT position FROM account_events WHERE id IN (
    SELECT d.event_id FROM webhook_deliveries d
     WHERE d.webhook_id = ? AND d.status = 'failed' AND d.created_at >= ? AND d.event IN (?)
       AND NOT EXISTS (
         SELECT FROM webhook_deliveries o
          WHERE o.event_id = d.event_id AND o.webhook_id = d.webhook_id AND o.status <> 'failed'))
  ORDER BY position LIMIT ?`;

/** The deliveries of an endpoint, test events and resends. Throws `NotFoundError` for another account's endpoint. */
@Injectable()
export class DeliveryLogService {
  constructor(
    private readonly database: Database,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Newest first, of that status and event where they are named. Throws `UnknownCursorError`. */
  async list(
    accountId: string,
    webhookId: string,
    { status, event: name, ...asked }: DeliveriesAsked,
  ): Promise<Page<LoggedDelivery>> {
    const em = this.database.read();
    await findEndpoint(em, accountId, webhookId);
    const where = { ...(status ? { status } : {}), ...(name ? { event: name } : {}) };
    const list = { entity: WebhookDelivery, whose: { webhookId }, where, by: ['position'] as const };
    const { data, nextCursor } = await readPage(em, list, asked);
    const found = await em.find(AccountEvent, { id: { $in: data.map(({ eventId }) => eventId) } });
    const events = new Map(found.map((event) => [event.id, event]));
    const logged = data.flatMap((delivery) => {
      const event = events.get(delivery.eventId);
      return event ? [{ delivery, event }] : [];
    });
    return { data: logged, nextCursor };
  }

  /** Sends a `webhook.test` event, whatever events the endpoint asked for. Throws `ConflictError` while it is disabled. */
  async test(accountId: string, webhookId: string): Promise<LoggedDelivery> {
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

  /**
   * Another attempt for the same event, as a new delivery with a new signature. Throws `ConflictError` while the first is
   * pending or the endpoint is disabled.
   */
  async resend(accountId: string, webhookId: string, deliveryId: string): Promise<LoggedDelivery> {
    return await this.send(accountId, webhookId, async (em) => {
      const { status, eventId } = await findDelivery(em, webhookId, deliveryId);
      if (status === 'pending') throw new ConflictError(`the delivery ${deliveryId} is still under way`);
      return await em.findOneOrFail(AccountEvent, { id: eventId });
    });
  }

  /**
   * Another attempt for each event since then that the endpoint asked for and has not accepted, oldest first, at most
   * `MOST_RESENT`; `more` says whether others are left. Pending deliveries are skipped, so asking twice sends nothing twice.
   * Throws `ConflictError` while the endpoint is disabled.
   */
  async resendFailed(accountId: string, webhookId: string, since: Date): Promise<{ resent: number; more: boolean }> {
    const { ids, more } = await this.database.transaction(async (em) => {
      // Parallel requests run one after the other.
      await em.execute('SELECT FROM webhook_endpoints WHERE id = ? FOR NO KEY UPDATE', [webhookId]);
      const endpoint = await findEnabled(em, accountId, webhookId);
      const untold = await em.execute<Array<{ position: string }>>(UNTOLD, [
        webhookId,
        since,
        endpoint.events,
        MOST_RESENT + 1,
      ]);
      const positions = untold.slice(0, MOST_RESENT).map(({ position }) => position);
      const events = await em.find(AccountEvent, { position: { $in: positions } }, { orderBy: { position: 'asc' } });
      const now = this.clock.now();
      const rows = events.map((event) => ({
        ...WebhookDelivery.ofEvent(endpoint, event, now),
        traceparent: traceparent(),
      }));
      if (rows.length > 0) await em.insertMany(WebhookDelivery, rows);
      return { ids: rows.map(({ id }) => id), more: untold.length > MOST_RESENT };
    });
    await this.queue.announce(ids.map((id) => ({ accountId, id })));
    return { resent: ids.length, more };
  }

  private async send(
    accountId: string,
    webhookId: string,
    choose: (em: EntityManager) => Promise<AccountEvent>,
  ): Promise<LoggedDelivery> {
    const sent = await this.database.transaction(async (em) => {
      const endpoint = await findEnabled(em, accountId, webhookId);
      const event = await choose(em);
      const row = WebhookDelivery.ofEvent(endpoint, event, this.clock.now());
      const delivery = em.create(WebhookDelivery, { ...row, traceparent: traceparent() });
      em.persist(delivery);
      return { delivery, event };
    });
    await this.queue.announce([{ accountId, id: sent.delivery.id }]);
    return sent;
  }
}

/** Throws `ConflictError` if it is disabled. */
async function findEnabled(em: EntityManager, accountId: string, webhookId: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(em, accountId, webhookId);
  if (!endpoint.enabled) throw new ConflictError(`the webhook ${webhookId} is disabled; enable it first`);
  return endpoint;
}

async function findDelivery(em: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
  const delivery = await em.findOne(WebhookDelivery, { id, webhookId });
  if (!delivery) throw new NotFoundError('delivery', id);
  return delivery;
}

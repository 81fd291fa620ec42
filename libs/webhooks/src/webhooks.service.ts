import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  FetchError,
  newId,
  NotFoundError,
  SafeFetch,
  SecretBox,
  UnprocessableError,
} from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint, type WebhookEventName } from './webhook-endpoint.entity';

/** A page of a list, newest or oldest first; the cursor of the next one is null at the end. */
export interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

/** Registers endpoints and reads what they were told. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
  ) {}

  /** The secret is seen here and never again. Throws `UnprocessableError` for an address that may not be called. */
  async create(
    accountId: string,
    input: { url: string; events: WebhookEventName[] },
  ): Promise<{ id: string; secret: string }> {
    try {
      this.safeFetch.assertFetchable(input.url);
    } catch (error) {
      throw error instanceof FetchError ? new UnprocessableError(`url ${error.message}`) : error;
    }
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const em = this.database.read();
    const endpoint = em.create(WebhookEndpoint, {
      id: newId('wh'),
      accountId,
      url: input.url,
      events: [...new Set(input.events)],
      sealedSecret: this.secrets.seal(secret),
      createdAt: this.clock.now(),
      deletedAt: null,
    });
    await em.persistAndFlush(endpoint);
    return { id: endpoint.id, secret };
  }

  /** Newest first. Throws `NotFoundError` for another account's endpoint too. */
  async deliveries(
    accountId: string,
    webhookId: string,
    page: { limit: number; cursor?: string },
  ): Promise<Page<WebhookDelivery>> {
    const em = this.database.read();
    const endpoint = await em.findOne(WebhookEndpoint, { id: webhookId, accountId });
    if (!endpoint) throw new NotFoundError('webhook', webhookId);
    const before = page.cursor ? await em.findOne(WebhookDelivery, { id: page.cursor, webhookId }) : null;
    if (page.cursor && !before) throw new NotFoundError('delivery', page.cursor);
    const rows = await em.find(
      WebhookDelivery,
      { webhookId, ...(before ? { position: { $lt: before.position } } : {}) },
      { orderBy: { position: 'desc' }, limit: page.limit + 1 },
    );
    return cutPage(rows, page.limit);
  }

  /** Every event of the account in order, after the named one. Throws `NotFoundError` for an unknown `after`. */
  async events(accountId: string, page: { limit: number; after?: string }): Promise<Page<AccountEvent>> {
    const em = this.database.read();
    const after = page.after ? await em.findOne(AccountEvent, { id: page.after, accountId }) : null;
    if (page.after && !after) throw new NotFoundError('event', page.after);
    const rows = await em.find(
      AccountEvent,
      { accountId, ...(after ? { position: { $gt: after.position } } : {}) },
      { orderBy: { position: 'asc' }, limit: page.limit + 1 },
    );
    return cutPage(rows, page.limit);
  }
}

function cutPage<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const data = rows.slice(0, limit);
  return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

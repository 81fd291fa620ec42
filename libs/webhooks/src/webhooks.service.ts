import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  cutPage,
  Database,
  FetchError,
  newId,
  NotFoundError,
  type Page,
  rowAt,
  SafeFetch,
  SecretBox,
  UnprocessableError,
} from '@app/platform';
import { newSigningSecret } from './signature';
import { WebhookEndpoint, type WebhookEventName } from './webhook-endpoint.entity';

/** Registers, lists and removes endpoints. */
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
    const secret = newSigningSecret();
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

  /** Live ones, newest first, behind the one that `cursor` names. Throws `UnknownCursorError`. */
  async list(accountId: string, page: { limit: number; cursor?: string }): Promise<Page<WebhookEndpoint>> {
    const em = this.database.read();
    const last = await rowAt(page.cursor, (id) => em.findOne(WebhookEndpoint, { id, accountId }));
    const behind = last && {
      $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }],
    };
    const rows = await em.find(
      WebhookEndpoint,
      { accountId, deletedAt: null, ...behind },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: page.limit + 1 },
    );
    return cutPage(rows, page.limit);
  }

  /** Throws `NotFoundError` for another account's too, and for one that is gone. */
  async get(accountId: string, webhookId: string): Promise<WebhookEndpoint> {
    return await findEndpoint(this.database.read(), accountId, webhookId);
  }

  /** Throws `NotFoundError` for another account's too, and for one that is gone already. */
  async remove(accountId: string, webhookId: string): Promise<void> {
    const em = this.database.read();
    const endpoint = await findEndpoint(em, accountId, webhookId);
    endpoint.remove(this.clock.now());
    await em.flush();
  }
}

/** An account's live endpoint. Throws `NotFoundError` for another account's too. */
export async function findEndpoint(em: EntityManager, accountId: string, webhookId: string): Promise<WebhookEndpoint> {
  const endpoint = await em.findOne(WebhookEndpoint, { id: webhookId, accountId, deletedAt: null });
  if (!endpoint) throw new NotFoundError('webhook', webhookId);
  return endpoint;
}

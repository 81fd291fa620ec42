import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  ConflictError,
  Database,
  FetchError,
  newId,
  NotFoundError,
  type Page,
  type PageAsked,
  readPage,
  SafeFetch,
  SecretBox,
  UnprocessableError,
} from '@app/platform';
import type { ApiVersion } from '@app/versions';
import { RETIRED_FOR_MS, withRetired } from './retired-secrets';
import { newSigningSecret } from './signature';
import { type WebhookChange, WebhookEndpoint } from './webhook-endpoint.entity';
import type { WebhookEventName } from './webhook-events';

/** Most endpoints of one account. */
export const MAX_WEBHOOKS = 20;

@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the secret, which is never shown again. Throws `UnprocessableError` for an address that may not be called, and
   * `ConflictError` if the account has too many endpoints.
   */
  async create(
    accountId: string,
    input: { url: string; events: WebhookEventName[]; apiVersion: ApiVersion },
  ): Promise<{ id: string; secret: string }> {
    this.assertFetchable(input.url);
    const secret = newSigningSecret();
    return await this.database.transaction(async (em) => {
      // Parallel requests of one account are counted one after the other.
      await em.execute('SELECT FROM accounts WHERE id = ? FOR NO KEY UPDATE', [accountId]);
      if ((await em.count(WebhookEndpoint, { accountId, deletedAt: null })) >= MAX_WEBHOOKS) {
        throw new ConflictError(`an account has at most ${MAX_WEBHOOKS} webhooks; delete one of them first`);
      }
      const endpoint = em.create(WebhookEndpoint, {
        id: newId('wh'),
        accountId,
        url: input.url,
        events: [...new Set(input.events)],
        apiVersion: input.apiVersion,
        sealedSecret: this.secrets.seal(secret),
        sealedRetired: null,
        enabled: true,
        pausedReason: null,
        failingSince: null,
        createdAt: this.clock.now(),
        deletedAt: null,
      });
      em.persist(endpoint);
      return { id: endpoint.id, secret };
    });
  }

  /** Endpoints that were not removed, newest first, after the one named by `cursor`. Throws `UnknownCursorError`. */
  async list(accountId: string, asked: PageAsked): Promise<Page<WebhookEndpoint>> {
    const list = { entity: WebhookEndpoint, whose: { accountId }, where: { deletedAt: null } };
    return await readPage(this.database.read(), { ...list, by: ['createdAt', 'id'] }, asked);
  }

  /** Throws `NotFoundError`, also for another account's or a removed one. */
  async get(accountId: string, webhookId: string): Promise<WebhookEndpoint> {
    return await findEndpoint(this.database.read(), accountId, webhookId);
  }

  /** Throws `NotFoundError`, and `UnprocessableError` for an address that may not be called. */
  async change(accountId: string, webhookId: string, change: WebhookChange): Promise<WebhookEndpoint> {
    if (change.url !== undefined) this.assertFetchable(change.url);
    return await this.database.transaction(async (em) => {
      const endpoint = await findEndpoint(em, accountId, webhookId, LockMode.PESSIMISTIC_WRITE);
      endpoint.change(change);
      await em.flush();
      return endpoint;
    });
  }

  /**
   * Returns a new secret, which is never shown again. The old one signs beside it until `previousUntil`. Throws
   * `NotFoundError`, and `ConflictError` after too many in a day.
   */
  async rotateSecret(
    accountId: string,
    webhookId: string,
  ): Promise<{ id: string; secret: string; previousUntil: Date }> {
    const secret = newSigningSecret();
    const now = this.clock.now();
    await this.database.transaction(async (em) => {
      const endpoint = await findEndpoint(em, accountId, webhookId, LockMode.PESSIMISTIC_WRITE);
      const replaced = this.secrets.open(endpoint.sealedSecret);
      endpoint.sealedRetired = withRetired(this.secrets, endpoint.sealedRetired, replaced, now);
      endpoint.sealedSecret = this.secrets.seal(secret);
      await em.flush();
    });
    return { id: webhookId, secret, previousUntil: new Date(now.getTime() + RETIRED_FOR_MS) };
  }

  /** Throws `NotFoundError`, also for another account's or a removed one. */
  async remove(accountId: string, webhookId: string): Promise<void> {
    const em = this.database.read();
    const endpoint = await findEndpoint(em, accountId, webhookId);
    endpoint.remove(this.clock.now());
    await em.flush();
  }

  private assertFetchable(url: string): void {
    try {
      this.safeFetch.assertFetchable(url);
    } catch (error) {
      throw error instanceof FetchError ? new UnprocessableError(`url ${error.message}`) : error;
    }
  }
}

/** An account's endpoint that was not removed. Throws `NotFoundError`, also for another account's. */
export async function findEndpoint(
  em: EntityManager,
  accountId: string,
  webhookId: string,
  lockMode?: LockMode,
): Promise<WebhookEndpoint> {
  const where = { id: webhookId, accountId, deletedAt: null };
  const endpoint = await em.findOne(WebhookEndpoint, where, lockMode === undefined ? {} : { lockMode });
  if (!endpoint) throw new NotFoundError('webhook', webhookId);
  return endpoint;
}

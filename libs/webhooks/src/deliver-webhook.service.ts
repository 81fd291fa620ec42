import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  doQueued,
  FetchError,
  inSpan,
  isPassingTrouble,
  noteIds,
  QUEUES,
  SafeFetch,
  SecretBox,
  TicketHandler,
} from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { AT_ONCE_PER_ACCOUNT, DeliveryQueue, type DeliveryTicket } from './delivery-queue';
import { EndpointHealthService } from './endpoint-health.service';
import { retiredSecrets } from './retired-secrets';
import { deliveryHeaders } from './signature';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { answered, type DeliveryOutcome, WebhookMetrics } from './webhook.metrics';

const TIMEOUT_MS = 10_000;
/** How much of an answer is kept, and how long to wait for it. */
const ANSWER_BYTES = 2_048;
const ANSWER_WITHIN_MS = 1_000;
/** An older claim belongs to a dead process, and blocks nothing. */
const CLAIMED_AT_MOST_MS = 2 * TIMEOUT_MS;
/** The delivery that has waited longest in the account, if the account may send one more. */
const NEXT = `
  WITH own AS (
    SELECT id FROM webhook_endpoints WHERE account_id = (
      SELECT e.account_id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.webhook_id WHERE d.id = ?))
  SELECT first.id FROM own, LATERAL (
    SELECT position, id FROM webhook_deliveries
    WHERE webhook_id = own.id AND status = 'pending' AND claimed_at IS NULL ORDER BY position LIMIT 1
  ) AS first WHERE (
    SELECT count(*) FROM own JOIN webhook_deliveries d ON d.webhook_id = own.id
    WHERE d.status = 'pending' AND d.claimed_at > ?) < ${AT_ONCE_PER_ACCOUNT}
  ORDER BY first.position LIMIT 1`;
/** Takes it, unless another process has this moment. */
const CLAIM = `UPDATE webhook_deliveries SET claimed_at = ? WHERE claimed_at IS NULL AND id = (${NEXT}) RETURNING *`;
const SETTLE_TRIES = 15;
const SETTLE_PAUSE_MS = 2_000;

/** Makes the one attempt of a delivery (docs/specification.md 6, rule 2). */
@Injectable()
export class DeliverWebhookService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
    private readonly metrics: WebhookMetrics,
    private readonly queue: DeliveryQueue,
    private readonly health: EndpointHealthService,
  ) {}

  @TicketHandler(QUEUES.webhooks)
  async take({ deliveryId }: DeliveryTicket): Promise<void> {
    await this.deliver(deliveryId);
  }

  /**
   * Sends the delivery that has waited longest in the account of this one, then queues the next. Does nothing if none waits,
   * or the account already has as many in progress as it may.
   */
  async deliver(ticketed: string): Promise<void> {
    const em = this.database.read();
    const delivery = await this.claim(em, ticketed);
    if (delivery === null) return;
    const { id: deliveryId, traceparent, createdAt: from, videoId } = delivery;
    const waited = { from, to: this.clock.now() };
    const ids = { deliveryId, ...(videoId === null ? {} : { videoId }) };
    await doQueued({ name: 'webhook.deliver', ids, traceparent, waited }, () => this.make(em, delivery));
  }

  /** Parallel claims do not wait for each other, so an account may briefly exceed its limit. */
  private async claim(em: EntityManager, ticketed: string): Promise<WebhookDelivery | null> {
    do {
      const values = [this.clock.now(), ticketed, this.claimsCountSince()];
      const [claimed] = await em.execute<object[]>(CLAIM, values);
      if (claimed) return em.map(WebhookDelivery, claimed);
    } while ((await this.next(em, ticketed)) !== null);
    return null;
  }

  private async next(em: EntityManager, ofAccountOf: string): Promise<string | null> {
    const [next] = await em.execute<Array<{ id: string }>>(NEXT, [ofAccountOf, this.claimsCountSince()]);
    return next?.id ?? null;
  }

  private claimsCountSince(): Date {
    return new Date(this.clock.now().getTime() - CLAIMED_AT_MOST_MS);
  }

  private async make(em: EntityManager, delivery: WebhookDelivery): Promise<void> {
    const endpoint = await em.findOneOrFail(WebhookEndpoint, { id: delivery.webhookId });
    const event = await em.findOneOrFail(AccountEvent, { id: delivery.eventId });
    noteIds({ accountId: event.accountId });
    const left = endpoint.deletedAt ? 'deleted' : endpoint.enabled ? null : 'disabled';
    if (left === null) Object.assign(delivery, { url: endpoint.url, apiVersion: endpoint.apiVersion });
    delivery.settle(left === null ? await this.send(endpoint, event) : this.leave(left));
    await settled(() => em.flush());
    if (left === null) await settled(() => this.health.note(endpoint, delivery.status === 'delivered'));
    const next = await this.next(em, delivery.id);
    if (next !== null) await this.queue.announce([{ accountId: event.accountId, id: next }]);
  }

  private leave(why: 'deleted' | 'disabled') {
    this.tell(why, 0);
    return { ...NOT_SENT, error: `the webhook was ${why}` };
  }

  private async send(endpoint: WebhookEndpoint, event: AccountEvent) {
    const body = JSON.stringify(event.toBody(endpoint.apiVersion));
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    try {
      const signed = deliveryHeaders(this.secretsOf(endpoint), event.id, body, this.clock.now());
      const headers = { ...signed, 'factreel-version': endpoint.apiVersion };
      const request = { url: endpoint.url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
      const answer = await inSpan({ name: 'webhook.post', kind: 'client' }, async (span) => {
        const wanted = { ...request, maxBytes: ANSWER_BYTES, maxRedirects: 0 };
        const told = await this.safeFetch.fetchStart(wanted, ANSWER_WITHIN_MS);
        span.setAttribute('http.response.status_code', told.status);
        return told;
      });
      this.tell(answered(answer.status), elapsed());
      const ok = answer.status >= 200 && answer.status < 300;
      const error = ok ? null : `answered ${answer.status}`;
      return {
        status: ok ? ('delivered' as const) : ('failed' as const),
        responseStatus: answer.status,
        responseBody: textOf(answer.body),
        durationMs: elapsed(),
        error,
      };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      this.tell(FAULTS[error.reason], elapsed());
      return { ...NOT_SENT, durationMs: elapsed(), error: error.message };
    }
  }

  /** All secrets that sign now, the current one first. */
  private secretsOf({ sealedSecret, sealedRetired }: WebhookEndpoint): string[] {
    const retired = retiredSecrets(this.secrets, sealedRetired, this.clock.now());
    return [this.secrets.open(sealedSecret), ...retired.map(({ secret }) => secret)];
  }

  private tell(outcome: DeliveryOutcome, ms: number): void {
    this.metrics.deliveries.observe({ outcome }, ms / 1000);
  }
}

/** The request was sent, so wait for a database that is briefly down rather than log it as interrupted. */
async function settled(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isPassingTrouble(error) || tries === SETTLE_TRIES) throw error;
      await pause(SETTLE_PAUSE_MS);
    }
  }
}

/** Removes characters that PostgreSQL refuses, and a last character that was cut in half. */
function textOf(start: Buffer): string {
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\0', '');
}

/** Only the start of an answer is read, so no answer is too large. */
const FAULTS: Readonly<Record<FetchError['reason'], DeliveryOutcome>> = {
  refused: 'refused',
  timeout: 'timeout',
  failed: 'unreachable',
  too_large: 'unreachable',
};
const NOT_SENT = { status: 'failed' as const, responseStatus: null, responseBody: null, durationMs: 0 };

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
  SafeFetch,
  SecretBox,
} from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { deliveryHeaders } from './signature';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { answered, type DeliveryOutcome, WebhookMetrics } from './webhook.metrics';

const TIMEOUT_MS = 10_000;
const SETTLE_TRIES = 15;
const SETTLE_PAUSE_MS = 2_000;

/** Makes the one attempt of a delivery (specification 6, rule 2). */
@Injectable()
export class DeliverWebhookService {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly safeFetch: SafeFetch,
    private readonly clock: Clock,
    private readonly metrics: WebhookMetrics,
  ) {}

  /** Does nothing for a delivery that was claimed before, whatever became of it. */
  async deliver(deliveryId: string): Promise<void> {
    const em = this.database.read();
    const claimed = await em.nativeUpdate(
      WebhookDelivery,
      { id: deliveryId, claimedAt: null },
      { claimedAt: this.clock.now() },
    );
    if (claimed === 0) return;
    const delivery = await em.findOneOrFail(WebhookDelivery, { id: deliveryId });
    const { traceparent, createdAt: from, videoId } = delivery;
    const waited = { from, to: this.clock.now() };
    const ids = { deliveryId, ...(videoId === null ? {} : { videoId }) };
    await doQueued({ name: 'webhook.deliver', ids, traceparent, waited }, () => this.make(em, delivery));
  }

  private async make(em: EntityManager, delivery: WebhookDelivery): Promise<void> {
    const endpoint = await em.findOneOrFail(WebhookEndpoint, { id: delivery.webhookId });
    const event = await em.findOneOrFail(AccountEvent, { id: delivery.eventId });
    noteIds({ accountId: event.accountId });
    delivery.settle(endpoint.deletedAt ? this.leave() : await this.send(endpoint, event));
    await settled(() => em.flush());
  }

  private leave() {
    this.tell('deleted', 0);
    return { ...NOT_SENT, error: 'the webhook was deleted' };
  }

  private async send(endpoint: WebhookEndpoint, event: AccountEvent) {
    const body = JSON.stringify(event.toBody());
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    try {
      const headers = deliveryHeaders(this.secrets.open(endpoint.sealedSecret), event.id, body, this.clock.now());
      const request = { url: endpoint.url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
      const answer = await inSpan({ name: 'webhook.post', kind: 'client' }, async (span) => {
        const told = await this.safeFetch.fetch({ ...request, maxBytes: 0, maxRedirects: 0 });
        span.setAttribute('http.response.status_code', told.status);
        return told;
      });
      this.tell(answered(answer.status), elapsed());
      const ok = answer.status >= 200 && answer.status < 300;
      const error = ok ? null : `answered ${answer.status}`;
      return {
        status: ok ? ('delivered' as const) : ('failed' as const),
        responseStatus: answer.status,
        durationMs: elapsed(),
        error,
      };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      this.tell(FAULTS[error.reason], elapsed());
      return { ...NOT_SENT, durationMs: elapsed(), error: error.message };
    }
  }

  private tell(outcome: DeliveryOutcome, ms: number): void {
    this.metrics.deliveries.observe({ outcome }, ms / 1000);
  }
}

/** What was sent was sent: a database that is away for a moment is waited for, rather than to call it interrupted. */
async function settled(flush: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await flush();
    } catch (error) {
      if (!isPassingTrouble(error) || tries === SETTLE_TRIES) throw error;
      await pause(SETTLE_PAUSE_MS);
    }
  }
}

/** The body of an answer is not read, so none is too large. */
const FAULTS: Readonly<Record<FetchError['reason'], DeliveryOutcome>> = {
  refused: 'refused',
  timeout: 'timeout',
  failed: 'unreachable',
  too_large: 'unreachable',
};
const NOT_SENT = { status: 'failed' as const, responseStatus: null, durationMs: 0 };

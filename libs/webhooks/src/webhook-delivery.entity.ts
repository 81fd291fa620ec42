import { DeferMode, Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import { newId } from '@app/platform';
import { type ApiVersion, API_VERSIONS } from '@app/versions';
import type { AccountEvent } from './account-event.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The one attempt to deliver one event to one endpoint. */
@Entity({ tableName: 'webhook_deliveries' })
@Index({ name: 'webhook_deliveries_age', properties: ['createdAt'] })
@Index({
  name: 'webhook_deliveries_claimed',
  expression:
    "CREATE INDEX webhook_deliveries_claimed ON webhook_deliveries (webhook_id, claimed_at) WHERE status = 'pending' AND claimed_at IS NOT NULL",
})
@Index({ name: 'webhook_deliveries_event', properties: ['eventId'] })
@Index({
  name: 'webhook_deliveries_log',
  expression: 'CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, position DESC)',
})
@Index({
  name: 'webhook_deliveries_pending',
  expression: "CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (created_at) WHERE status = 'pending'",
})
@Index({
  name: 'webhook_deliveries_waiting',
  expression:
    "CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, position) WHERE status = 'pending' AND claimed_at IS NULL",
})
export class WebhookDelivery {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `dlv_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @ManyToOne({ entity: () => WebhookEndpoint, mapToPk: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  webhookId!: string;

  @Property({ type: 'text' })
  eventId!: string;

  @Property({ type: 'text' })
  event!: string;

  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  @Property({ type: 'text' })
  url!: string;

  /** The version of the API in which it is sent. */
  @Property({ type: 'text', default: API_VERSIONS[0] })
  apiVersion!: ApiVersion;

  @Enum({ type: 'text', items: [...DELIVERY_STATUSES] })
  status!: DeliveryStatus;

  @Property({ type: 'integer', nullable: true })
  responseStatus!: number | null;

  /** The start of the answer's body. */
  @Property({ type: 'text', nullable: true })
  responseBody!: string | null;

  @Property({ type: 'integer', nullable: true })
  durationMs!: number | null;

  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** Set before anything is sent, so a crash cannot cause a second attempt. */
  @Property({ type: 'datetime', nullable: true })
  claimedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** The span in which the event happened. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  /** A pending delivery. */
  static ofEvent(endpoint: WebhookEndpoint, event: AccountEvent, createdAt: Date) {
    const { videoId } = event.payload;
    return {
      id: newId('dlv'),
      webhookId: endpoint.id,
      eventId: event.id,
      event: event.event,
      videoId: typeof videoId === 'string' ? videoId : null,
      url: endpoint.url,
      apiVersion: endpoint.apiVersion,
      status: 'pending' as const,
      responseStatus: null,
      responseBody: null,
      durationMs: null,
      error: null,
      claimedAt: null,
      createdAt,
      traceparent: event.traceparent,
    };
  }

  settle(result: {
    status: 'delivered' | 'failed';
    responseStatus: number | null;
    responseBody: string | null;
    durationMs: number;
    error: string | null;
  }): void {
    this.status = result.status;
    this.responseStatus = result.responseStatus;
    this.responseBody = result.responseBody;
    this.durationMs = result.durationMs;
    this.error = result.error;
  }
}

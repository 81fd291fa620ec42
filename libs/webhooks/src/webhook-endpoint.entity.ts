import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import { type ApiVersion, API_VERSIONS } from '@app/versions';
import type { WebhookEventName } from './webhook-events';

export interface WebhookChange {
  url?: string | undefined;
  events?: WebhookEventName[] | undefined;
  enabled?: boolean | undefined;
  apiVersion?: ApiVersion | undefined;
}

/** An address that receives an account's events. */
@Entity({ tableName: 'webhook_endpoints' })
@Index({
  name: 'webhook_endpoints_account',
  expression: 'CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id) WHERE deleted_at IS NULL',
})
@Index({ name: 'webhook_endpoints_whose', properties: ['accountId'] })
export class WebhookEndpoint {
  /** `wh_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'json' })
  events!: WebhookEventName[];

  /** The version of the API in which its events are written. */
  @Property({ type: 'text', default: API_VERSIONS[0] })
  apiVersion!: ApiVersion;

  /** The signing secret, encrypted. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Replaced secrets that still sign, encrypted together (`retired-secrets.ts`). */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealedRetired!: string | null;

  /** Nothing is sent to it while this is false. */
  @Property({ type: 'boolean', default: true })
  enabled!: boolean;

  /** Why we disabled it; null if its owner did. */
  @Property({ type: 'text', nullable: true })
  pausedReason!: string | null;

  /** The first failed attempt since the last success. */
  @Property({ type: 'datetime', nullable: true })
  failingSince!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  /** Omitted fields stay. A new address or a new `enabled` resets the failures. */
  change({ url, events, enabled, apiVersion }: WebhookChange): void {
    if (url !== undefined && url !== this.url) Object.assign(this, { url, failingSince: null });
    if (apiVersion) this.apiVersion = apiVersion;
    if (events) this.events = [...new Set(events)];
    if (enabled === undefined) return;
    if (enabled && !this.enabled) this.failingSince = null;
    Object.assign(this, { enabled, pausedReason: null });
  }

  /** Removes it: nothing more is sent, and pending deliveries fail. */
  remove(at: Date): void {
    this.deletedAt ??= at;
  }
}

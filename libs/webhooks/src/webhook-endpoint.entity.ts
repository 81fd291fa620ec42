import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** Events an account can ask for (specification 6). */
export const WEBHOOK_EVENTS = ['video.rendered', 'video.render_failed', 'episode.ready'] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

/** Sent to one endpoint because its owner asked for it; nothing happened, so the account's feed does not have it. */
export const TEST_EVENT = 'webhook.test';

/** What an owner changes. */
export interface WebhookChange {
  url?: string | undefined;
  events?: WebhookEventName[] | undefined;
  enabled?: boolean | undefined;
}

/** An address that an account wants to be told at. */
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

  /** The signing secret, encrypted. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Secrets that were replaced and still sign, encrypted together (`retired-secrets.ts`). */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealedRetired!: string | null;

  /** Nothing is sent to it while this is false. */
  @Property({ type: 'boolean', default: true })
  enabled!: boolean;

  /** Why it was disabled, where its owner did not do it. */
  @Property({ type: 'text', nullable: true })
  pausedReason!: string | null;

  /** The first attempt that failed since the last one that did not. */
  @Property({ type: 'datetime', nullable: true })
  failingSince!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  /** What is left out stays. A new address, and one that is enabled, begin without failures. */
  change({ url, events, enabled }: WebhookChange): void {
    if (url !== undefined && url !== this.url) Object.assign(this, { url, failingSince: null });
    if (events) this.events = [...new Set(events)];
    if (enabled === undefined) return;
    if (enabled && !this.enabled) this.failingSince = null;
    Object.assign(this, { enabled, pausedReason: null });
  }

  /** Nothing more is sent to it; what waits is logged as failed. */
  remove(at: Date): void {
    this.deletedAt ??= at;
  }
}

import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Events an account can ask for (specification 6). */
export const WEBHOOK_EVENTS = ['video.rendered', 'video.render_failed', 'episode.ready'] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

/** Sent to one endpoint because its owner asked for it; nothing happened, so the account's feed does not have it. */
export const TEST_EVENT = 'webhook.test';

/** An address that an account wants to be told at. */
@Entity({ tableName: 'webhook_endpoints' })
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

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  /** Nothing more is sent to it; what waits is logged as failed. */
  remove(at: Date): void {
    this.deletedAt ??= at;
  }
}

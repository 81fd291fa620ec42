import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { DeliveryQueue } from './delivery-queue';
import { WebhookDelivery } from './webhook-delivery.entity';

/** A claim without a result, or a delivery without a claim, for this long belongs to a process that died. */
const FORGOTTEN_AFTER_MS = 60_000;
const BATCH = 100;
/** CONTRACT.md 6: feed and log. */
const KEPT_MS = 30 * 24 * 3_600_000;
const FORGET_DELIVERIES = 'DELETE FROM webhook_deliveries WHERE created_at < ?';
/** An event that was sent again lately is kept for its delivery. */
const FORGET_EVENTS = `
  DELETE FROM account_events e WHERE created_at < ?
    AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id)`;

/** Settles what a dead sender left behind, queues what no one has claimed, and forgets what has had its 30 days. */
@Injectable()
export class SweepDeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const em = this.database.read();
    const before = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
    await em.nativeUpdate(
      WebhookDelivery,
      { status: 'pending', claimedAt: { $lt: before } },
      { status: 'failed', error: 'interrupted' },
    );
    const unclaimed = { status: 'pending' as const, claimedAt: null, createdAt: { $lt: before } };
    const waiting = await em.find(WebhookDelivery, unclaimed, { limit: BATCH });
    for (const { id } of waiting) await this.queue.enqueue(id);
    const kept = new Date(this.clock.now().getTime() - KEPT_MS);
    await em.execute(FORGET_DELIVERIES, [kept]);
    await em.execute(FORGET_EVENTS, [kept]);
  }
}

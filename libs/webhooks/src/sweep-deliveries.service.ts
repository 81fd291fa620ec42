import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClockedWork, ClockedWorks } from '@app/clocks';
import { Clock, Database } from '@app/platform';
import { AT_ONCE_PER_ACCOUNT, DeliveryQueue } from './delivery-queue';
import { AccountEvent } from './account-event.entity';
import { WebhookDelivery } from './webhook-delivery.entity';

/** A claim without a result for this long belongs to a process that died. */
const FORGOTTEN_AFTER_MS = 60_000;
/** An unclaimed delivery of this age may have lost its place in the queue. */
const QUIET_MS = 10_000;
const BATCH = 100;
/** Accounts take turns, so one with thousands of deliveries delays no other. */
const WAITING = `
  SELECT id FROM (
    SELECT d.id, d.position, row_number() OVER (PARTITION BY e.account_id ORDER BY d.position) AS turn
    FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.webhook_id
    WHERE d.status = 'pending' AND d.claimed_at IS NULL AND d.created_at < ?
  ) AS waiting WHERE turn <= ${AT_ONCE_PER_ACCOUNT} ORDER BY turn, position LIMIT ${BATCH}`;
const DUE = `
  SELECT least(
    (SELECT min(created_at) FROM webhook_deliveries WHERE status = 'pending' AND claimed_at IS NULL)
      + interval '${QUIET_MS} milliseconds',
    (SELECT min(claimed_at) FROM webhook_deliveries WHERE status = 'pending')
      + interval '${FORGOTTEN_AFTER_MS} milliseconds')`;
const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = [
  `DELETE FROM webhook_deliveries WHERE position IN (
    SELECT position FROM webhook_deliveries WHERE created_at < ? LIMIT ?)`,
  // A recently resent event is kept for its delivery.
  `DELETE FROM account_events WHERE position IN (
    SELECT position FROM account_events e WHERE created_at < ? AND clock_id IS NULL
      AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id) LIMIT ?)`,
  // The last delivery of a removed endpoint is kept as its log.
  `DELETE FROM webhook_endpoints WHERE id IN (
    SELECT id FROM webhook_endpoints e WHERE deleted_at < ?
      AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = e.id) LIMIT ?)`,
];

/** Settles deliveries of dead senders, and queues unclaimed ones again. */
@Injectable()
export class SweepDeliveriesService implements ClockedWork, OnModuleInit {
  /** SQL: when a delivery is owed that nobody makes. */
  readonly due = DUE;

  constructor(
    private readonly database: Database,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
    private readonly clocked: ClockedWorks,
  ) {}

  onModuleInit(): void {
    this.clocked.add(this);
  }

  /** Events of a test clock are kept as long as the clock is. */
  async release(em: EntityManager, clockId: string): Promise<void> {
    await em.nativeUpdate(AccountEvent, { clockId }, { clockId: null });
  }

  async sweep(): Promise<void> {
    const em = this.database.read();
    const now = this.clock.now().getTime();
    const ago = (ms: number): Date => new Date(now - ms);
    await em.nativeUpdate(
      WebhookDelivery,
      { status: 'pending', claimedAt: { $lt: ago(FORGOTTEN_AFTER_MS) } },
      { status: 'failed', error: 'interrupted' },
    );
    const waiting = await em.execute<Array<{ id: string }>>(WAITING, [ago(QUIET_MS)]);
    for (const { id } of waiting) await this.queue.enqueue(id);
  }

  /** Deletes a batch of older deliveries, and of older events that no delivery needs; returns how many rows. */
  async forget(before: Date): Promise<number> {
    let forgotten = 0;
    for (const statement of FORGET) forgotten += await this.database.run(statement, [before, FORGOTTEN_AT_ONCE]);
    return forgotten;
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import { DeliveryQueue } from './delivery-queue';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** Accounts take turns: the first event of each comes before the second of any. Rows locked by other processes are skipped. */
const TAKE = `
  SELECT position FROM account_events WHERE is_undelivered AND position IN (
    SELECT position FROM (
      SELECT position, row_number() OVER (PARTITION BY account_id ORDER BY position) AS turn
      FROM account_events WHERE is_undelivered
    ) AS waiting ORDER BY turn, position LIMIT 100)
  FOR UPDATE SKIP LOCKED`;
const OPEN = 'SELECT id FROM accounts WHERE id IN (?) AND closed_at IS NULL';

/** Writes the deliveries of recorded events in bulk, and queues them. */
@Injectable()
export class WriteDeliveriesService {
  /** SQL: when there are deliveries to write. */
  readonly due = 'SELECT now() FROM account_events WHERE is_undelivered LIMIT 1';

  constructor(
    private readonly database: Database,
    private readonly queue: DeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Handles up to a hundred events; returns how many. Each event gets its deliveries once, whatever is killed. */
  async write(): Promise<number> {
    const { events, deliveries } = await this.database.transaction((em) => this.writeSome(em));
    await this.queue.announce(deliveries);
    return events;
  }

  private async writeSome(em: EntityManager) {
    const taken = await em.execute<Array<{ position: string }>>(TAKE);
    if (taken.length === 0) return { events: 0, deliveries: [] };
    const positions = taken.map(({ position }) => position);
    const events = await em.find(AccountEvent, { position: { $in: positions } }, { orderBy: { position: 'asc' } });
    const endpoints = await endpointsOf(em, [...new Set(events.map(({ accountId }) => accountId))]);
    const now = this.clock.now();
    const deliveries = events.flatMap((event) =>
      endpoints
        .filter(
          ({ accountId, events: wanted }) =>
            accountId === event.accountId && wanted.some((name) => name === event.event),
        )
        .map((endpoint) => ({ accountId: event.accountId, row: WebhookDelivery.ofEvent(endpoint, event, now) })),
    );
    if (deliveries.length > 0)
      await em.insertMany(
        WebhookDelivery,
        deliveries.map(({ row }) => row),
      );
    await em.nativeUpdate(AccountEvent, { position: { $in: positions } }, { isUndelivered: false });
    return { events: events.length, deliveries: deliveries.map(({ accountId, row: { id } }) => ({ accountId, id })) };
  }
}

/** A closed account sends nothing; its feed still gets the events, in case it is restored. */
async function endpointsOf(em: EntityManager, accountIds: string[]): Promise<WebhookEndpoint[]> {
  const open = await em.execute<Array<{ id: string }>>(OPEN, [accountIds]);
  return await em.find(WebhookEndpoint, {
    accountId: { $in: open.map(({ id }) => id) },
    deletedAt: null,
    enabled: true,
  });
}

import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { enqueueOnce, inTime, leaveToSweep, QUEUES } from '@app/platform';

/** A ticket of the webhooks queue: the account of this delivery has something to send. */
export interface DeliveryTicket {
  deliveryId: string;
}

/** Most deliveries of one account in progress, so the slow endpoints of one account cannot delay others. */
export const AT_ONCE_PER_ACCOUNT = 4;

/** Puts deliveries on their queue. */
@Injectable()
export class DeliveryQueue {
  private readonly logger = new Logger(DeliveryQueue.name);

  constructor(@InjectQueue(QUEUES.webhooks) private readonly queue: Queue<DeliveryTicket>) {}

  /**
   * Queues as many tickets as an account may use at a time; each delivery that ends queues the next of its account. If the
   * queue is down, the sweep queues them later.
   */
  async announce(deliveries: Array<{ accountId: string; id: string }>): Promise<void> {
    const counts = new Map<string, number>();
    const tickets = deliveries.flatMap(({ accountId, id: deliveryId }) => {
      const count = (counts.get(accountId) ?? 0) + 1;
      counts.set(accountId, count);
      return count > AT_ONCE_PER_ACCOUNT ? [] : [{ name: 'deliver', data: { deliveryId } }];
    });
    if (tickets.length === 0) return;
    await leaveToSweep(inTime(this.queue.addBulk(tickets)), this.logger, { tickets: tickets.length });
  }

  /** For the sweep, which repeats. Throws `QueueAwayError` and what the queue throws. */
  async enqueue(deliveryId: string): Promise<void> {
    await enqueueOnce(this.queue, { id: `deliver-${deliveryId}`, name: 'deliver', data: { deliveryId } });
  }
}

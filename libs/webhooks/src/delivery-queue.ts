import { Injectable } from '@nestjs/common';
import { QUEUES, TicketQueues } from '@app/platform';

/** A ticket of the webhooks queue: the account of this delivery has something to send. */
export interface DeliveryTicket {
  deliveryId: string;
}

/** Most deliveries of one account in progress, so the slow endpoints of one account cannot delay others. */
export const AT_ONCE_PER_ACCOUNT = 4;

/** Puts deliveries on their queue. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly queues: TicketQueues) {}

  /**
   * Queues as many tickets as an account may use at a time; each delivery that ends queues the next of its account. If the
   * queue is down, the sweep queues them later.
   */
  async announce(deliveries: Array<{ accountId: string; id: string }>): Promise<void> {
    const counts = new Map<string, number>();
    const tickets = deliveries.flatMap(({ accountId, id: deliveryId }) => {
      const count = (counts.get(accountId) ?? 0) + 1;
      counts.set(accountId, count);
      return count > AT_ONCE_PER_ACCOUNT ? [] : [{ data: { deliveryId } satisfies DeliveryTicket }];
    });
    if (tickets.length > 0) await this.queues.announce(QUEUES.webhooks, tickets);
  }

  /** For the sweep, which repeats. Throws `QueueAwayError` and what the queue throws. */
  async enqueue(deliveryId: string): Promise<void> {
    const data: DeliveryTicket = { deliveryId };
    await this.queues.enqueue(QUEUES.webhooks, { id: `deliver-${deliveryId}`, data });
  }
}

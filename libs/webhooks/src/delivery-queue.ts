import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { enqueueOnce, QUEUES } from '@app/platform';

/** What the webhooks queue carries. */
export interface DeliveryTicket {
  deliveryId: string;
}

/** Puts deliveries on their queue. */
@Injectable()
export class DeliveryQueue {
  constructor(@InjectQueue(QUEUES.webhooks) private readonly queue: Queue<DeliveryTicket>) {}

  async enqueue(deliveryId: string): Promise<void> {
    await enqueueOnce(this.queue, { id: `deliver-${deliveryId}`, name: 'deliver', data: { deliveryId } });
  }
}

import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { enqueueOnce, leaveToSweep, QUEUES } from '@app/platform';

/** What the webhooks queue carries. */
export interface DeliveryTicket {
  deliveryId: string;
}

/** Puts deliveries on their queue. */
@Injectable()
export class DeliveryQueue {
  private readonly logger = new Logger(DeliveryQueue.name);

  constructor(@InjectQueue(QUEUES.webhooks) private readonly queue: Queue<DeliveryTicket>) {}

  async enqueue(deliveryId: string): Promise<void> {
    await enqueueOnce(this.queue, { id: `deliver-${deliveryId}`, name: 'deliver', data: { deliveryId } });
  }

  /** Where no queue answers, the sweep queues it later. */
  async announce(deliveryId: string): Promise<void> {
    await leaveToSweep(this.enqueue(deliveryId), this.logger, { deliveryId });
  }
}

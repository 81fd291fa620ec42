import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { QUEUES } from '@app/platform';
import { type DeliveryTicket, DeliverWebhookService } from '@app/webhooks';

/** Sends webhook deliveries. */
@Processor(QUEUES.webhooks, { concurrency: 16 })
export class WebhooksProcessor extends WorkerHost {
  constructor(private readonly deliveries: DeliverWebhookService) {
    super();
  }

  override async process({ data }: Job<DeliveryTicket>): Promise<void> {
    await this.deliveries.deliver(data.deliveryId);
  }
}

import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, workerConnection } from '@app/platform';
import { type DeliveryTicket, DeliverWebhookService } from '@app/webhooks';

/** The processor of webhook deliveries; made by a function because its settings come from the configuration. */
export function webhooksProcessor(config: Config): Type<WorkerHost> {
  @Processor(QUEUES.webhooks, { ...workerConnection(config), concurrency: 16 })
  class WebhooksProcessor extends WorkerHost {
    constructor(private readonly deliveries: DeliverWebhookService) {
      super();
    }

    override async process({ data }: Job<DeliveryTicket>): Promise<void> {
      await this.deliveries.deliver(data.deliveryId);
    }
  }
  return WebhooksProcessor;
}

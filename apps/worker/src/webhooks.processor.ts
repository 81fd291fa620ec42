import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, QueueWatch, workerConnection } from '@app/platform';
import { type DeliveryTicket, DeliverWebhookService } from '@app/webhooks';

/** The processor of webhook deliveries; made by a function because its settings come from the configuration. */
export function webhooksProcessor(config: Config): Type<WorkerHost> {
  @Processor(QUEUES.webhooks, { ...workerConnection(config), concurrency: 32 })
  class WebhooksProcessor extends WorkerHost {
    constructor(
      private readonly deliveries: DeliverWebhookService,
      private readonly watch: QueueWatch,
    ) {
      super();
    }

    override async process(job: Job<DeliveryTicket>): Promise<void> {
      await this.watch.over(job, () => this.deliveries.deliver(job.data.deliveryId));
    }
  }
  return WebhooksProcessor;
}

import { Module } from '@nestjs/common';
import { DeliverWebhookService } from './deliver-webhook.service';
import { DeliveryQueue } from './delivery-queue';
import { RecordEventsSubscriber } from './record-events.subscriber';
import { SweepDeliveriesService } from './sweep-deliveries.service';
import { WebhooksService } from './webhooks.service';

@Module({
  providers: [WebhooksService, DeliverWebhookService, DeliveryQueue, RecordEventsSubscriber, SweepDeliveriesService],
  exports: [WebhooksService, DeliverWebhookService, SweepDeliveriesService],
})
export class WebhooksModule {}

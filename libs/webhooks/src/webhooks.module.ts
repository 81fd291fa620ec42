import { Module } from '@nestjs/common';
import { DeliverWebhookService } from './deliver-webhook.service';
import { DeliveryLogService } from './delivery-log.service';
import { DeliveryQueue } from './delivery-queue';
import { EventFeedService } from './event-feed.service';
import { RecordEventsSubscriber } from './record-events.subscriber';
import { SweepDeliveriesService } from './sweep-deliveries.service';
import { WebhookMetrics } from './webhook.metrics';
import { WebhooksService } from './webhooks.service';
import { WriteDeliveriesService } from './write-deliveries.service';

@Module({
  providers: [
    WebhooksService,
    DeliveryLogService,
    EventFeedService,
    DeliverWebhookService,
    DeliveryQueue,
    RecordEventsSubscriber,
    WebhookMetrics,
    SweepDeliveriesService,
    WriteDeliveriesService,
  ],
  exports: [
    WebhooksService,
    DeliveryLogService,
    EventFeedService,
    DeliverWebhookService,
    SweepDeliveriesService,
    WriteDeliveriesService,
  ],
})
export class WebhooksModule {}

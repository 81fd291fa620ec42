import { Module } from '@nestjs/common';
import { NotificationsModule } from '@app/accounts';
import { ClocksModule } from '@app/clocks';
import { DeliverWebhookService } from './deliver-webhook.service';
import { DeliveryLogService } from './delivery-log.service';
import { DeliveryQueue } from './delivery-queue';
import { EndpointHealthService } from './endpoint-health.service';
import { EventFeedService } from './event-feed.service';
import { RecordEventsSubscriber } from './record-events.subscriber';
import { SweepDeliveriesService } from './sweep-deliveries.service';
import { WebhookMetrics } from './webhook.metrics';
import { WebhooksService } from './webhooks.service';
import { WriteDeliveriesService } from './write-deliveries.service';

@Module({
  imports: [ClocksModule, NotificationsModule],
  providers: [
    WebhooksService,
    DeliveryLogService,
    EventFeedService,
    DeliverWebhookService,
    DeliveryQueue,
    EndpointHealthService,
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

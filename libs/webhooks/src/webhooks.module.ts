import { Module } from '@nestjs/common';
import { DeliverWebhookService } from './deliver-webhook.service';
import { RecordEventsSubscriber } from './record-events.subscriber';
import { WebhooksService } from './webhooks.service';

@Module({
  providers: [WebhooksService, DeliverWebhookService, RecordEventsSubscriber],
  exports: [WebhooksService, DeliverWebhookService],
})
export class WebhooksModule {}

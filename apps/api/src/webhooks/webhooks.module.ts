import { Module } from '@nestjs/common';
import { WebhooksModule } from '@app/webhooks';
import { DeliveriesController } from './deliveries.controller';
import { EventsController } from './events.controller';
import { WebhooksController } from './webhooks.controller';

/** Webhooks, their deliveries, and the feed of the same events. */
@Module({
  imports: [WebhooksModule],
  controllers: [WebhooksController, DeliveriesController, EventsController],
})
export class WebhooksApiModule {}

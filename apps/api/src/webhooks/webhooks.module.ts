import { Module } from '@nestjs/common';
import { WebhooksModule } from '@app/webhooks';
import { StreamsApiModule } from '../streams/streams.module';
import { DeliveriesController } from './deliveries.controller';
import { EventsController } from './events.controller';
import { WebhooksController } from './webhooks.controller';

/** Webhooks, their deliveries, and the feed of the same events, as pages and as a stream. */
@Module({
  imports: [StreamsApiModule, WebhooksModule],
  controllers: [WebhooksController, DeliveriesController, EventsController],
})
export class WebhooksApiModule {}

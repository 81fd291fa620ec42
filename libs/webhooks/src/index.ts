import { AccountEvent } from './account-event.entity';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';
export { AccountEvent } from './account-event.entity';
export { DeliverWebhookService } from './deliver-webhook.service';
export { DeliveryLogService, type LoggedDelivery, MOST_RESENT } from './delivery-log.service';
export { PAUSED_AFTER_DAYS } from './endpoint-health.service';
export { EventFeedService, type FeedPosition } from './event-feed.service';
export { deliveryHeaders, newSigningSecret } from './signature';
export { SweepDeliveriesService } from './sweep-deliveries.service';
export { DELIVERY_STATUSES, type DeliveryStatus, WebhookDelivery } from './webhook-delivery.entity';
export { WebhookEndpoint } from './webhook-endpoint.entity';
export { type PublishedEvent, SENT_WHEN, TEST_EVENT, WEBHOOK_EVENTS, type WebhookEventName } from './webhook-events';
export { WebhooksModule } from './webhooks.module';
export { MAX_WEBHOOKS, WebhooksService } from './webhooks.service';
export { WriteDeliveriesService } from './write-deliveries.service';

/** For the application's list of tables. */
export const WEBHOOK_ENTITIES = [AccountEvent, WebhookEndpoint, WebhookDelivery];

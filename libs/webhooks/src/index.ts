import { AccountEvent } from './account-event.entity';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEndpoint } from './webhook-endpoint.entity';

export { AccountEvent } from './account-event.entity';
export { DeliverWebhookService } from './deliver-webhook.service';
export type { DeliveryTicket } from './delivery-queue';
export { SweepDeliveriesService } from './sweep-deliveries.service';
export { WebhookDelivery } from './webhook-delivery.entity';
export { WEBHOOK_EVENTS, WebhookEndpoint, type WebhookEventName } from './webhook-endpoint.entity';
export { WebhooksModule } from './webhooks.module';
export { type Page, WebhooksService } from './webhooks.service';

/** For the application's list of tables. */
export const WEBHOOK_ENTITIES = [AccountEvent, WebhookEndpoint, WebhookDelivery];

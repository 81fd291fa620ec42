export { API_VERSION, createFactreel, type Factreel, type FactreelOptions, unwrap } from './client.ts';
export { FactreelConnectionError, FactreelError, VideoFailedError, WebhookSignatureError } from './errors.ts';
export type { components, operations, paths } from './schema.ts';
export type { StreamOptions } from './stream-events.ts';
export { type DeliveryHeaders, verifyWebhook, type WebhookEvent } from './verify-webhook.ts';
export type { Video, WaitOptions } from './wait-for-video.ts';

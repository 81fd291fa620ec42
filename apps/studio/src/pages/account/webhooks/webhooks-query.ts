import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Webhook = Schemas['Webhook'];
export type Delivery = Schemas['Delivery'];
export type EventName = Schemas['CreateWebhook']['events'][number];

export const EVENTS: readonly EventName[] = ['video.rendered', 'video.render_failed', 'episode.ready'];
export const WEBHOOKS = ['webhooks'] as const;

/** Registered addresses, newest first. */
export const webhooksQuery = pages(WEBHOOKS, (cursor) =>
  unwrap(api.GET('/v1/webhooks', { params: { query: { limit: 50, cursor } } })),
);

/** One address. */
export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: [...WEBHOOKS, id],
    queryFn: () => unwrap(api.GET('/v1/webhooks/{id}', { params: { path: { id } } })),
  });

/** What an address was told, newest first. */
export const deliveriesQuery = (id: string) =>
  pages(['deliveries', id], (cursor) =>
    unwrap(api.GET('/v1/webhooks/{id}/deliveries', { params: { path: { id }, query: { limit: 25, cursor } } })),
  );

import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Webhook = Schemas['Webhook'];
export type Delivery = Schemas['Delivery'];
export type EventName = Schemas['CreateWebhook']['events'][number];

/** A record, so that an event of the API that is missing here does not compile. */
const OFFERED: Record<EventName, true> = { 'video.rendered': true, 'video.render_failed': true, 'episode.ready': true };
export const EVENTS = Object.keys(OFFERED) as EventName[];
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

/** What of a log is shown; empty for all. */
export interface DeliveryFilter {
  status: '' | Delivery['status'];
  event: '' | Delivery['event'];
}

/** What an address was told, newest first. */
export const deliveriesQuery = (id: string, { status, event }: DeliveryFilter) =>
  pages(['deliveries', id, status, event], (cursor) => {
    const query = { limit: 25, cursor, ...(status && { status }), ...(event && { event }) };
    return unwrap(api.GET('/v1/webhooks/{id}/deliveries', { params: { path: { id }, query } }));
  });

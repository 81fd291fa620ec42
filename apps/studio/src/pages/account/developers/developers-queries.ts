import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type UsageRow = Schemas['UsageRow'];
export type LoggedRequest = Schemas['LoggedRequest'];
export type WebhookEvent = Schemas['WebhookEvent'];
export type InvoiceTotals = Schemas['InvoiceTotals'];
export type Limit = Schemas['Limit'];

/** What was charged in a year, by month, key and kind. */
export const usageQuery = {
  queryKey: ['usage'],
  queryFn: () => unwrap(api.GET('/v1/account/usage')),
} as const;

/** Names of keys, those that were revoked as well. */
export const keyNamesQuery = {
  queryKey: ['key-names'],
  queryFn: () => unwrap(api.GET('/v1/account/keys', { params: { query: { limit: 100, revoked: true } } })),
} as const;

/** What keys asked, newest first; `status` is `4xx` or another class, or nothing. */
export const requestsQuery = (status: string) =>
  pages(['requests', status], (cursor) => {
    const query = { limit: 50, cursor, ...(status === '' ? {} : { status }) };
    return unwrap(api.GET('/v1/account/requests', { params: { query } }));
  });

/** What happened, oldest first. */
export const eventsQuery = pages(['events'], (after) =>
  unwrap(api.GET('/v1/events', { params: { query: { limit: 50, after } } })),
);

/** Months, newest first. */
export const invoicesQuery = pages(['invoices'], (cursor) =>
  unwrap(api.GET('/v1/account/invoices', { params: { query: { limit: 24, cursor } } })),
);

/** What holds for the account. */
export const limitsQuery = {
  queryKey: ['limits'],
  queryFn: () => unwrap(api.GET('/v1/account/limits')),
} as const;

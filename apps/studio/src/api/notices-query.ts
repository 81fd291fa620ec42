import { api, type Schemas } from './client';
import { pages, unwrap } from './queries';

export type Told = Schemas['Notification'];

export const NOTICES = ['notices'] as const;

/** What the owner was told, newest first. */
export const noticesQuery = pages(NOTICES, (cursor) =>
  unwrap(api.GET('/v1/notifications', { params: { query: { limit: 50, cursor } } })),
);

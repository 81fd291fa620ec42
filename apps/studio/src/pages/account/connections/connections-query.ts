import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';

export type Connection = Schemas['Connection'];
export type ConnectionKind = Connection['kind'];
export type ConnectedChannel = Schemas['ConnectedChannel'];
/** A connected service that posts videos. */
export type SchedulerKind = ConnectedChannel['scheduler'];

/** Whether a connection posts videos, and is not a drive. */
export const isScheduler = (kind: ConnectionKind): kind is SchedulerKind => kind === 'postiz' || kind === 'buffer';

/** Keys to other services; one of each kind. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => unwrap(api.GET('/v1/account/connections', { params: { query: { limit: 100 } } })),
});

/** Where videos can be posted, as the connected schedulers tell it. */
export const channelsQuery = queryOptions({
  queryKey: ['connections', 'channels'],
  queryFn: () => unwrap(api.GET('/v1/account/connections/channels')),
});

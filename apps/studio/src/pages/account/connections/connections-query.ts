import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';

export type Connection = Schemas['Connection'];
export type ConnectionKind = Connection['kind'];

/** Keys to other services; one of each kind. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => unwrap(api.GET('/v1/account/connections', { params: { query: { limit: 100 } } })),
});

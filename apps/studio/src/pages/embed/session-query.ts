import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client';
import { unwrap } from '../../api/queries';

export type EmbedSession = Schemas['EmbedSession'];

/** Whom this studio works for and what is settled for them. Under the account's name: what changes a wallet changes this. */
export const sessionQuery = queryOptions({
  queryKey: ['account', 'embed'],
  queryFn: () => unwrap(api.GET('/v1/embed/session')),
});

import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Key = Schemas['Key'];

export type KeyScope = Key['scopes'][number];

/** A record, so that a scope of the API that is missing here does not compile. */
const OFFERED: Record<KeyScope, true> = {
  'videos:read': true,
  'videos:write': true,
  series: true,
  library: true,
  tools: true,
  webhooks: true,
  'account:read': true,
};
export const SCOPES = Object.keys(OFFERED) as KeyScope[];
export const KEYS = ['keys'] as const;

/** API keys, newest first. */
export const keysQuery = (withRevoked: boolean) =>
  pages([...KEYS, withRevoked], (cursor) =>
    unwrap(
      api.GET('/v1/account/keys', {
        params: { query: { limit: 50, cursor, revoked: withRevoked } },
      }),
    ),
  );

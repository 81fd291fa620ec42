import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Key = Schemas['Key'];

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

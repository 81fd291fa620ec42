import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';

export type Archive = Schemas['AccountExport'];

export const EXPORTS = ['exports'] as const;
const LOOK_MS = 3_000;

/** Whether a worker still owes it. */
export function isBeingWritten({ status }: Archive): boolean {
  return status === 'queued' || status === 'running';
}

/** Archives of the account, first the last; looked at again while one is written. */
export const exportsQuery = queryOptions({
  queryKey: EXPORTS,
  queryFn: async () => (await unwrap(api.GET('/v1/account/export'))).data,
  refetchInterval: ({ state }) => (state.data?.some(isBeingWritten) ? LOOK_MS : false),
});

import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../api/client';
import { unwrap } from '../api/queries';

export type Film = Schemas['Video'];

/** One film as it stands. Lists of films live under `['films', …]`, so that making or deleting one refreshes them all. */
export const filmQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['film', videoId],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}', { params: { path: { id: videoId } } })),
  });

/** Whether something is being made of it now. */
export function isBeingMade({ status }: Film): boolean {
  return status === 'draft' || status === 'rendering';
}

import { queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../api/client';
import { unwrap } from '../api/queries';

export type Video = Schemas['Video'];

/** One video as it stands. Lists of videos live under `['videos', …]`, so that making or deleting one refreshes them all. */
export const videoQuery = (videoId: string) =>
  queryOptions({
    queryKey: ['video', videoId],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}', { params: { path: { id: videoId } } })),
  });

/** Whether something is being made of it now. */
export function isBeingMade({ status }: Video): boolean {
  return status === 'draft' || status === 'rendering';
}

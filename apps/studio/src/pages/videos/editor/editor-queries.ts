import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';

/** What belongs to one version of a video never changes: it is read once. */
const ofVersion = { staleTime: Infinity } as const;

/** The current version as the script that an edit by hand starts from. */
export const scriptQuery = ({ videoId, version }: Video) =>
  queryOptions({
    queryKey: ['script', videoId, version],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}/script', { params: { path: { id: videoId }, query: { version } } })),
    ...ofVersion,
  });

/** The facts that its texts may name, as a language writes them; its own unless told. */
export const factsQuery = ({ videoId, version }: Video, language?: string) =>
  queryOptions({
    queryKey: ['facts', videoId, version, language],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}/facts', { params: { path: { id: videoId }, query: { language } } })),
    ...ofVersion,
  });

/** A plan as it is edited: it never changes either. */
export const planQuery = (planId: string) =>
  queryOptions({
    queryKey: ['plan', planId],
    queryFn: () => unwrap(api.GET('/v1/plans/{id}', { params: { path: { id: planId } } })),
    retry: false,
    ...ofVersion,
  });

/** Notes that an edit of the current version would do. */
export const suggestionsQuery = ({ videoId, version }: Video) =>
  queryOptions({
    queryKey: ['suggestions', videoId, version],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}/suggestions', { params: { path: { id: videoId } } })),
    ...ofVersion,
  });

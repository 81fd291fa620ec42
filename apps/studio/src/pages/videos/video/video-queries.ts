import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { readCaptions } from './read-captions';

const MOST_VERSIONS = 100;

/** What belongs to one version of a video never changes: it is read once. */
const ofVersion = { staleTime: Infinity } as const;

/** Every figure that is seen or heard; of the current version. */
export const proofQuery = ({ videoId, version }: Video) =>
  queryOptions({
    queryKey: ['proof', videoId, version],
    queryFn: () => unwrap(api.GET('/v1/videos/{id}/proof', { params: { path: { id: videoId }, query: { version } } })),
    ...ofVersion,
  });

/** What the video was made from, with the names and words of its facts. */
export const sourceQuery = ({ sourcePackId }: Video) =>
  queryOptions({
    queryKey: ['source', sourcePackId],
    queryFn: () => unwrap(api.GET('/v1/sources/{id}', { params: { path: { id: sourcePackId } } })),
    ...ofVersion,
  });

/** The lines of the captions with their times. */
export const captionsQuery = ({ videoId, version }: Video) =>
  queryOptions({
    queryKey: ['captions', videoId, version],
    queryFn: async () => {
      const options = { params: { path: { id: videoId } }, parseAs: 'text' } as const;
      return readCaptions(await unwrap(api.GET('/v1/videos/{id}/captions.vtt', options)));
    },
    ...ofVersion,
  });

/** Every version, newest first. */
export const versionsQuery = ({ videoId, version, status }: Video) =>
  queryOptions({
    queryKey: ['versions', videoId, version, status],
    queryFn: () =>
      unwrap(
        api.GET('/v1/videos/{id}/versions', {
          params: { path: { id: videoId }, query: { limit: MOST_VERSIONS } },
        }),
      ),
  });

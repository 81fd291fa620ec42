import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { pages, unwrap } from '../../api/queries';
import { type Video, isBeingMade } from '../../videos/video-query';
import { folded } from '../../ui/folded';

/** What the wall can be narrowed to; `making` is both states of work under way, which the api knows apart. */
export const WALL_STATUSES = ['all', 'making', 'rendered', 'scripted', 'error'] as const;
export type WallStatus = (typeof WALL_STATUSES)[number];

export interface WallFilter {
  status: WallStatus;
  /** Empty for all. */
  showId: string;
  /** Words of the title. */
  search: string;
}

const PAGE = 24;
const MOST_SHOWS = 100;
/** While something is being made that no stream tells about. */
const POLL_MS = 5_000;

/** Videos of the wall, newest first; asked again while any of them is being made. */
export const wallQuery = ({ status, showId }: WallFilter) =>
  infiniteQueryOptions({
    ...pages(['videos', { status, showId }], (cursor) =>
      unwrap(
        api.GET('/v1/videos', {
          params: {
            query: {
              cursor,
              limit: PAGE,
              ...(showId ? { showId } : {}),
              ...(status === 'all' || status === 'making' ? {} : { status }),
            },
          },
        }),
      ),
    ),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isBeingMade)) === true ? POLL_MS : false,
  });

/** Shows that videos can be filed under, newest first. */
export const showsQuery = queryOptions({
  queryKey: ['video-shows'],
  queryFn: () => unwrap(api.GET('/v1/shows', { params: { query: { limit: MOST_SHOWS } } })),
});

/** What of the loaded videos is shown. */
export function shownOf(videos: readonly Video[], { status, search }: WallFilter): Video[] {
  const sought = folded(search.trim());
  return videos
    .filter((video) => status !== 'making' || isBeingMade(video))
    .filter(({ title }) => folded(title).includes(sought));
}

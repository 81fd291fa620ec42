import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { isBusy, SHOW_POLL_MS, type Show } from '../../api/shows-query';

export type Policy = Show['policy'];

const PAGE = 20;
const DAY_MS = 86_400_000;

/** One show. */
export const showQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ['shows', 'one', seriesId],
    queryFn: () => unwrap(api.GET('/v1/autopilot/{seriesId}', { params: { path: { seriesId } } })),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? SHOW_POLL_MS : false),
  });

/** The videos of a show, newest first: posters of its episodes; asked again when one of them has come on. */
export const episodeVideosQuery = ({ showId, episodes }: Show) =>
  queryOptions({
    queryKey: ['videos', 'episodes', showId, episodes.map(({ n, status }) => `${n} ${status}`)],
    queryFn: () => unwrap(api.GET('/v1/videos', { params: { query: { showId, limit: PAGE } } })),
    placeholderData: keepPreviousData,
  });

export const startersQuery = queryOptions({
  queryKey: ['starters'],
  queryFn: () => unwrap(api.GET('/v1/autopilot/starters')),
  staleTime: DAY_MS,
});

export const showVoicesQuery = queryOptions({
  queryKey: ['show-voices'],
  queryFn: () => unwrap(api.GET('/v1/autopilot/voices')),
  staleTime: DAY_MS,
});

/** What an episode of so many seconds costs. */
export const episodePriceQuery = (targetSeconds: number) =>
  queryOptions({
    queryKey: ['price', 'episode', targetSeconds],
    queryFn: () => unwrap(api.POST('/v1/quote', { body: { kind: 'episode', targetSeconds } })),
    staleTime: DAY_MS,
  });

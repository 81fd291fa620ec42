import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client';
import { pages, unwrap } from '../../api/queries';

export type Show = Schemas['AutopilotShow'];
export type Episode = Schemas['AutopilotEpisode'];
export type Policy = Show['policy'];

const PAGE = 20;
/** While an episode is being made. */
const POLL_MS = 8_000;
const DAY_MS = 86_400_000;

const isBusy = (show: Show) => show.episodes.some(({ status }) => status === 'making');

/** Every show, newest first; asked again while an episode of any of them is being made. */
export const showsQuery = infiniteQueryOptions({
  ...pages(['shows', 'list'], (cursor) =>
    unwrap(api.GET('/v1/autopilot', { params: { query: { cursor, limit: PAGE } } })),
  ),
  refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isBusy)) === true ? POLL_MS : false),
});

/** One show. */
export const showQuery = (seriesId: string) =>
  queryOptions({
    queryKey: ['shows', 'one', seriesId],
    queryFn: () => unwrap(api.GET('/v1/autopilot/{seriesId}', { params: { path: { seriesId } } })),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? POLL_MS : false),
  });

/** The films of a show, newest first: posters of its episodes; asked again when one of them has come on. */
export const episodeFilmsQuery = ({ showId, episodes }: Show) =>
  queryOptions({
    queryKey: ['films', 'episodes', showId, episodes.map(({ n, status }) => `${n} ${status}`)],
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

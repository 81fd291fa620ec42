import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, type Schemas } from './client';
import { pages, unwrap } from './queries';

export type Show = Schemas['AutopilotShow'];
export type Episode = Schemas['AutopilotEpisode'];

const PAGE = 20;
/** While an episode is being made. */
export const SHOW_POLL_MS = 8_000;

export const isBusy = (show: Show) => show.episodes.some(({ status }) => status === 'making');

/** Every show, newest first; asked again while an episode of any of them is being made. */
export const showsQuery = infiniteQueryOptions({
  ...pages(['shows', 'list'], (cursor) =>
    unwrap(api.GET('/v1/autopilot', { params: { query: { cursor, limit: PAGE } } })),
  ),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ data }) => data.some(isBusy)) === true ? SHOW_POLL_MS : false,
});

/** Episodes that wait for their owner, the oldest first. */
export function waitingIn({ episodes }: Show): Episode[] {
  return episodes.filter(({ status, videoId }) => status === 'held' && videoId !== null).reverse();
}

/** Episodes of all shows that wait for their owner, the newest first. */
export const waitingQuery = infiniteQueryOptions(
  pages(['shows', 'waiting'], (cursor) =>
    unwrap(api.GET('/v1/autopilot/waiting', { params: { query: { cursor, limit: PAGE } } })),
  ),
);

import type { RouteObject } from 'react-router';

/** Shows that make themselves, and their episodes. */
export const showRoutes: RouteObject[] = [
  { path: 'shows', lazy: async () => ({ Component: (await import('./shows.page')).ShowsPage }) },
  { path: 'shows/new', lazy: async () => ({ Component: (await import('./new/new-show.page')).NewShowPage }) },
  { path: 'shows/:seriesId', lazy: async () => ({ Component: (await import('./show/show.page')).ShowPage }) },
];

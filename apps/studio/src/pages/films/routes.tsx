import type { RouteObject } from 'react-router';

/** Films: the list, making one, and one film with all that can be done to it. */
export const filmRoutes: RouteObject[] = [
  { path: 'films', lazy: async () => ({ Component: (await import('./films.page')).FilmsPage }) },
  { path: 'films/new', lazy: async () => ({ Component: (await import('./new/new-film.page')).NewFilmPage }) },
  { path: 'films/:videoId', lazy: async () => ({ Component: (await import('./film/film.page')).FilmPage }) },
];

import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** Films: the list, making one, and one film with all that can be done to it. */
export const filmRoutes: RouteObject[] = [
  { path: 'films', element: page(() => import('./films.page'), 'FilmsPage') },
  { path: 'films/new', element: page(() => import('./new/new-film.page'), 'NewFilmPage') },
  { path: 'films/:videoId', element: page(() => import('./film/film.page'), 'FilmPage') },
];

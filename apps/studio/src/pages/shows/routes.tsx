import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** Shows that make themselves, and their episodes. */
export const showRoutes: RouteObject[] = [
  { path: 'shows', element: page(() => import('./shows.page'), 'ShowsPage') },
  { path: 'shows/new', element: page(() => import('./new/new-show.page'), 'NewShowPage') },
  { path: 'shows/:seriesId', element: page(() => import('./show/show.page'), 'ShowPage') },
];

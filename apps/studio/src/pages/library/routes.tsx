import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** The library and the sources videos are made of. */
export const libraryRoutes: RouteObject[] = [
  { path: 'library', element: page(() => import('./library.page'), 'LibraryPage') },
  { path: 'sources', element: page(() => import('./sources/sources.page'), 'SourcesPage') },
  {
    path: 'sources/:sourcePackId',
    element: page(() => import('./sources/source.page'), 'SourcePage'),
  },
];

import type { RouteObject } from 'react-router';

/** The library and the sources films are made of. */
export const libraryRoutes: RouteObject[] = [
  { path: 'library', lazy: async () => ({ Component: (await import('./library.page')).LibraryPage }) },
  { path: 'sources', lazy: async () => ({ Component: (await import('./sources/sources.page')).SourcesPage }) },
  {
    path: 'sources/:sourcePackId',
    lazy: async () => ({ Component: (await import('./sources/source.page')).SourcePage }),
  },
];

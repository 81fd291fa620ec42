import { BrowserRouter, Navigate, type RouteObject, useRoutes } from 'react-router';
import { SignedIn } from '../session/session';
import { accountRoutes } from '../pages/account/routes';
import { chatRoutes } from '../pages/chat/routes';
import { entryRoutes } from '../pages/entry/routes';
import { videoRoutes } from '../pages/videos/routes';
import { reviewRoutes } from '../pages/review/routes';
import { libraryRoutes } from '../pages/library/routes';
import { showRoutes } from '../pages/shows/routes';
import { FormerAddress } from './former-address';
import { MissingPage } from './lost';
import { Place } from './place';
import { Shell } from './shell';

/** Every page, loaded when it is first opened. */
const ROUTES: RouteObject[] = [
  { element: <Place />, children: entryRoutes },
  {
    element: (
      <SignedIn>
        <Shell />
      </SignedIn>
    ),
    children: [
      { index: true, element: <Navigate to="/videos" replace /> },
      ...videoRoutes,
      ...chatRoutes,
      ...showRoutes,
      ...reviewRoutes,
      ...libraryRoutes,
      ...accountRoutes,
      { path: 'films/*', element: <FormerAddress /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
];

/** The owner's studio. */
export function Pages() {
  return (
    <BrowserRouter>
      <Place>
        <Routed />
      </Place>
    </BrowserRouter>
  );
}

function Routed() {
  return useRoutes(ROUTES);
}

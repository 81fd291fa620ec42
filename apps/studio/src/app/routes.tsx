import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { SignedIn } from '../session/session';
import { accountRoutes } from '../pages/account/routes';
import { chatRoutes } from '../pages/chat/routes';
import { entryRoutes } from '../pages/entry/routes';
import { filmRoutes } from '../pages/films/routes';
import { libraryRoutes } from '../pages/library/routes';
import { showRoutes } from '../pages/shows/routes';
import { BrokenPage, MissingPage } from './lost';
import { Shell } from './shell';

const signedIn: RouteObject = {
  element: (
    <SignedIn>
      <Shell />
    </SignedIn>
  ),
  children: [
    { index: true, element: <Navigate to="/films" replace /> },
    {
      errorElement: <BrokenPage />,
      element: <Outlet />,
      children: [
        ...filmRoutes,
        ...chatRoutes,
        ...showRoutes,
        ...libraryRoutes,
        ...accountRoutes,
        { path: '*', element: <MissingPage /> },
      ],
    },
  ],
};

/** Every page, loaded when it is first opened. */
export const router = createBrowserRouter([{ errorElement: <BrokenPage />, children: [...entryRoutes, signedIn] }]);

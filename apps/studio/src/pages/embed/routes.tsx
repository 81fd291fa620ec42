import { Navigate, Outlet, type RouteObject } from 'react-router';
import { BrokenPage } from '../../app/lost';
import { ChatPage } from '../chat/chat.page';
import { EmbedShell } from './embed-shell';

/** The pages of an embedded studio. The chat is there at once; whatever else a part links to leads back to it. */
export const embedRoutes: RouteObject[] = [
  {
    element: <EmbedShell />,
    errorElement: <BrokenPage />,
    children: [
      {
        element: <Outlet />,
        errorElement: <BrokenPage />,
        children: [
          { path: 'chat/:chatId?', element: <ChatPage /> },
          { path: 'films', lazy: async () => ({ Component: (await import('./films.page')).EmbeddedFilmsPage }) },
          {
            path: 'films/:videoId',
            lazy: async () => ({ Component: (await import('./film.page')).EmbeddedFilmPage }),
          },
          { path: 'films/new', element: <Navigate to="/chat" replace /> },
          { path: '*', element: <Navigate to="/chat" replace /> },
        ],
      },
    ],
  },
];

import { Navigate, type RouteObject } from 'react-router';
import { page } from '../../app/page';
import { ChatPage } from '../chat/chat.page';
import { EmbedShell } from './embed-shell';

/** The pages of an embedded studio. The chat is there at once; whatever else a part links to leads back to it. */
export const embedRoutes: RouteObject[] = [
  {
    element: <EmbedShell />,
    children: [
      { path: 'chat/:chatId?', element: <ChatPage /> },
      { path: 'films', element: page(() => import('./films.page'), 'EmbeddedFilmsPage') },
      { path: 'films/:videoId', element: page(() => import('./film.page'), 'EmbeddedFilmPage') },
      { path: 'films/new', element: <Navigate to="/chat" replace /> },
      { path: '*', element: <Navigate to="/chat" replace /> },
    ],
  },
];

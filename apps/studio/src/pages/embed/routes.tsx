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
      { path: 'videos', element: page(() => import('./videos.page'), 'EmbeddedVideosPage') },
      { path: 'videos/:videoId', element: page(() => import('./video.page'), 'EmbeddedVideoPage') },
      { path: 'videos/new', element: page(() => import('./new-video.page'), 'EmbeddedNewVideoPage') },
      { path: 'plans/:planId', element: page(() => import('./plan.page'), 'EmbeddedPlanPage') },
      { path: '*', element: <Navigate to="/chat" replace /> },
    ],
  },
];

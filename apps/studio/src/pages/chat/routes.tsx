import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** The chat: a new one, or one that was begun. One route, so that a chat goes on where its first message made it. */
export const chatRoutes: RouteObject[] = [
  { path: 'chat/:chatId?', element: page(() => import('./chat.page'), 'ChatPage') },
];

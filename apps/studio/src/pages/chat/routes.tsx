import type { RouteObject } from 'react-router';

/** The chat: a new one, or one that was begun. One route, so that a chat goes on where its first message made it. */
export const chatRoutes: RouteObject[] = [
  { path: 'chat/:chatId?', lazy: async () => ({ Component: (await import('./chat.page')).ChatPage }) },
];

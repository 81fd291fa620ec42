import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

const credentials = page(() => import('./credentials.page'), 'CredentialsPage');

/** Ways in: for who is not signed in. */
export const entryRoutes: RouteObject[] = [
  { path: 'sign-in', element: credentials },
  { path: 'sign-up', element: credentials },
  { path: 'forgot', element: page(() => import('./forgot.page'), 'ForgotPage') },
  { path: 'reset', element: page(() => import('./reset.page'), 'ResetPage') },
  { path: 'confirm', element: page(() => import('./confirm.page'), 'ConfirmPage') },
];

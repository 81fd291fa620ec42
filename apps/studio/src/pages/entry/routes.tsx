import type { RouteObject } from 'react-router';

const credentials = async () => ({ Component: (await import('./credentials.page')).CredentialsPage });

/** Ways in: for who is not signed in. */
export const entryRoutes: RouteObject[] = [
  { path: 'sign-in', lazy: credentials },
  { path: 'sign-up', lazy: credentials },
  { path: 'forgot', lazy: async () => ({ Component: (await import('./forgot.page')).ForgotPage }) },
  { path: 'reset', lazy: async () => ({ Component: (await import('./reset.page')).ResetPage }) },
  { path: 'confirm', lazy: async () => ({ Component: (await import('./confirm.page')).ConfirmPage }) },
];

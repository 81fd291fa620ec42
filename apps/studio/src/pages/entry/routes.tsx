import type { RouteObject } from 'react-router';

/** Ways in: for who is not signed in. */
export const entryRoutes: RouteObject[] = [
  { path: 'sign-in', lazy: async () => ({ Component: (await import('./sign-in.page')).SignInPage }) },
  { path: 'sign-up', lazy: async () => ({ Component: (await import('./sign-up.page')).SignUpPage }) },
  { path: 'forgot', lazy: async () => ({ Component: (await import('./forgot.page')).ForgotPage }) },
  { path: 'reset', lazy: async () => ({ Component: (await import('./reset.page')).ResetPage }) },
  { path: 'confirm', lazy: async () => ({ Component: (await import('./confirm.page')).ConfirmPage }) },
];

import { ConfigPart, variable } from '@app/platform';

/** Where the browser is that reads pages which only their scripts draw. */
export interface BrowserConfig {
  /** This one or none; unset: an installed one. */
  path: string | undefined;
  /** Folders with programs, as `PATH` lists them. */
  searchPath: string;
}

/** Where the browser is that reads pages which only their scripts draw. */
export const BROWSER_CONFIG = ConfigPart.from(
  'browser',
  { CHROMIUM_PATH: variable.text.optional() },
  (env, { environment }): BrowserConfig => ({ path: env.CHROMIUM_PATH, searchPath: environment['PATH'] ?? '' }),
);

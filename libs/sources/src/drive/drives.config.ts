import { ConfigPart, variable } from '@app/platform';
import type { DriveKind } from './shared-drive';

const { text, url } = variable;

const variables = {
  GOOGLE_DRIVE_BASE_URL: url.default('https://www.googleapis.com'),
  GOOGLE_DRIVE_API_KEY: text.optional(),
  DROPBOX_BASE_URL: url.default('https://api.dropboxapi.com'),
  DROPBOX_API_KEY: text.optional(),
};

/** Where a drive answers, and the key for accounts that have none of their own. */
interface DriveConfig {
  baseUrl: string;
  apiKey: string | undefined;
}

/** Cloud drives by the name that connections have. */
export type DrivesConfig = Record<DriveKind, DriveConfig>;

/** Cloud drives. */
export const DRIVES_CONFIG = ConfigPart.from('drives', variables, (env): DrivesConfig => ({
  'google-drive': { baseUrl: env.GOOGLE_DRIVE_BASE_URL, apiKey: env.GOOGLE_DRIVE_API_KEY },
  dropbox: { baseUrl: env.DROPBOX_BASE_URL, apiKey: env.DROPBOX_API_KEY },
}));

import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Environment variables of cloud drives, part of `environmentSchema`. */
export const driveVariables = {
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
export type DrivesConfig = Record<'google-drive' | 'dropbox', DriveConfig>;

/** Drives out of the parsed variables. */
export function readDrives(env: z.infer<z.ZodObject<typeof driveVariables>>): DrivesConfig {
  return {
    'google-drive': { baseUrl: env.GOOGLE_DRIVE_BASE_URL, apiKey: env.GOOGLE_DRIVE_API_KEY },
    dropbox: { baseUrl: env.DROPBOX_BASE_URL, apiKey: env.DROPBOX_API_KEY },
  };
}

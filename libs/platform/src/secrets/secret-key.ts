import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config/config';
import { readOrMake } from '../files/read-or-make';

const LEAST_KEY_CHARACTERS = 16;
/** File under the data folder, used if no key is configured. */
export const SECRET_KEY_FILE = 'secret.key';

/**
 * The configured key, or one generated once under the data folder and shared by all its processes. Throws `ConfigError` if
 * that file is damaged, since another key could not open any stored secret.
 */
export function resolveSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const path = join(dataDir, SECRET_KEY_FILE);
  const key = readOrMake(path, () => randomBytes(32).toString('base64url'));
  if (key.length < LEAST_KEY_CHARACTERS)
    throw new ConfigError(`${path} is damaged; put the key back or set SECRET_KEY.`);
  return key;
}

/** The key that seals and signs, then the one that only verifies during a rotation. Throws `ConfigError`. */
export function secretKeysOf({
  secretKey,
  otherSecretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'otherSecretKey' | 'dataDir'>): [present: string, ...other: string[]] {
  const present = resolveSecretKey(secretKey, dataDir);
  return otherSecretKey === undefined ? [present] : [present, otherSecretKey];
}

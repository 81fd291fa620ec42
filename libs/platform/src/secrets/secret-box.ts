import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError } from '../config/config';
import { readOrMake } from '../files/read-or-make';

const TAG_BYTES = 16;
const LEAST_KEY_CHARACTERS = 16;
/** Under the data folder, where no key is configured. */
export const SECRET_KEY_FILE = 'secret.key';

/** Encrypts secrets that must be read again, such as signing secrets: AES-256-GCM under `SECRET_KEY`. */
export class SecretBox {
  private readonly key: Buffer;

  constructor(secretKey: string) {
    this.key = createHash('sha256').update(secretKey).digest();
  }

  /** Text of the form `v1.<iv>.<tag>.<ciphertext>`, base64url. */
  seal(plain: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return ['v1', iv, cipher.getAuthTag(), sealed]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** Throws when the text was sealed under another key or altered. */
  open(sealed: string): string {
    const [version, iv = '', tag = '', body = ''] = sealed.split('.');
    if (version !== 'v1') throw new Error('not a sealed secret');
    // Without a stated length Node takes shortened tags, which are far easier to guess.
    const decipher = createDecipheriv('aes-256-gcm', this.key, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
  }
}

/**
 * The configured key, or one made once under the data folder and shared by every process that uses that folder.
 * Throws `ConfigError` when the kept one is damaged: going on with it would lock every stored secret away.
 */
export function resolveSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const path = join(dataDir, SECRET_KEY_FILE);
  const key = readOrMake(path, () => randomBytes(32).toString('base64url'));
  if (key.length < LEAST_KEY_CHARACTERS)
    throw new ConfigError(`${path} is damaged; put the key back or set SECRET_KEY.`);
  return key;
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const TAG_BYTES = 16;

/** Id of a key, which reveals nothing about it. */
export function keyFingerprint(secretKey: string): string {
  return createHash('sha256').update(`factreel secret key ${secretKey}`).digest('hex').slice(0, 16);
}

/**
 * Encrypts secrets that must be read again, such as signing secrets, with AES-256-GCM under `SECRET_KEY`. During a rotation,
 * other keys open what they sealed but seal nothing.
 */
export class SecretBox {
  private readonly id: string;
  private readonly keys: ReadonlyMap<string, Buffer>;

  constructor(secretKey: string, ...others: string[]) {
    this.id = keyFingerprint(secretKey);
    this.keys = new Map(
      [secretKey, ...others].map((key) => [keyFingerprint(key), createHash('sha256').update(key).digest()]),
    );
  }

  /** Prefix of texts sealed under the current key while there are several keys; null with one key. */
  get mark(): string | null {
    return this.keys.size > 1 ? `v2.${this.id}.` : null;
  }

  /**
   * Returns `v2.<key id>.<iv>.<tag>.<ciphertext>`, base64url. With one key the id is left out (`v1.…`), since the previous
   * release reads no other form.
   */
  seal(plain: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.id), iv);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
    return `${this.mark ?? 'v1.'}${parts}`;
  }

  /** Throws if the text was altered or sealed under an unknown key. */
  open(sealed: string): string {
    const [version, ...rest] = sealed.split('.');
    if (version === 'v2') return openUnder(this.key(rest.shift() ?? ''), rest);
    if (version !== 'v1') throw new Error('not a sealed secret');
    let refusal: unknown;
    for (const key of this.keys.values()) {
      try {
        return openUnder(key, rest);
      } catch (error) {
        refusal = error;
      }
    }
    throw refusal;
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error('sealed under a key that is not known here');
    return key;
  }
}

function openUnder(key: Buffer, [iv = '', tag = '', body = '']: string[]): string {
  // Without an explicit length Node accepts shortened tags, which are far easier to guess.
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

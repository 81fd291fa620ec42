import { createHash } from 'node:crypto';

/** The stored hash of a key or token. They have 200 random bits, so a plain digest cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

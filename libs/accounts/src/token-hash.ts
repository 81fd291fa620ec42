import { createHash } from 'node:crypto';

/** What is kept of a key or a token in place of itself: they are 200 random bits, so a plain digest cannot be guessed back. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { networkOf } from '@app/platform';
import type { CallerIdentity } from '../auth/caller';

/** Whom a request is counted for: an embedded studio's user, its key, else the account of a session, else the address or IPv6 network. */
export function rateSubject(user: CallerIdentity | undefined, ip: string): string {
  if (user?.embed) return `${user.accountId} ${user.embed.externalUserId}`;
  return user ? (user.keyId ?? user.accountId) : networkOf(ip);
}

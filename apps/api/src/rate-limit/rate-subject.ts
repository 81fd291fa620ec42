import { networkOf } from '@app/platform';
import type { CallerIdentity, CallerRequest } from '../auth/caller';

/** Whom a request is counted for: an embedded studio's user, its key, else the account of a session, else the address or IPv6 network. */
export function rateSubject(user: CallerIdentity | undefined, ip: string): string {
  if (user?.embed) return `${user.accountId} ${user.embed.externalUserId}`;
  return user ? (user.keyId ?? user.accountId) : networkOf(ip);
}

/** How a request is counted. */
interface RateLimit {
  /** As the headers name it. */
  policy: 'default' | 'session';
  subject: string;
  /** Requests in a window, as a multiple of `RATE_LIMIT_MAX`. */
  times: number;
}

/** A page of the studio asks for ten things where a program asks for one. */
const TIMES_FOR_PAGES = 5;
const SESSION_CHECK = /^\/v1\/(?:auth|embed)\/session(?:\?|$)/;

/**
 * Every page of the studio begins by asking who is signed in. Those questions have a count of their own: a page that is
 * out of requests still stands, and can say so.
 */
export function rateLimitOf({
  user,
  ip,
  url,
  method,
}: Pick<CallerRequest, 'user' | 'ip' | 'url' | 'method'>): RateLimit {
  const subject = rateSubject(user, ip);
  const times = user && !user.keyId && !user.embed ? TIMES_FOR_PAGES : 1;
  const isCheck = user !== undefined && method === 'GET' && SESSION_CHECK.test(url);
  return isCheck ? { policy: 'session', subject: `${subject} session`, times } : { policy: 'default', subject, times };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OpenSession, SessionsService } from '@app/accounts';
import { CONFIG, type Config, ForbiddenError, secretKeysOf, UnauthorizedError } from '@app/platform';

const CSRF_HEADER = 'x-csrf-token';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Under TLS the name itself has browsers refuse one that another host of the site has set. */
export function sessionCookieName({ baseUrl }: Pick<Config, 'baseUrl'>): string {
  return baseUrl.startsWith('https:') ? '__Host-factreel_session' : 'factreel_session';
}

/** The first signs cookies, all are believed; the same in every process that shares `SECRET_KEY`. */
export function cookieSecrets(config: Config): string[] {
  return secretKeysOf(config).map((key) => createHmac('sha256', key).update('cookies').digest('hex'));
}

/** Carries owners' sessions in a signed cookie that no script can read. */
@Injectable()
export class SessionCookie {
  private readonly options;
  private readonly name: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: SessionsService,
  ) {
    this.name = sessionCookieName(config);
    const secure = config.baseUrl.startsWith('https:');
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  }

  /** The session whose cookie came along, or null. Throws `ForbiddenError` where a change lacks its CSRF token. */
  async open(request: FastifyRequest): Promise<OpenSession | null> {
    const token = this.token(request);
    const session = token === null ? null : await this.find(token);
    if (session && !READING.has(request.method) && !isSame(request.headers[CSRF_HEADER], session.csrfToken)) {
      throw new ForbiddenError('Send the `csrfToken` that sign-in answered as `X-CSRF-Token`.');
    }
    return session;
  }

  /** The session of a cookie's token, or null where it has ended. */
  async find(token: string): Promise<OpenSession | null> {
    return await this.sessions.find(token);
  }

  /** The session that came along. Throws `UnauthorizedError` where it has ended, and what `open` throws. */
  async require(request: FastifyRequest): Promise<OpenSession> {
    const session = await this.open(request);
    if (!session) throw new UnauthorizedError('The session has ended. Sign in again.');
    return session;
  }

  /** Gives the cookie of a new session; the one that came along is over. */
  async renew(request: FastifyRequest, reply: FastifyReply, { token, expiresAt }: OpenSession): Promise<void> {
    await this.endSession(request);
    reply.setCookie(this.name, token, { ...this.options, expires: expiresAt });
  }

  /** Ends the session that came along and takes its cookie back. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endSession(request);
    reply.clearCookie(this.name, this.options);
  }

  private async endSession(request: FastifyRequest): Promise<void> {
    const token = this.token(request);
    if (token !== null) await this.sessions.end(token);
  }

  /** What the cookie says, whether or not its session still stands. */
  token(request: FastifyRequest): string | null {
    const cookie = request.cookies[this.name];
    return cookie === undefined ? null : request.unsignCookie(cookie).value;
  }
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, randomText } from '@app/platform';
import { tokenHash } from '../token-hash';
import { Session } from './session.entity';

/** How long an owner stays signed in. */
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** A session as returned to its owner: `token` for the cookie, `csrfToken` for the page. */
export interface OpenSession {
  accountId: string;
  token: string;
  csrfToken: string;
  expiresAt: Date;
}

/** Opens, recognises and ends owners' sessions. Every sign-in gets a new token, which rules out session fixation. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction. */
  async open(em: EntityManager, accountId: string): Promise<OpenSession> {
    const token = randomText(40);
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * DAY_MS);
    await em.persistAndFlush(em.create(Session, { hash: tokenHash(token), accountId, createdAt, expiresAt }));
    return { accountId, token, csrfToken: csrfTokenOf(token), expiresAt };
  }

  /** The session of a token; null if unknown or expired. */
  async find(token: string): Promise<OpenSession | null> {
    const live = { hash: tokenHash(token), expiresAt: { $gt: this.clock.now() } };
    const session = await this.database.read().findOne(Session, live);
    if (!session) return null;
    const { accountId, expiresAt } = session;
    return { accountId, token, csrfToken: csrfTokenOf(token), expiresAt };
  }

  /** Ends the session of a token, if there is one. */
  async end(token: string): Promise<void> {
    await this.database.read().nativeDelete(Session, { hash: tokenHash(token) });
  }

  /** Ends every session of an account except that of `keptToken`, in the caller's transaction. */
  async endAll(em: EntityManager, accountId: string, keptToken?: string): Promise<void> {
    await em.nativeDelete(Session, {
      accountId,
      ...(keptToken === undefined ? {} : { hash: { $ne: tokenHash(keptToken) } }),
    });
  }
}

/** Derived from the token one way, so a reloaded page can get it again. */
function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

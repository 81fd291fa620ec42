import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, randomText } from '@app/platform';
import { tokenHash } from '../token-hash';
import { Session } from './session.entity';

/** How long an owner stays signed in. */
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** A session as its owner holds it; `token` is for the cookie alone, `csrfToken` for the page. */
export interface OpenSession {
  accountId: string;
  token: string;
  csrfToken: string;
  expiresAt: Date;
}

/** Opens, recognises and ends owners' sessions. Every sign-in has a token of its own, so none can be fixed beforehand. */
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

  /** The session of a token, or null where there is none or its time is over. */
  async find(token: string): Promise<OpenSession | null> {
    const live = { hash: tokenHash(token), expiresAt: { $gt: this.clock.now() } };
    const session = await this.database.read().findOne(Session, live);
    if (!session) return null;
    const { accountId, expiresAt } = session;
    return { accountId, token, csrfToken: csrfTokenOf(token), expiresAt };
  }

  /** Ends the session of a token; fine where there is none. */
  async end(token: string): Promise<void> {
    await this.database.read().nativeDelete(Session, { hash: tokenHash(token) });
  }

  /** Ends every session of an account, but for the one of `keptToken`; in the caller's transaction. */
  async endAll(em: EntityManager, accountId: string, keptToken?: string): Promise<void> {
    await em.nativeDelete(Session, {
      accountId,
      ...(keptToken === undefined ? {} : { hash: { $ne: tokenHash(keptToken) } }),
    });
  }
}

/** Made from the token, which it does not tell: a page that is loaded anew can be given it again. */
function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

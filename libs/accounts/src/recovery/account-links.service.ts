import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, randomText } from '@app/platform';
import { tokenHash } from '../token-hash';
import { AccountLink, type LinkPurpose } from './account-link.entity';
import { SpentLinkError } from './recovery.errors';

const HOUR_MS = 3_600_000;
/** A reset is used at once; a confirmation may be opened days later. */
const VALID_MS: Readonly<Record<LinkPurpose, number>> = { reset: HOUR_MS, confirm: 72 * HOUR_MS };

/** Makes and redeems the tokens of mailed links; each is for one account and purpose, expires, and works once. */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction; the token itself is not stored. */
  issue(em: EntityManager, accountId: string, purpose: LinkPurpose): { token: string; expiresAt: Date } {
    const token = randomText(40);
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + VALID_MS[purpose]);
    em.persist(em.create(AccountLink, { hash: tokenHash(token), accountId, purpose, createdAt, expiresAt }));
    return { token, expiresAt };
  }

  /** A cheap check before costly work; `take` decides. Throws `SpentLinkError`. */
  async assertLive(token: string, purpose: LinkPurpose): Promise<void> {
    const live = { hash: tokenHash(token), purpose, expiresAt: { $gt: this.clock.now() } };
    if (!(await this.database.read().findOne(AccountLink, live))) throw new SpentLinkError();
  }

  /** Redeems the link, ends all others of its account and purpose, and returns the account's id. Throws `SpentLinkError`. */
  async take(em: EntityManager, token: string, purpose: LinkPurpose): Promise<string> {
    const sql = 'DELETE FROM account_links WHERE hash = ? AND purpose = ? AND expires_at > ? RETURNING account_id';
    // The row decides who is first, not a read before it.
    const [taken] = await em.execute<Array<{ account_id: string }>>(sql, [tokenHash(token), purpose, this.clock.now()]);
    if (!taken) throw new SpentLinkError();
    await this.endAll(em, taken.account_id, purpose);
    return taken.account_id;
  }

  /** Does nothing if there are none. */
  async endAll(em: EntityManager, accountId: string, purpose: LinkPurpose): Promise<void> {
    await em.nativeDelete(AccountLink, { accountId, purpose });
  }
}

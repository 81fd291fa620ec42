import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { CLOSING_CONFIG, type ClosingConfig } from './closing.config';
import { Account } from './account.entity';
import { WrongClosingPasswordError } from './accounts.errors';
import { AccountsService } from './accounts.service';
import { PasswordProofService } from './passwords/password-proof.service';
import { OwnerMailsService } from './recovery/owner-mails.service';
import { SessionsService } from './sessions/sessions.service';

const DAY_MS = 86_400_000;

/** A closed account, and until when it can be restored. */
export interface ClosedAccount {
  accountId: string;
  closedAt: Date;
  purgeAfter: Date;
}

/** Runs in the transaction that closes an account, for that and for its test account. */
export type WithClosing = (em: EntityManager, accountId: string) => Promise<void>;

/**
 * Closes accounts. Keys, embed tokens, sessions, webhooks and media all check one timestamp on the account's row, so a
 * restore has nothing to undo (docs/adr/0027).
 */
@Injectable()
export class ShutAccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly proofs: PasswordProofService,
    private readonly sessions: SessionsService,
    private readonly mails: OwnerMailsService,
    @Inject(CLOSING_CONFIG.token) private readonly settings: ClosingConfig,
    private readonly clock: Clock,
  ) {}

  /** For the owner, who gives the password again. Throws `WrongClosingPasswordError`, `RateLimitedError`. */
  async close(accountId: string, password: string, withClosing: WithClosing): Promise<ClosedAccount> {
    const proof = await this.proofs.check(accountId, password);
    if (!proof) throw new WrongClosingPasswordError();
    return await this.database.transaction(async (em) => {
      const account = await this.proofs.lock(em, proof);
      // The password was changed in the meantime, which ended all other sessions.
      if (!account) throw new WrongClosingPasswordError();
      if (account.close(this.clock.now())) {
        this.mails.tellClosed(em, account, this.purgeAfter(account));
        await em.flush();
        await withClosing(em, accountId);
        await this.closeTest(em, account, withClosing);
      }
      await this.sessions.endAll(em, accountId);
      return { accountId, closedAt: account.closedAt ?? this.clock.now(), purgeAfter: this.purgeAfter(account) };
    });
  }

  /** The test account of a closing account ends with it. */
  private async closeTest(em: EntityManager, { id, closedAt }: Account, withClosing: WithClosing): Promise<void> {
    const testId = await this.accounts.testAccountOf(id, em);
    if (testId === null) return;
    await em.nativeUpdate(Account, { id: testId }, { closedAt });
    await withClosing(em, testId);
  }

  private purgeAfter({ closedAt }: Account): Date {
    return new Date((closedAt ?? this.clock.now()).getTime() + this.settings.graceDays * DAY_MS);
  }
}

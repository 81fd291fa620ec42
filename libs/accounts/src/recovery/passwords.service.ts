import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { AccountsService } from '../accounts.service';
import { SessionsService } from '../sessions/sessions.service';
import { SignInFailures } from '../sessions/sign-in-failures';
import { AccountLinksService } from './account-links.service';
import { OwnerMailsService } from './owner-mails.service';
import { WrongPasswordError } from './recovery.errors';

/** Sets new passwords; every session that was opened by an old one ends with it. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly failures: SignInFailures,
    private readonly links: AccountLinksService,
    private readonly mails: OwnerMailsService,
    private readonly clock: Clock,
  ) {}

  /** By a mailed link, which proves the e-mail as well. Throws `SpentLinkError`. */
  async reset(token: string, password: string): Promise<void> {
    await this.links.assertLive(token, 'reset');
    const passwordHash = await hash(password);
    await this.database.transaction(async (em) => {
      const accountId = await this.links.take(em, token, 'reset');
      const account = await this.accounts.lock(em, accountId);
      account.passwordHash = passwordHash;
      account.confirmEmail(this.clock.now());
      await this.links.endAll(em, accountId, 'confirm');
      await this.sessions.endAll(em, accountId);
      // Whoever forgot it has guessed before, and is to sign in now.
      await this.failures.forgive(em, `email:${account.email}`);
      this.mails.tellPasswordChanged(em, account);
    });
  }

  /**
   * By an owner who knows the current one; `sessionToken` is theirs and goes on. Links for a forgotten password end.
   * Throws `WrongPasswordError`, also where another change was first.
   */
  async change(
    { accountId, token: sessionToken }: { accountId: string; token: string },
    { current, password }: { current: string; password: string },
  ): Promise<void> {
    const { passwordHash: known } = await this.accounts.get(accountId);
    if (!(await verify(known, current))) throw new WrongPasswordError();
    const passwordHash = await hash(password);
    await this.database.transaction(async (em) => {
      const account = await this.accounts.lock(em, accountId);
      if (account.passwordHash !== known) throw new WrongPasswordError();
      account.passwordHash = passwordHash;
      await this.links.endAll(em, accountId, 'reset');
      await this.sessions.endAll(em, accountId, sessionToken);
      this.mails.tellPasswordChanged(em, account);
    });
  }
}

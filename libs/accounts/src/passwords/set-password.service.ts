import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import type { Account } from '../account.entity';
import { OwnerMailsService } from '../recovery/owner-mails.service';
import { SessionsService } from '../sessions/sessions.service';
import { SignInFailures } from '../sessions/sign-in-failures';

/**
 * Sets a new password, in the caller's transaction, which has locked the account. Every session that was opened by the old
 * one ends with it, and its owner is told by mail.
 */
@Injectable()
export class SetPasswordService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly failures: SignInFailures,
    private readonly mails: OwnerMailsService,
    private readonly clock: Clock,
  ) {}

  /** The session of `keptToken` goes on. */
  async set(em: EntityManager, account: Account, passwordHash: string, keptToken?: string): Promise<void> {
    account.passwordHash = passwordHash;
    await this.sessions.endAll(em, account.id, keptToken);
    this.mails.tellPasswordChanged(em, account);
  }

  /** For who was mailed a link: it has proved the e-mail as well. */
  async setByMail(em: EntityManager, account: Account, passwordHash: string): Promise<void> {
    await this.set(em, account, passwordHash);
    account.confirmEmail(this.clock.now());
    // Whoever forgot it has guessed before, and is to sign in now.
    await this.failures.forgive(em, `email:${account.email}`);
  }
}

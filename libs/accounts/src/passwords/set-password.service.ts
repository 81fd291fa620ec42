import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import type { Account } from '../account.entity';
import { OwnerMailsService } from '../recovery/owner-mails.service';
import { SessionsService } from '../sessions/sessions.service';
import { SignInFailures } from '../sessions/sign-in-failures';

/**
 * Sets a new password in the caller's transaction, which must have locked the account. Every session of the old password
 * ends, and the owner gets a mail.
 */
@Injectable()
export class SetPasswordService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly failures: SignInFailures,
    private readonly mails: OwnerMailsService,
    private readonly clock: Clock,
  ) {}

  /** The session of `keptToken` stays. */
  async set(em: EntityManager, account: Account, passwordHash: string, keptToken?: string): Promise<void> {
    account.passwordHash = passwordHash;
    await this.sessions.endAll(em, account.id, keptToken);
    this.mails.tellPasswordChanged(em, account);
  }

  /** For the user of a mailed link, which also confirms the e-mail. */
  async setByMail(em: EntityManager, account: Account, passwordHash: string): Promise<void> {
    await this.set(em, account, passwordHash);
    account.confirmEmail(this.clock.now());
    // They have probably guessed wrong before, and must be able to sign in now.
    await this.failures.forgive(em, `email:${account.email}`);
  }
}

import { Injectable } from '@nestjs/common';
import { AccountsService, type OpenSession, OwnerMailsService, PasswordHashes, SessionsService } from '@app/accounts';
import { DepositsService, PRICES } from '@app/billing';
import { Database } from '@app/platform';

/** Makes an account with its wallet, asks by mail whether the e-mail is right and signs the owner in: all of it or nothing. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordHashes,
    private readonly deposits: DepositsService,
    private readonly sessions: SessionsService,
    private readonly mails: OwnerMailsService,
  ) {}

  /** The wallet opens with the credits of a new account (docs/specification.md 8). Throws `EmailTakenError`. */
  async signUp({ email, password }: { email: string; password: string }): Promise<OpenSession> {
    const passwordHash = await this.passwords.hash(password);
    return await this.database.transaction(async (em) => {
      const account = await this.accounts.create(em, { email, passwordHash });
      const { id } = account;
      await this.deposits.open(em, id, { category: 'signup', credits: PRICES.signupGrant, reason: 'signup' });
      this.mails.sendLink(em, account, 'confirm');
      return await this.sessions.open(em, id);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { AccountsService, type OpenSession, SessionsService } from '@app/accounts';
import { DepositsService, PRICES } from '@app/billing';
import { Database } from '@app/platform';

/** Makes an account with its wallet and signs its owner in, all of it or nothing. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly deposits: DepositsService,
    private readonly sessions: SessionsService,
  ) {}

  /** The wallet opens with the credits of specification 8. Throws `EmailTakenError`. */
  async signUp(input: { email: string; password: string }): Promise<OpenSession> {
    return await this.database.transaction(async (em) => {
      const { id } = await this.accounts.create(em, input);
      await this.deposits.open(em, id, { category: 'signup', credits: PRICES.signupGrant, reason: 'signup' });
      return await this.sessions.open(em, id);
    });
  }
}

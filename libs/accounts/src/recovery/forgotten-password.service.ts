import { Injectable } from '@nestjs/common';
import { Database, networkOf, Outbox } from '@app/platform';
import type { ResetAsked } from './recovery.events';
import { TryLimits } from './try-limits';

/** Takes requests of people who forgot their password. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Does the same for every e-mail, so neither the answer nor its timing tells whether the e-mail is known: the relay of
   * the outbox looks the account up later. Throws `TooManyTriesError`, counted per e-mail and per network address.
   */
  async ask(givenEmail: string, address: string): Promise<void> {
    const email = givenEmail.trim().toLowerCase();
    await this.limits.count('forgot:address', networkOf(address));
    await this.limits.count('forgot:email', email);
    await this.database.transaction(async (em) => {
      this.outbox.append<ResetAsked>(em, { type: 'account.reset_asked', accountId: null, payload: { email } });
    });
  }
}

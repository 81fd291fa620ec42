import { Injectable } from '@nestjs/common';
import { Database, networkOf, Outbox } from '@app/platform';
import { TryLimits } from './try-limits';

/** Takes note that somebody forgot a password. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly limits: TryLimits,
  ) {}

  /**
   * Does the same for every e-mail, so that neither answer nor time tell whether it is known: who it belongs to is looked
   * up when the outbox is relayed. Throws `TooManyTriesError` by e-mail and by network address.
   */
  async ask(givenEmail: string, address: string): Promise<void> {
    const email = givenEmail.trim().toLowerCase();
    await this.limits.count('forgot:address', networkOf(address));
    await this.limits.count('forgot:email', email);
    await this.database.transaction(async (em) => {
      this.outbox.append(em, { type: 'account.reset_asked', accountId: null, payload: { email } });
    });
  }
}

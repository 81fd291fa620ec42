import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { Account } from './account.entity';
import { NotRestorableError } from './accounts.errors';
import { AccountsService } from './accounts.service';

/** Reopens closed accounts during their grace period (docs/adr/0027). */
@Injectable()
export class RestoreAccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * For operators. Keys and webhooks of both modes work again; series stay paused and pay-as-you-go stays off until the owner turns them
   * on. Throws `NotFoundError`, `NotRestorableError`.
   */
  async restore(accountId: string): Promise<Account> {
    return await this.database.transaction(async (em) => {
      await this.accounts.get(accountId);
      const account = await this.accounts.lock(em, accountId);
      if (account.testOf) throw new NotRestorableError(accountId, 'it is a test account');
      if (account.purgeBegunAt) throw new NotRestorableError(accountId, 'it was purged');
      if (!account.closedAt) throw new NotRestorableError(accountId, 'it is open');
      account.closedAt = null;
      await em.flush();
      await em.nativeUpdate(Account, { testOf: accountId }, { closedAt: null });
      return account;
    });
  }
}

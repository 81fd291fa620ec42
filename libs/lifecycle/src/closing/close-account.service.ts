import { Injectable } from '@nestjs/common';
import { type ClosedAccount, ShutAccountService } from '@app/accounts';
import { BillingSettingsService } from '@app/billing';
import { SeriesService } from '@app/series';

const CLOSED = 'The account was closed.';

/** Closes accounts: from that moment nobody can sign in, and nothing new is made or paid (docs/adr/0027). */
@Injectable()
export class CloseAccountService {
  constructor(
    private readonly door: ShutAccountService,
    private readonly settings: BillingSettingsService,
    private readonly series: SeriesService,
  ) {}

  /** The next round of `FinishClosingService` cancels work in progress. Throws `WrongClosingPasswordError`. */
  async close(accountId: string, password: string): Promise<ClosedAccount> {
    return await this.door.close(accountId, password, async (em) => {
      await this.settings.change(em, accountId, { payAsYouGo: false });
      await this.series.pauseAll(em, accountId, CLOSED);
    });
  }
}

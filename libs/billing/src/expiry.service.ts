import { Injectable } from '@nestjs/common';
import { Clock, Database, eachAlone } from '@app/platform';
import { Deposit } from './deposit.entity';
import { DepositsService } from './deposits.service';
import { Hold } from './hold.entity';
import { WalletService } from './wallet.service';

/** Rows per round; the next round continues. */
const AT_MOST = 200;

/** Ends holds and grants that have expired. Any number of processes may run this housekeeping at once. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly deposits: DepositsService,
    private readonly clock: Clock,
  ) {}

  /** Holds first: the credits they give back may have expired in the meantime. */
  async sweep(): Promise<void> {
    const em = this.database.read();
    const due = { expiresAt: { $lte: this.clock.now() } };
    const holds = await em.find(Hold, { status: 'open', ...due }, { limit: AT_MOST, orderBy: { expiresAt: 'asc' } });
    await eachAlone(
      holds,
      ({ id }) => ({ holdId: id }),
      ({ work }) => this.database.transaction((unit) => this.wallet.expire(unit, work)),
    );
    const lots = await em.find(Deposit, { unspent: { $gt: 0 }, ...due }, { limit: AT_MOST });
    await eachAlone(
      new Set(lots.map((lot) => lot.accountId)),
      (accountId) => ({ accountId }),
      (accountId) => this.database.transaction((unit) => this.deposits.expire(unit, accountId)),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, Database, eachAlone } from '@app/platform';
import { Deposit } from './deposit.entity';
import { DepositsService } from './deposits.service';
import { Hold } from './hold.entity';
import { WalletService } from './wallet.service';

/** So much at a time; the next round goes on. */
const AT_MOST = 200;

/** Ends holds and grants whose time is over. Housekeeping: any number of processes may do it at once. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly deposits: DepositsService,
    private readonly clock: Clock,
  ) {}

  /** Holds first: what they give back may be credits that have expired meanwhile. */
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

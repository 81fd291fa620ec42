import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClockedSchedule, type ClockedWork, ClockedWorks } from '@app/clocks';
import { Clock, Database, eachAlone } from '@app/platform';
import { Deposit } from './deposit.entity';
import { DepositsService } from './deposits.service';
import { Hold } from './hold.entity';
import { WalletService } from './wallet.service';

/** Rows per round; the next round continues. */
const AT_MOST = 200;

/** Ends holds and grants that have expired; holds of test clocks by their clock. Any number of processes may run this housekeeping at once. */
@Injectable()
export class ExpiryService implements ClockedWork, ClockedSchedule, OnModuleInit {
  readonly schedule = this;

  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly deposits: DepositsService,
    private readonly clock: Clock,
    private readonly clocked: ClockedWorks,
  ) {}

  onModuleInit(): void {
    this.clocked.add(this);
  }

  /** Holds first: the credits they give back may have expired in the meantime. */
  async sweep(): Promise<void> {
    const em = this.database.read();
    const due = { expiresAt: { $lte: this.clock.now() } };
    await this.endHolds(null);
    const lots = await em.find(Deposit, { unspent: { $gt: 0 }, ...due }, { limit: AT_MOST });
    await eachAlone(
      new Set(lots.map((lot) => lot.accountId)),
      (accountId) => ({ accountId }),
      (accountId) => this.database.transaction((unit) => this.deposits.expire(unit, accountId)),
    );
  }

  async nextDue(clockId: string): Promise<Date | null> {
    const where = { clockId, status: 'open' as const };
    const [first] = await this.database.read().find(Hold, where, { limit: 1, orderBy: { expiresAt: 'asc' } });
    return first?.expiresAt ?? null;
  }

  async play(clockId: string): Promise<void> {
    await this.endHolds(clockId);
  }

  async release(em: EntityManager, clockId: string): Promise<void> {
    await em.nativeUpdate(Hold, { clockId }, { clockId: null });
  }

  private async endHolds(clockId: string | null): Promise<void> {
    const due = { status: 'open' as const, clockId, expiresAt: { $lte: this.clock.now() } };
    const oldestFirst = { limit: AT_MOST, orderBy: { expiresAt: 'asc' as const } };
    await eachAlone(
      await this.database.read().find(Hold, due, oldestFirst),
      ({ id }) => ({ holdId: id }),
      ({ work }) => this.database.transaction((unit) => this.wallet.expire(unit, work)),
    );
  }
}

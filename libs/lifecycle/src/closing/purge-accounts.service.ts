import { Injectable, Logger } from '@nestjs/common';
import { AccountsService } from '@app/accounts';
import { Clock, Database } from '@app/platform';
import { KeepingTimes } from '../retention/keeping-times';
import { Sweeps } from '../sweeps';
import { PurgeAccountService } from './purge-account.service';
import { countUnfinished } from './unfinished-work';

const EVERY_MS = 60_000;

/** Closed so long ago that nothing brings it back; the first behind the one of `after`. */
const NEXT = `
  SELECT id FROM accounts WHERE closed_at <= ? AND purged_at IS NULL AND id > ? ORDER BY id LIMIT 1`;

/** Finds the accounts whose grace is over, and has them removed for good (docs/adr/0027). */
@Injectable()
export class PurgeAccountsService {
  private readonly logger = new Logger(PurgeAccountsService.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly purging: PurgeAccountService,
    private readonly sweeps: Sweeps,
    private readonly clock: Clock,
    private readonly times: KeepingTimes,
  ) {}

  /** Housekeeping: any number of processes may do it at once. */
  async sweep(): Promise<void> {
    await this.sweeps.turn({ name: 'purge accounts', everyMs: EVERY_MS, step: (after) => this.next(after) });
  }

  private async next(after: string): Promise<string | null> {
    const before = this.times.ago(this.times.settings.graceDays);
    const [due] = await this.database.read().execute<Array<{ id: string }>>(NEXT, [before, after]);
    if (!due) return null;
    try {
      if (await this.begin(due.id, before)) {
        await this.purging.purge(due.id);
        this.logger.log({ accountId: due.id }, 'account purged');
      }
    } catch (error) {
      // One whose provider does not answer keeps no other waiting; the next round tries again.
      this.logger.warn({ err: error, accountId: due.id }, 'account not purged, to be tried again');
    }
    return due.id;
  }

  /** From here on it cannot be brought back; false where it was, or where work is not over. */
  private async begin(id: string, before: Date): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      if ((await countUnfinished(em, id)) > 0) return false;
      const account = await this.accounts.lock(em, id);
      if (!account.closedAt || account.closedAt > before) return false;
      account.purgeBegunAt ??= this.clock.now();
      await em.flush();
      return true;
    });
  }
}

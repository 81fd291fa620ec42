import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AccountsService, CLOSING_CONFIG, type ClosingConfig } from '@app/accounts';
import { Clock, Database } from '@app/platform';
import { KeepingTimes } from '../retention/keeping-times';
import { Sweeps } from '../sweeps';
import { PurgeAccountService } from './purge-account.service';

const UNFINISHED_WORK = ['jobs', 'tool_runs']
  .map((table) => `SELECT 1 FROM ${table} WHERE account_id = $id AND status IN ('queued', 'running')`)
  .concat("SELECT 1 FROM top_ups WHERE account_id = $id AND status IN ('pending', 'unknown')")
  .concat("SELECT 1 FROM holds WHERE account_id = $id AND status = 'open'")
  .join(' UNION ALL ');

/** Unfinished work and payments of an account. */
async function countUnfinished(em: EntityManager, accountId: string): Promise<number> {
  const statement = `SELECT count(*)::int AS count FROM (${UNFINISHED_WORK.replaceAll('$id', '?')}) AS work`;
  const values = statement.match(/\?/g)?.map(() => accountId) ?? [];
  const [row] = await em.execute<Array<{ count: number }>>(statement, values);
  return row?.count ?? 0;
}

const EVERY_MS = 60_000;

/** The next account after `after` whose grace period is over; test accounts go with theirs. */
const NEXT = `
  SELECT id FROM accounts WHERE closed_at <= ? AND purged_at IS NULL AND test_of IS NULL AND id > ? ORDER BY id LIMIT 1`;

/** Purges the accounts whose grace period is over (docs/adr/0027). */
@Injectable()
export class PurgeAccountsService {
  /** SQL: when the first grace period ends. */
  readonly due;
  private readonly logger = new Logger(PurgeAccountsService.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly purging: PurgeAccountService,
    private readonly sweeps: Sweeps,
    private readonly clock: Clock,
    private readonly times: KeepingTimes,
    @Inject(CLOSING_CONFIG.token) private readonly closing: ClosingConfig,
  ) {
    this.due = `
      SELECT min(closed_at) + interval '${closing.graceDays * 24} hours' FROM accounts
       WHERE closed_at IS NOT NULL AND purged_at IS NULL AND test_of IS NULL`;
  }

  /** Any number of processes may run this housekeeping at once. */
  async sweep(): Promise<void> {
    await this.sweeps.turn({ name: 'purge accounts', everyMs: EVERY_MS, step: (after) => this.next(after) });
  }

  private async next(after: string): Promise<string | null> {
    const before = this.times.ago(this.closing.graceDays);
    const [due] = await this.database.read().execute<Array<{ id: string }>>(NEXT, [before, after]);
    if (!due) return null;
    try {
      if (await this.begin(due.id, before)) {
        for (const id of await this.accounts.bothModes(due.id)) await this.purging.purge(id);
        this.logger.log({ accountId: due.id }, 'account purged');
      }
    } catch (error) {
      // A provider that does not answer blocks no other account; the next round retries.
      this.logger.warn({ err: error, accountId: due.id }, 'account not purged, to be tried again');
    }
    return due.id;
  }

  /** Starts the purge, after which the account cannot be restored; false if it was restored or work is unfinished. */
  private async begin(id: string, before: Date): Promise<boolean> {
    return await this.database.transaction(async (em) => {
      for (const either of await this.accounts.bothModes(id, em)) {
        if ((await countUnfinished(em, either)) > 0) return false;
      }
      const account = await this.accounts.lock(em, id);
      if (!account.closedAt || account.closedAt > before) return false;
      account.purgeBegunAt ??= this.clock.now();
      await em.flush();
      return true;
    });
  }
}

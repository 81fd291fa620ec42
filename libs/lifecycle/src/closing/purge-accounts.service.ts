import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Account, AccountsService } from '@app/accounts';
import { CardsService } from '@app/billing';
import { VoicesService } from '@app/design';
import { Clock, CONFIG, type Config, Database } from '@app/platform';
import { Sweeps } from '../sweeps';
import { ACCOUNT_TABLES } from '../tables/account-tables';
import { purgeRows } from './purge-rows';
import { countUnfinished } from './unfinished-work';

const DAY_MS = 86_400_000;
const EVERY_MS = 60_000;

/** Closed so long ago that nothing brings it back; the first behind the one of `after`. */
const NEXT = `
  SELECT id FROM accounts WHERE closed_at <= ? AND purged_at IS NULL AND id > ? ORDER BY id LIMIT 1`;

/** Removes for good what closed accounts had, once their grace is over (docs/adr/0027). */
@Injectable()
export class PurgeAccountsService {
  private readonly logger = new Logger(PurgeAccountsService.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly cards: CardsService,
    private readonly voices: VoicesService,
    private readonly sweeps: Sweeps,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
  ) {}

  /** Housekeeping: any number of processes may do it at once. */
  async sweep(): Promise<void> {
    await this.sweeps.turn({ name: 'purge accounts', everyMs: EVERY_MS, step: (after) => this.next(after) });
  }

  private async next(after: string): Promise<string | null> {
    const before = new Date(this.clock.now().getTime() - this.config.retention.graceDays * DAY_MS);
    const [due] = await this.database.read().execute<Array<{ id: string }>>(NEXT, [before, after]);
    if (!due) return null;
    try {
      if (await this.begin(due.id, before)) await this.purge(due.id);
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

  /** Every part of it may be done again: killed anywhere, the next one begins from the start and ends it. */
  private async purge(accountId: string): Promise<void> {
    const em = this.database.read();
    await this.cards.forgetAll(accountId);
    await this.voices.forgetAll(accountId);
    for (const rule of ACCOUNT_TABLES) await purgeRows(em, rule, accountId, this.clock.now());
    await this.empty(accountId, await hash(randomBytes(32).toString('hex')));
    this.logger.log({ accountId }, 'account purged');
  }

  /** The row itself stays for the books; its e-mail can be signed up with again. */
  private async empty(id: string, passwordHash: string): Promise<void> {
    const email = `${id}@purged.invalid`;
    const purgedAt = this.clock.now();
    await this.database
      .read()
      .nativeUpdate(Account, { id, purgedAt: null }, { email, passwordHash, emailConfirmedAt: null, purgedAt });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId } from '@app/platform';
import { InsufficientCreditsError, MaxCreditsExceededError, SpendingLimitError } from './billing.errors';
import { DepositsService } from './deposits.service';
import { Hold } from './hold.entity';
import { LedgerAccount, ledgerAccountId } from './ledger-account.entity';
import { Ledger } from './ledger';
import { Spending } from './spending';

/** Credits to set aside for one piece of work; work that is free needs no hold. */
export interface HoldRequest {
  accountId: string;
  videoId: string | null;
  /** Unique name of the work, e.g. `render:vid-7:v1`. */
  work: string;
  credits: number;
  reason: string;
  /** What nobody resolved goes back after so long; a week unless said. */
  lastsMs?: number;
}

/** After so long nothing works on a film any more; what is still set aside for it goes back. */
const HOLD_DAYS = 7;
const DAY_MS = 86_400_000;

/** What an end user's work has cost, and what is set aside for work of theirs that goes on. */
const SPENT = `
  SELECT coalesce(sum(CASE WHEN status = 'open' THEN credits ELSE captured - refunded END), 0) AS spent
    FROM holds WHERE account_id = ? AND external_user_id = ? AND status IN ('open', 'captured')`;

/** Paying for work: hold, then capture or release; one piece of work is charged at most once. */
@Injectable()
export class WalletService {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly deposits: DepositsService,
    private readonly clock: Clock,
    private readonly spending: Spending,
  ) {}

  /**
   * Sets credits aside, all of the requests or none. Throws `MaxCreditsExceededError` beyond what an end user may spend, and
   * `InsufficientCreditsError`.
   */
  async hold(em: EntityManager, requests: HoldRequest[]): Promise<void> {
    const accountId = requests[0]?.accountId;
    if (!accountId) return;
    const book = await this.ledger.lock(em, accountId);
    const lots = await this.deposits.spendable(em, book);
    const needed = requests.reduce((sum, { credits }) => sum + credits, 0);
    await this.assertAllowed(em, accountId, needed);
    if (book.balance < needed) throw new InsufficientCreditsError({ needed, held: book.balance });
    const now = this.clock.now();
    for (const { credits, reason, videoId, work, lastsMs = HOLD_DAYS * DAY_MS } of requests.filter(
      (request) => request.credits > 0,
    )) {
      const id = newId('hold');
      const takes = lots.take(credits);
      const expiresAt = new Date(now.getTime() + lastsMs);
      const externalUserId = this.spending.spender?.externalUserId ?? null;
      const terms = { status: 'open' as const, createdAt: now, expiresAt, externalUserId };
      book.make({ id, accountId, work, videoId, credits, takes, ...terms });
      const amount = credits;
      book.add({ kind: 'hold', from: 'wallet', to: 'held', amount, reason, videoId, holdId: id }, now);
    }
    await lots.save();
    await this.ledger.write(em, book);
  }

  /** The same for work that can be left undone: false, and nothing is set aside, where the wallet is too short. */
  async holdIfFits(em: EntityManager, request: HoldRequest): Promise<boolean> {
    try {
      await this.hold(em, [request]);
      return true;
    } catch (error) {
      // Both are thrown before anything is written, so the transaction goes on.
      if (error instanceof InsufficientCreditsError || error instanceof MaxCreditsExceededError) return false;
      throw error;
    }
  }

  /** Charges the work's hold, never more than was held; what is left over goes back. Does nothing when it is resolved already. */
  async capture(em: EntityManager, work: string, credits: number, reason: string): Promise<number> {
    const locked = await this.ledger.lockHold(em, work);
    if (locked?.hold.status !== 'open') return 0;
    const { book, hold } = locked;
    const now = this.clock.now();
    const { captured, returned, takes } = hold.capture(credits, now);
    const common = { videoId: hold.videoId, holdId: hold.id, reason };
    if (captured > 0) {
      book.add({ ...common, kind: 'capture', from: 'held', to: 'revenue', amount: captured }, now);
    }
    if (returned > 0) book.add({ ...common, kind: 'release', from: 'held', to: 'wallet', amount: returned }, now);
    book.change(hold);
    await this.deposits.putBack(em, takes);
    await this.ledger.write(em, book);
    return captured;
  }

  /** Gives a work's hold back; returns the credits. Does nothing when it is resolved already. */
  async release(em: EntityManager, work: string, reason: string): Promise<number> {
    return await this.giveBack(em, work, 'released', reason);
  }

  /** Gives back a hold whose time is over. Does nothing when it is not, or when it is resolved already. */
  async expire(em: EntityManager, work: string): Promise<number> {
    return await this.giveBack(em, work, 'expired', 'hold expired');
  }

  /**
   * Gives back what was charged for work that failed afterwards; returns the credits. Does nothing when it was given
   * back already, or never charged. They do not expire, wherever the work was paid from.
   */
  async refund(em: EntityManager, work: string, reason: string): Promise<number> {
    const locked = await this.ledger.lockHold(em, work);
    const amount = locked?.hold.refund() ?? 0;
    if (!locked || amount === 0) return 0;
    const { id: holdId, videoId } = locked.hold;
    const now = this.clock.now();
    locked.book.add({ kind: 'refund', from: 'revenue', to: 'wallet', amount, reason, videoId, holdId }, now);
    locked.book.change(locked.hold);
    await this.ledger.write(em, locked.book);
    return amount;
  }

  /** Credits set aside for a work that is neither charged nor given back yet; 0 where there are none. */
  async heldFor(work: string): Promise<number> {
    const hold = await this.database.read().findOne(Hold, { work, status: 'open' });
    return hold?.credits ?? 0;
  }

  /** Credits that an end user's work has cost, with what is set aside for work of theirs that goes on. */
  async spentBy(accountId: string, externalUserId: string): Promise<number> {
    return await spentBy(this.database.read(), accountId, externalUserId);
  }

  /** What can be spent, and what open holds have set aside. */
  async balance(accountId: string): Promise<{ credits: number; reserved: number }> {
    const em = this.database.read();
    const sides = await em.find(LedgerAccount, {
      id: { $in: [ledgerAccountId('wallet', accountId), ledgerAccountId('held', accountId)] },
    });
    const of = (kind: string) => sides.find((side) => side.kind === kind)?.balance ?? 0;
    return { credits: of('wallet'), reserved: of('held') };
  }

  /** Behind the wallet's lock, so that two requests of a user cannot both take the last of it. */
  private async assertAllowed(em: EntityManager, accountId: string, needed: number): Promise<void> {
    const { externalUserId, maxCredits } = this.spending.spender ?? { externalUserId: '', maxCredits: null };
    if (maxCredits === null) return;
    const allowed = Math.max(0, maxCredits - (await spentBy(em, accountId, externalUserId)));
    if (needed <= allowed) return;
    this.spending.refuse({ needed, allowed });
    throw new SpendingLimitError({ needed, allowed });
  }

  private async giveBack(
    em: EntityManager,
    work: string,
    status: 'released' | 'expired',
    reason: string,
  ): Promise<number> {
    const locked = await this.ledger.lockHold(em, work);
    if (locked?.hold.status !== 'open') return 0;
    const { book, hold } = locked;
    const now = this.clock.now();
    if (status === 'expired' && (hold.expiresAt === null || hold.expiresAt > now)) return 0;
    const takes = hold.release(now, status);
    const { id: holdId, videoId, credits: amount } = hold;
    book.add({ kind: 'release', from: 'held', to: 'wallet', amount, reason, videoId, holdId }, now);
    book.change(hold);
    await this.deposits.putBack(em, takes);
    await this.ledger.write(em, book);
    return amount;
  }
}

async function spentBy(em: EntityManager, accountId: string, externalUserId: string): Promise<number> {
  const [row] = await em.execute<Array<{ spent: string }>>(SPENT, [accountId, externalUserId]);
  return Number(row?.spent ?? 0);
}

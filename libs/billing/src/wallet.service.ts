import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, virtualMoment } from '@app/platform';
import { InsufficientCreditsError, MaxCreditsExceededError, SpendingLimitError } from './billing.errors';
import { DepositsService } from './deposits.service';
import { Hold } from './hold.entity';
import { LedgerAccount, ledgerAccountId } from './ledger.entity';
import { Ledger } from './ledger';
import { Spending } from './spending';

/** Credits to set aside for one piece of work; free work needs no hold. */
export interface HoldRequest {
  accountId: string;
  videoId: string | null;
  /** Unique name of the work, e.g. `render:vid-7:v1`. */
  work: string;
  credits: number;
  reason: string;
  /** An unresolved hold is released after this time; a week by default. */
  lastsMs?: number;
}

/** After this time no worker can still be busy with a video, so its holds are released. */
const HOLD_DAYS = 7;
const DAY_MS = 86_400_000;

/** What an end user's work has cost, and what is held for their work in progress. */
const SPENT = `
  SELECT coalesce(sum(CASE WHEN status = 'open' THEN credits ELSE captured - refunded END), 0) AS spent
    FROM holds WHERE account_id = ? AND external_user_id = ? AND status IN ('open', 'captured')`;

/** Pays for work: hold, then capture or release. One piece of work is charged at most once. */
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
   * Makes all of the holds or none. Throws `MaxCreditsExceededError` beyond the limit of an end user, and
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
      const clockId = virtualMoment()?.clockId ?? null;
      const keyId = this.spending.keyId ?? null;
      const terms = { status: 'open' as const, createdAt: now, expiresAt, externalUserId, keyId, clockId };
      book.make({ id, accountId, work, videoId, credits, takes, ...terms });
      const amount = credits;
      book.add({ kind: 'hold', from: 'wallet', to: 'held', amount, reason, videoId, holdId: id }, now);
    }
    await lots.save();
    await this.ledger.write(em, book);
  }

  /** Holds credits for optional work. Returns false, and holds nothing, if the wallet has too few. */
  async holdIfFits(em: EntityManager, request: HoldRequest): Promise<boolean> {
    try {
      await this.hold(em, [request]);
      return true;
    } catch (error) {
      // Both are thrown before anything is written, so the transaction can continue.
      if (error instanceof InsufficientCreditsError || error instanceof MaxCreditsExceededError) return false;
      throw error;
    }
  }

  /** Charges the hold, never more than it holds (`Infinity`: all of it), and releases the rest. Does nothing if it is resolved already. */
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

  /** Releases the hold; returns its credits. Does nothing if it is resolved already. */
  async release(em: EntityManager, work: string, reason: string): Promise<number> {
    return await this.giveBack(em, work, 'released', reason);
  }

  /** Releases a hold that has expired. Does nothing if it has not, or is resolved already. */
  async expire(em: EntityManager, work: string): Promise<number> {
    return await this.giveBack(em, work, 'expired', 'hold expired');
  }

  /**
   * Refunds work that failed after it was charged; returns the credits. Does nothing if it was refunded already or never
   * charged. Refunded credits never expire, whatever paid for the work.
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

  /** Credits in the open hold of a piece of work; 0 without one. */
  async heldFor(work: string): Promise<number> {
    return (await this.held([work])).get(work) ?? 0;
  }

  /** Credits in the open hold of each piece of work that has one. */
  async held(works: string[]): Promise<ReadonlyMap<string, number>> {
    const holds = await this.database.read().find(Hold, { work: { $in: works }, status: 'open' });
    return new Map(holds.map(({ work, credits }) => [work, credits]));
  }

  /** Credits that an end user's work has cost, plus their open holds. */
  async spentBy(accountId: string, externalUserId: string): Promise<number> {
    return await spentBy(this.database.read(), accountId, externalUserId);
  }

  /** Spendable credits, and credits in open holds. */
  async balance(accountId: string): Promise<{ credits: number; reserved: number }> {
    const em = this.database.read();
    const sides = await em.find(LedgerAccount, {
      id: { $in: [ledgerAccountId('wallet', accountId), ledgerAccountId('held', accountId)] },
    });
    const of = (kind: string) => sides.find((side) => side.kind === kind)?.balance ?? 0;
    return { credits: of('wallet'), reserved: of('held') };
  }

  /** Under the wallet's lock, so two requests of a user cannot both take the last credits. */
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

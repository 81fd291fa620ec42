import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, Database, newId } from '@app/platform';
import { InsufficientCreditsError } from './billing.errors';
import { Hold } from './hold.entity';
import { LedgerAccount, ledgerAccountId } from './ledger-account.entity';
import { Ledger } from './ledger';

/** Credits to set aside for one piece of work. */
export interface HoldRequest {
  accountId: string;
  videoId: string;
  /** Unique name of the work, e.g. `render:vid-7:v1`. */
  work: string;
  credits: number;
  reason: string;
}

/** Paying for work: hold, then capture or release; one piece of work is charged at most once (CONTRACT.md 3). */
@Injectable()
export class WalletService {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Opens an account's wallet with a first grant (0 for none). */
  async open(em: EntityManager, accountId: string, credits: number, reason: string): Promise<void> {
    this.ledger.open(em, accountId);
    await em.flush();
    if (credits > 0) await this.grant(em, accountId, credits, reason);
  }

  async grant(em: EntityManager, accountId: string, credits: number, reason: string): Promise<void> {
    await this.ledger.lockWallet(em, accountId);
    await this.ledger.book(em, { accountId, kind: 'grant', from: 'promotions', to: 'wallet', amount: credits, reason });
  }

  /** Sets credits aside, all of the requests or none. Throws `InsufficientCreditsError`. */
  async hold(em: EntityManager, requests: HoldRequest[]): Promise<void> {
    const accountId = requests[0]?.accountId;
    if (!accountId) return;
    const wallet = await this.ledger.lockWallet(em, accountId);
    const needed = requests.reduce((sum, { credits }) => sum + credits, 0);
    if (wallet.balance < needed) throw new InsufficientCreditsError({ needed, held: wallet.balance });
    for (const { credits, reason, videoId, work } of requests) {
      const hold = em.create(Hold, {
        id: newId('hold'),
        accountId,
        work,
        videoId,
        credits,
        captured: 0,
        status: 'open',
        createdAt: this.clock.now(),
        resolvedAt: null,
      });
      em.persist(hold);
      await this.ledger.book(em, {
        accountId,
        kind: 'hold',
        from: 'wallet',
        to: 'held',
        amount: credits,
        reason,
        videoId,
        holdId: hold.id,
      });
    }
  }

  /** Charges the work's hold, never more than was held; what is left over goes back. Does nothing when it is resolved already. */
  async capture(em: EntityManager, work: string, credits: number, reason: string): Promise<number> {
    const hold = await this.openHold(em, work);
    if (!hold) return 0;
    const { captured, returned } = hold.capture(credits, this.clock.now());
    const common = { accountId: hold.accountId, videoId: hold.videoId, holdId: hold.id, reason };
    if (captured > 0)
      await this.ledger.book(em, { ...common, kind: 'capture', from: 'held', to: 'revenue', amount: captured });
    if (returned > 0)
      await this.ledger.book(em, { ...common, kind: 'release', from: 'held', to: 'wallet', amount: returned });
    return captured;
  }

  /** Gives a work's hold back; returns the credits. Does nothing when it is resolved already. */
  async release(em: EntityManager, work: string, reason: string): Promise<number> {
    const hold = await this.openHold(em, work);
    if (!hold) return 0;
    hold.release(this.clock.now());
    await this.ledger.book(em, {
      accountId: hold.accountId,
      kind: 'release',
      from: 'held',
      to: 'wallet',
      amount: hold.credits,
      reason,
      videoId: hold.videoId,
      holdId: hold.id,
    });
    return hold.credits;
  }

  /** Credits set aside for a work that is neither charged nor given back yet; 0 where there are none. */
  async heldFor(work: string): Promise<number> {
    const hold = await this.database.read().findOne(Hold, { work, status: 'open' });
    return hold?.credits ?? 0;
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

  /** The open hold of a work, with its wallet locked first: every writer takes the locks in the same order. */
  private async openHold(em: EntityManager, work: string): Promise<Hold | null> {
    const found = await em.findOne(Hold, { work });
    if (!found) return null;
    await this.ledger.lockWallet(em, found.accountId);
    await em.refresh(found);
    return found.status === 'open' ? found : null;
  }
}

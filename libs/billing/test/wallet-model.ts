export interface ModelHold {
  work: string;
  credits: number;
  captured: number;
  refunded: number;
  status: 'open' | 'captured' | 'released' | 'expired';
  expiresAt: number;
  /** Credits of the hold as [lot, count], in the order of spending; a null lot never expires. */
  from: Array<[lot: ModelLot | null, credits: number]>;
}

interface ModelLot {
  expiresAt: number;
  unspent: number;
  order: number;
}

export type Outcome = { kind: 'refused'; held: number } | { kind: 'held already' } | { kind: 'done' };

const WEEK_MS = 7 * 86_400_000;

/** One wallet as it should be: numbers in memory, modelled independently of the ledger's code. */
export class WalletModel {
  readonly holds: ModelHold[] = [];
  readonly keys = new Set<string>();
  /** Credits by source and destination. */
  readonly sums = { promotions: 0, topups: 0, revenue: 0 };
  private plain = 0;
  private lots: ModelLot[] = [];

  get spendable(): number {
    return this.plain + this.lots.reduce((sum, { unspent }) => sum + unspent, 0);
  }

  get reserved(): number {
    return this.holds.filter(({ status }) => status === 'open').reduce((sum, { credits }) => sum + credits, 0);
  }

  /** Credits without `expiresAt` never expire. */
  deposit(from: 'promotions' | 'topups', credits: number, key: string, expiresAt: number | null): boolean {
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    this.sums[from] += credits;
    if (expiresAt === null) this.plain += credits;
    else this.lots.push({ expiresAt, unspent: credits, order: this.lots.length });
    return true;
  }

  hold(work: string, credits: number, now: number): Outcome {
    const due = this.lots.filter(({ expiresAt }) => expiresAt <= now).reduce((sum, { unspent }) => sum + unspent, 0);
    if (this.spendable - due < credits) return { kind: 'refused', held: this.spendable - due };
    if (this.holds.some((hold) => hold.work === work)) return { kind: 'held already' };
    this.expireLots(now);
    const from: ModelHold['from'] = [];
    let missing = credits;
    for (const lot of this.lots
      .filter((each) => each.unspent > 0)
      .sort((a, b) => a.expiresAt - b.expiresAt || a.order - b.order)) {
      const taken = Math.min(missing, lot.unspent);
      lot.unspent -= taken;
      missing -= taken;
      if (taken > 0) from.push([lot, taken]);
    }
    this.plain -= missing;
    from.push([null, missing]);
    this.holds.push({ work, credits, captured: 0, refunded: 0, status: 'open', expiresAt: now + WEEK_MS, from });
    return { kind: 'done' };
  }

  capture(hold: ModelHold, credits: number): number {
    if (hold.status !== 'open') return 0;
    hold.status = 'captured';
    hold.captured = Math.min(credits, hold.credits);
    this.sums.revenue += hold.captured;
    this.putBack(hold, hold.captured);
    return hold.captured;
  }

  release(hold: ModelHold, status: 'released' | 'expired' = 'released'): number {
    if (hold.status !== 'open') return 0;
    hold.status = status;
    this.putBack(hold, 0);
    return hold.credits;
  }

  refund(hold: ModelHold): number {
    if (hold.refunded > 0) return 0;
    hold.refunded = hold.captured;
    this.plain += hold.captured;
    this.sums.revenue -= hold.captured;
    return hold.refunded;
  }

  sweep(now: number): void {
    for (const hold of this.holds) if (hold.status === 'open' && hold.expiresAt <= now) this.release(hold, 'expired');
    this.expireLots(now);
  }

  /** Removes expired credits. */
  expireLots(now: number): void {
    for (const lot of this.lots.filter(({ expiresAt }) => expiresAt <= now)) {
      this.sums.promotions -= lot.unspent;
      lot.unspent = 0;
    }
  }

  /** The first `spent` credits of the hold are gone; the rest goes back to its lots. */
  private putBack({ from }: ModelHold, spent: number): void {
    let gone = spent;
    for (const [lot, credits] of from) {
      const kept = Math.min(gone, credits);
      gone -= kept;
      if (lot) lot.unspent += credits - kept;
      else this.plain += credits - kept;
    }
  }
}

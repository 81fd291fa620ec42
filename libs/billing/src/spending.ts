import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The end user of an integrator in whose name work is paid from the integrator's wallet. */
export interface Spender {
  externalUserId: string;
  /** Credits that the user may spend in all, with every token; null for any number. */
  maxCredits: number | null;
}

/** Work that went beyond what its user may spend. */
export interface Overspending {
  needed: number;
  allowed: number;
}

/**
 * Knows in whose name credits are being spent. Every hold that is made while a user spends is put down to them, wherever in
 * the program it is made, so that no kind of work can be forgotten.
 */
@Injectable()
export class Spending {
  private readonly spenders = new AsyncLocalStorage<Spender & { onLimit?: (work: Overspending) => void }>();

  /** Runs `work` in the user's name; `onLimit` hears of what was refused for their limit, whoever answers for it. */
  by<T>(spender: Spender, work: () => T, onLimit?: (work: Overspending) => void): T {
    return this.spenders.run({ ...spender, onLimit }, work);
  }

  /** What is being done goes beyond the user's limit. */
  refuse(work: Overspending): void {
    this.spenders.getStore()?.onLimit?.(work);
  }

  /** Undefined where the account spends itself. */
  get spender(): Spender | undefined {
    return this.spenders.getStore();
  }
}

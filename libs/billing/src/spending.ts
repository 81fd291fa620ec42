import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The end user of an integrator in whose name work is paid from the integrator's wallet (specification 4.5). */
export interface Spender {
  externalUserId: string;
  /** Credits that the user may spend in all, with every token; null for any number. */
  maxCredits: number | null;
}

/**
 * Knows in whose name credits are being spent. Every hold that is made while a user spends is put down to them, wherever in
 * the program it is made, so that no kind of work can be forgotten.
 */
@Injectable()
export class Spending {
  private readonly spenders = new AsyncLocalStorage<Spender>();

  /** Runs `work` in the user's name. */
  by<T>(spender: Spender, work: () => T): T {
    return this.spenders.run(spender, work);
  }

  /** Undefined where the account spends itself. */
  get spender(): Spender | undefined {
    return this.spenders.getStore();
  }
}

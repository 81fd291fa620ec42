import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** An integrator's end user, whose work the integrator's wallet pays for. */
export interface Spender {
  externalUserId: string;
  /** Credits that the user may spend in total, over all tokens; null for no limit. */
  maxCredits: number | null;
}

/** Work that would exceed what its user may spend. */
export interface Overspending {
  needed: number;
  allowed: number;
}

/**
 * Knows whose credits are being spent. Every hold made inside `as` counts against that user, wherever in the program it is
 * made, so no kind of work can be forgotten.
 */
@Injectable()
export class Spending {
  private readonly spenders = new AsyncLocalStorage<Spender & { onLimit?: (work: Overspending) => void }>();

  private readonly keys = new AsyncLocalStorage<string>();

  /** Runs `work` for the API key that asked; its holds carry it. */
  withKey<T>(keyId: string, work: () => T): T {
    return this.keys.run(keyId, work);
  }

  /** The key that asked; undefined in the studio, and for work that nobody asks for at the moment. */
  get keyId(): string | undefined {
    return this.keys.getStore();
  }

  /** Runs `work` for the user; `onLimit` is called when their limit refuses it, whoever handles the error. */
  by<T>(spender: Spender, work: () => T, onLimit?: (work: Overspending) => void): T {
    return this.spenders.run({ ...spender, onLimit }, work);
  }

  /** Reports that the current work exceeds the user's limit. */
  refuse(work: Overspending): void {
    this.spenders.getStore()?.onLimit?.(work);
  }

  /** Undefined if the account itself spends. */
  get spender(): Spender | undefined {
    return this.spenders.getStore();
  }
}

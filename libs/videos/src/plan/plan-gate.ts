import { RateLimitedError } from '@app/platform';

const COME_AGAIN_S = 5;

/**
 * Lets an account plan one video at a time. A plan is free, and free work must not be a way to keep a machine busy; each
 * process counts its own.
 */
export class PlanGate {
  private readonly busy = new Set<string>();

  /** Throws `RateLimitedError` while another plan of the account is being made. */
  async run<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    if (this.busy.has(accountId)) throw new RateLimitedError('plans, one at a time for an account', COME_AGAIN_S);
    this.busy.add(accountId);
    try {
      return await work();
    } finally {
      this.busy.delete(accountId);
    }
  }
}

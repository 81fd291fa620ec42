import { RateLimitedError } from '@app/platform';

const COME_AGAIN_S = 5;

/**
 * Lets an account do one piece of free work at a time: free work must not be a way to keep a machine busy. Each process
 * counts its own.
 */
export class FreeWorkGate {
  private readonly busy = new Set<string>();

  /** `works` names them in the refusal: "plans". */
  constructor(
    private readonly works: string,
    private readonly comeAgainS = COME_AGAIN_S,
  ) {}

  /** Throws `RateLimitedError` while another one of the account is under way. */
  async run<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    if (this.busy.has(accountId))
      throw new RateLimitedError(`${this.works}, one at a time for an account`, this.comeAgainS);
    this.busy.add(accountId);
    try {
      return await work();
    } finally {
      this.busy.delete(accountId);
    }
  }
}

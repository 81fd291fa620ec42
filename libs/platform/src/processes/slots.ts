import { DomainError, RateLimitedError } from '../errors/domain.error';
import { presentIds } from '../logging/work-ids';

/** How many tasks of whom may run and wait; what is left out has no bound. */
export interface SlotRules {
  /** Of one account at a time, so that one account never holds every slot. */
  atOnceOfOne?: number;
  /** Of all accounts together. */
  waiting?: number;
  waitingOfOne?: number;
}

interface Waiter {
  enter: () => void;
}

/** When to come again after a refusal. */
const RETRY_AFTER_S = 5;

/**
 * Lets a few tasks run at once and the others wait, so that a crowd of them never starts a crowd of processes. Accounts
 * that wait are served in turn, whoever has sent more; a task belongs to the account of the request or job that it is
 * done for.
 */
export class Slots {
  /** Accounts in the order of their turns, each with its own tasks in order. */
  private readonly waiting = new Map<string, Waiter[]>();
  private readonly running = new Map<string, number>();
  private waitingInAll = 0;

  constructor(
    private free: number,
    private readonly rules: SlotRules = {},
  ) {}

  /** Tasks that wait for a slot. */
  get queued(): number {
    return this.waitingInAll;
  }

  /**
   * Runs a task when it is its account's turn. Throws the signal's reason as soon as it is aborted while waiting,
   * `RateLimitedError` where the account has too many that wait, and an `unavailable` error where all have.
   */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const account = presentIds().accountId ?? '';
    if (this.mayRun(account)) this.begin(account);
    else await this.turn(account, signal);
    try {
      return await task();
    } finally {
      this.end(account);
    }
  }

  private mayRun(account: string): boolean {
    return this.free > 0 && (this.running.get(account) ?? 0) < (this.rules.atOnceOfOne ?? Infinity);
  }

  private begin(account: string): void {
    this.free -= 1;
    this.running.set(account, (this.running.get(account) ?? 0) + 1);
  }

  private async turn(account: string, signal?: AbortSignal): Promise<void> {
    const { waiting = Infinity, waitingOfOne = Infinity } = this.rules;
    const own = this.waiting.get(account) ?? [];
    if (own.length >= waitingOfOne) {
      throw new RateLimitedError(`${waitingOfOne} requests of yours wait to be worked on already`, RETRY_AFTER_S);
    }
    if (this.waitingInAll >= waiting) {
      throw new DomainError('unavailable', 'unavailable', 'Too many requests wait to be worked on. Try again later.');
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.leave(account, waiter);
        reject(signal?.reason as Error);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiter = { enter };
      signal?.addEventListener('abort', leave, { once: true });
      own.push(waiter);
      this.waiting.set(account, own);
      this.waitingInAll += 1;
    });
  }

  private leave(account: string, waiter: Waiter): void {
    const own = this.waiting.get(account) ?? [];
    own.splice(own.indexOf(waiter), 1);
    this.waitingInAll -= 1;
    if (own.length === 0) this.waiting.delete(account);
  }

  /** The slot goes straight to whoever is next, so nobody can slip in between. */
  private end(account: string): void {
    this.free += 1;
    const left = (this.running.get(account) ?? 1) - 1;
    if (left > 0) this.running.set(account, left);
    else this.running.delete(account);
    const next = [...this.waiting.keys()].find((other) => this.mayRun(other));
    if (next === undefined) return;
    const own = this.waiting.get(next) ?? [];
    const first = own.shift();
    // To the end of the line: the other accounts come before its next task.
    this.waiting.delete(next);
    if (own.length > 0) this.waiting.set(next, own);
    if (!first) return;
    this.waitingInAll -= 1;
    this.begin(next);
    first.enter();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { ListenError } from './listen-words';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const TIMEOUT_MS = 10_000;

/** Waits through what passes: a service that restarts, a receiver that is not up yet, a limit of requests. */
export class Patience {
  constructor(
    private readonly signal: AbortSignal,
    private readonly say: (line: string) => void,
  ) {}

  /**
   * Calls `attempt` until it returns anything but a refusal to come back later: pauses grow from half a second to ten,
   * or are what `Retry-After` asks for. The first failure is said. Throws `ListenError`s of the attempt, and the
   * signal's reason.
   */
  async until<T>(what: string, attempt: (signal: AbortSignal) => Promise<T | Response>): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      const outcome = await this.attemptOnce(attempt);
      this.signal.throwIfAborted();
      if ('done' in outcome) return outcome.done;
      if (failures === 0) this.say(`Waiting for ${what} (${outcome.fault}).`);
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      await this.pause(Math.max(pause, outcome.askedMs));
    }
  }

  async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.signal });
  }

  private async attemptOnce<T>(
    attempt: (signal: AbortSignal) => Promise<T | Response>,
  ): Promise<{ done: T } | { fault: string; askedMs: number }> {
    try {
      const answer = await attempt(AbortSignal.any([this.signal, AbortSignal.timeout(TIMEOUT_MS)]));
      if (!(answer instanceof Response)) return { done: answer };
      await answer.body?.cancel();
      const seconds = Number(answer.headers.get('retry-after'));
      return { fault: `answered ${answer.status}`, askedMs: Number.isFinite(seconds) ? seconds * 1000 : 0 };
    } catch (error) {
      if (error instanceof ListenError) throw error;
      const { message, cause } = error as Error & { cause?: { code?: string } };
      return { fault: cause?.code ?? message, askedMs: 0 };
    }
  }
}

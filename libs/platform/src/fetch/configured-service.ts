import { setTimeout as sleep } from 'node:timers/promises';
import { askProvider } from '../metrics/signals';
import { FetchError } from './fetch.errors';
import { SafeFetch, type SafeRequest, type SafeResponse } from './safe-fetch';

/** Waits; throws the signal's reason once it aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export async function pauseByClock(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}

/** Statuses of a GET worth a retry. */
export const NOT_NOW: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** Retries and time limits of calls to a service. */
export interface Patience {
  /** Attempts, the first one included. */
  attempts: number;
  /** Whether this answer is worth a retry. */
  isPassing: (status: number) => boolean;
  /** Whether to retry after a failed connection; a request that changes something may have arrived anyway. */
  retriesFailures: boolean;
  /** Milliseconds until the next attempt; `said` is the service's `Retry-After`. May throw to give up. */
  waitMs: (said: number | null, attempt: number) => number;
  pause: Pause;
}

/** Configured addresses are the operator's choice and may be private. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

/** Calls a service that the operator configured, and retries while it is busy. */
export class ConfiguredService {
  private readonly client = new SafeFetch(ANYWHERE);

  /** `name` is the service's display name. */
  constructor(
    private readonly name: string,
    private readonly patience: Patience,
  ) {}

  /** The answer of the last attempt, whatever its status. Throws `FetchError`, and the signal's reason once it aborts. */
  async ask(wanted: SafeRequest & { signal: AbortSignal }): Promise<SafeResponse> {
    const { attempts, isPassing, waitMs, pause } = this.patience;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.attempt(wanted, attempt === attempts);
      if (answer && (attempt === attempts || !isPassing(answer.status))) return answer;
      await pause(waitMs(answer && retryAfterMs(answer), attempt), wanted.signal);
    }
  }

  /** Null if the connection failed and is worth a retry. */
  private async attempt(wanted: SafeRequest, isLast: boolean): Promise<SafeResponse | null> {
    try {
      return await askProvider(
        this.name,
        () => this.client.fetch(wanted),
        ({ status }) => status,
      );
    } catch (error) {
      const isPassing = error instanceof FetchError && error.reason !== 'refused' && error.reason !== 'too_large';
      if (isPassing && !isLast && this.patience.retriesFailures) return null;
      throw error;
    }
  }
}

/** Milliseconds of `Retry-After`, given as seconds or as a date of the service's clock; null for anything else. */
function retryAfterMs({ headers }: SafeResponse): number | null {
  const said = String(headers['retry-after'] ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const wait = Date.parse(said) - Date.parse(String(headers['date'] ?? ''));
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { askProvider } from '../metrics/signals';
import { FetchError } from './fetch.errors';
import { SafeFetch, type SafeRequest, type SafeResponse } from './safe-fetch';

/** Waits; throws the signal's reason once it aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** A `Pause` by the clock. */
export async function pauseByClock(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}

/** What services answer that may answer otherwise in a while, to questions that change nothing. */
export const NOT_NOW: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** How often a service is asked, and for how long it is waited for. */
export interface Patience {
  /** The first one counts. */
  attempts: number;
  /** Whether this answer may be another one in a while. */
  isPassing: (status: number) => boolean;
  /** Whether a connection that failed is tried again; an order may have arrived all the same. */
  retriesFailures: boolean;
  /** Milliseconds until the next attempt; `said` is the service's own `Retry-After`. May throw to give up. */
  waitMs: (said: number | null, attempt: number) => number;
  pause: Pause;
}

/** Configured addresses are the operator's own choice, a server in the next room included. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

/** Asks a service that the operator configured, again where it says that it is busy. */
export class ConfiguredService {
  private readonly client = new SafeFetch(ANYWHERE);

  /** `name` is the service's, as people write it. */
  constructor(
    private readonly name: string,
    private readonly patience: Patience,
  ) {}

  /** The last attempt's answer, whatever its status. Throws `FetchError`, and the signal's reason once it aborts. */
  async ask(wanted: SafeRequest & { signal: AbortSignal }): Promise<SafeResponse> {
    const { attempts, isPassing, waitMs, pause } = this.patience;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.attempt(wanted, attempt === attempts);
      if (answer && (attempt === attempts || !isPassing(answer.status))) return answer;
      await pause(waitMs(answer && retryAfterMs(answer), attempt), wanted.signal);
    }
  }

  /** Null where the connection failed and is worth another attempt. */
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

/** `Retry-After` as seconds or as a date, which is told by the service's own clock; null where it says neither. */
function retryAfterMs({ headers }: SafeResponse): number | null {
  const said = String(headers['retry-after'] ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const wait = Date.parse(said) - Date.parse(String(headers['date'] ?? ''));
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError, SafeFetch, type SafeResponse } from '@app/platform';
import { MarketDataError } from './tokens.errors';

/** Waits; throws the signal's reason once it aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** How long and how often a service is asked. */
export interface MarketPatience {
  /** Longest time for one answer. */
  timeoutMs: number;
  /** Longest time for all attempts with the waits between them. */
  totalMs: number;
  pause: Pause;
}

const ATTEMPTS = 3;
const MAX_BYTES = 4_000_000;
const FIRST_WAIT_MS = 500;
const NOT_NOW = new Set([429, 500, 502, 503, 504]);
/** Configured addresses are the operator's own choice, a server in the next room included. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

const PATIENCE: MarketPatience = {
  timeoutMs: 6_000,
  totalMs: 15_000,
  pause: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  },
};

/** Reads JSON of one market data service; a busy one is asked again when it says, within its caller's patience. */
export class MarketHttp {
  private readonly client = new SafeFetch(ANYWHERE);

  constructor(
    private readonly service: string,
    private readonly baseUrl: string,
    private readonly patience: MarketPatience = PATIENCE,
  ) {}

  /** Null where the service knows no such thing (404). Throws `MarketDataError` for all that is no answer. */
  async get(path: string): Promise<unknown> {
    const deadline = AbortSignal.timeout(this.patience.totalMs);
    try {
      return await this.ask(`${this.baseUrl}${path}`, deadline);
    } catch (error) {
      if (error instanceof MarketDataError) throw error;
      if (deadline.aborted) throw new MarketDataError(this.service, 'is too busy');
      if (error instanceof FetchError) throw new MarketDataError(this.service, error.message);
      throw error;
    }
  }

  private async ask(url: string, signal: AbortSignal): Promise<unknown> {
    const headers = { accept: 'application/json' };
    const limits = { timeoutMs: this.patience.timeoutMs, maxBytes: MAX_BYTES, maxRedirects: 2 };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.client.fetch({ url, headers, signal, ...limits });
      if (answer.status === 404) return null;
      if (answer.status === 200) return this.parse(answer.body);
      if (!NOT_NOW.has(answer.status) || attempt === ATTEMPTS) {
        throw new MarketDataError(this.service, `answered ${answer.status}`);
      }
      const wait = waitOf(answer, attempt);
      if (wait > this.patience.totalMs) throw new MarketDataError(this.service, 'is too busy');
      await this.patience.pause(wait, signal);
    }
  }

  private parse(body: Buffer): unknown {
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw new MarketDataError(this.service, 'did not answer in its own format');
    }
  }
}

/** `Retry-After` in seconds; without one the waits double. */
function waitOf({ headers }: SafeResponse, attempt: number): number {
  const said = String(headers['retry-after'] ?? '').trim();
  return /^\d+$/.test(said) ? Number(said) * 1000 : FIRST_WAIT_MS * 2 ** (attempt - 1);
}

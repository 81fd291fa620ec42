import {
  type Clock,
  ConfiguredService,
  FetchError,
  NOT_NOW,
  type Pause,
  pauseByClock,
  SystemClock,
} from '@app/platform';
import { type AnswerPart, readParts } from './answer-parts';
import { MarketDataError } from './market.errors';

/** How long a service is asked. */
export interface MarketPatience {
  /** Longest time for one answer. */
  timeoutMs: number;
  /** Longest time for all attempts with the waits between them. */
  totalMs: number;
  pause: Pause;
  clock: Clock;
}

/** What a service allows. */
export interface MarketService {
  /** As people call it. */
  name: string;
  baseUrl: string;
  /** Requests a minute; without a limit of its own a service gets 60. */
  perMinute?: number;
  /** Bytes of its largest answer; 4 MB unless told. */
  maxBytes?: number;
  /** What opens it, beside what every request says. */
  headers?: Record<string, string>;
}

/** Longer than this nobody waits for a turn. */
const LONGEST_WAIT_MS = 10_000;
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
/** Some services turn away clients that do not say who they are. */
const WHO = 'Mozilla/5.0 (compatible; Factreel)';

const PATIENCE: MarketPatience = { timeoutMs: 6_000, totalMs: 15_000, pause: pauseByClock, clock: new SystemClock() };

/** Reads one market data service; a busy one is asked again when it says, within its caller's patience. */
export class MarketHttp {
  private readonly client: ConfiguredService;
  private readonly budget: RateBudget;

  constructor(
    readonly service: MarketService,
    private readonly patience: MarketPatience = PATIENCE,
  ) {
    const { totalMs, pause, clock } = patience;
    this.budget = new RateBudget(service.perMinute ?? 60, clock, pause);
    this.client = new ConfiguredService(service.name, {
      attempts: ATTEMPTS,
      isPassing: (status) => NOT_NOW.has(status),
      retriesFailures: true,
      waitMs: (said, attempt) => {
        const wait = said ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
        if (wait > totalMs) throw this.fault('is too busy');
        return wait;
      },
      pause,
    });
  }

  /** JSON; null where the service knows no such thing (404). Throws `MarketDataError` for all that is no answer. */
  async get(path: string, signal?: AbortSignal): Promise<unknown> {
    const body = await this.getBytes(path, signal);
    if (body === null) return null;
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw this.strange();
    }
  }

  /** The same for a large answer: hands over the values at `paths`, each once; false for 404. */
  async getParts(
    path: string,
    paths: string[],
    take: (part: AnswerPart) => void,
    signal?: AbortSignal,
  ): Promise<boolean> {
    const body = await this.getBytes(path, signal);
    if (body === null) return false;
    try {
      await readParts(body, paths, take, signal);
      return true;
    } catch {
      signal?.throwIfAborted();
      throw this.strange();
    }
  }

  /** The same for what is no JSON. */
  async getBytes(path: string, signal?: AbortSignal): Promise<Buffer | null> {
    const deadline = AbortSignal.timeout(this.patience.totalMs);
    const until = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await this.ask(path, until);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof MarketDataError) throw error;
      if (deadline.aborted) throw this.fault('is too busy');
      if (error instanceof FetchError) throw this.fault(error.message, { refused: error.reason === 'refused' });
      throw error;
    }
  }

  /** The error of an answer that is not what the service is known to send. */
  strange(): MarketDataError {
    return this.fault('did not answer in its own format');
  }

  /** An error that names the service. */
  fault(what: string, how?: { refused: boolean }): MarketDataError {
    return new MarketDataError(this.service.name, what, how);
  }

  private async ask(path: string, signal: AbortSignal): Promise<Buffer | null> {
    if (!(await this.budget.take(signal))) throw this.fault('is asked too often just now');
    const { baseUrl, maxBytes = 4_000_000, headers } = this.service;
    const answer = await this.client.ask({
      url: `${baseUrl}${path}`,
      headers: { accept: 'application/json, application/rss+xml;q=0.9', 'user-agent': WHO, ...headers },
      timeoutMs: this.patience.timeoutMs,
      maxBytes,
      maxRedirects: 2,
      signal,
    });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw this.fault(`answered ${answer.status}`, { refused: isRefusal(answer.status) });
    return answer.body;
  }
}

/** Such as a wrong key; not such as too many requests. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/** Keeps this process within what a service allows in a minute: a bucket that fills evenly and holds a tenth of it. */
class RateBudget {
  private turns: number;
  private at: number;
  private readonly most: number;

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {
    this.most = Math.max(1, Math.floor(perMinute / 10));
    this.turns = this.most;
    this.at = clock.real().getTime();
  }

  /** Waits for a turn; false, and no turn taken, where that would be longer than ten seconds. */
  async take(signal: AbortSignal): Promise<boolean> {
    const now = this.clock.real().getTime();
    const turnMs = 60_000 / this.perMinute;
    this.turns = Math.min(this.most, this.turns + Math.max(0, now - this.at) / turnMs);
    this.at = now;
    const wait = Math.max(0, (1 - this.turns) * turnMs);
    if (wait > LONGEST_WAIT_MS) return false;
    this.turns -= 1;
    if (wait > 0) await this.pause(wait, signal);
    return true;
  }
}

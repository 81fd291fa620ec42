import type { z } from 'zod';
import { askProvider, FetchError, jsonOf, type Pause, pauseByClock, SafeFetch } from '@app/platform';
import { SchedulerBusyError, SchedulerError, UncertainPostError } from '../publishing.errors';
import type { SchedulerCall } from './scheduler.provider';

/** One request to a scheduler. */
export interface SchedulerRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  timeoutMs: number;
  /** The request makes a post: it is never resent after a lost answer, and never aborted once sent. */
  isOrder: boolean;
  /** The scheduler's name, for error texts. */
  scheduler: string;
  /** Seconds to wait from the body of a refusal; undefined if it is not about too many requests. */
  patienceIn?: (body: unknown) => number | null | undefined;
}

/** An answer below 500 without rate limiting; null if its body is not JSON. */
export interface SchedulerAnswer {
  status: number;
  body: unknown;
}

const LIMITS = { maxBytes: 5_000_000, maxRedirects: 0 } as const;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 20;
/** Configured addresses are the operator's choice and may be private. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

/** Calls schedulers, and retries as long as they ask for when they are busy. */
export class SchedulerHttp {
  private readonly configured = new SafeFetch(ANYWHERE);

  constructor(
    private readonly safeFetch: SafeFetch,
    private readonly pause: Pause = pauseByClock,
  ) {}

  /**
   * Throws `SchedulerError` without an answer, the signal's reason, and `UncertainPostError` if a post may have been made.
   */
  async ask({ access, signal }: SchedulerCall, request: SchedulerRequest): Promise<SchedulerAnswer> {
    const client = access.isCustomers ? this.safeFetch : this.configured;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.attempt(client, request, request.isOrder ? undefined : signal);
      const patience = answer ? patienceOf(answer, request) : undefined;
      if (answer && patience === undefined && answer.status < 500) return answer;
      if (attempt === ATTEMPTS || (patience ?? 0) > LONGEST_WAIT_SECONDS) throw refusalOf(request, patience);
      await this.pause(1000 * (patience ?? 2 ** (attempt - 1)), signal);
    }
  }

  /** Null for a failed connection that is worth a retry. */
  private async attempt(
    client: SafeFetch,
    { url, method, headers, body, timeoutMs, isOrder, scheduler }: SchedulerRequest,
    signal: AbortSignal | undefined,
  ): Promise<Attempt | null> {
    const sent = body && { body: JSON.stringify(body) };
    const json = { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
    try {
      const wanted = { url, method, headers: json, ...sent, timeoutMs, signal, ...LIMITS };
      const answer = await askProvider(
        scheduler,
        () => client.fetch(wanted),
        ({ status }) => status,
      );
      if (isOrder && answer.status >= 500) throw new UncertainPostError(`${scheduler} answered ${answer.status}`);
      const retryAfter = String(answer.headers['retry-after'] ?? '');
      return { status: answer.status, body: jsonOf(answer.body), retryAfter };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (error.reason === 'refused') throw new SchedulerError(`the address of ${scheduler} ${error.message}`);
      if (isOrder) throw new UncertainPostError(`${scheduler} ${error.message}`);
      return null;
    }
  }
}

/** Reads an answer. Throws `SchedulerError` if it is not in the scheduler's format. */
export function readAnswer<T>(schema: z.ZodType<T>, body: unknown, scheduler: string): T {
  const read = schema.safeParse(body);
  if (!read.success) throw new SchedulerError(`${scheduler} answered what cannot be read; is its address right?`);
  return read.data;
}

interface Attempt extends SchedulerAnswer {
  retryAfter: string;
}

/** Null if it does not say how many seconds; undefined if it is not rate limiting. */
function patienceOf(
  { status, body, retryAfter }: Attempt,
  { patienceIn }: SchedulerRequest,
): number | null | undefined {
  const said = patienceIn?.(body);
  if (status !== 429 && said === undefined) return undefined;
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) : (said ?? null);
}

function refusalOf({ scheduler }: SchedulerRequest, patience: number | null | undefined): SchedulerError {
  if (patience === undefined) return new SchedulerError(`${scheduler} cannot be reached; try again later`, 'away');
  const when = patience === null ? 'later' : `in ${patience} s`;
  return new SchedulerBusyError(`${scheduler} takes no more for now; it asks to come again ${when}`, patience);
}

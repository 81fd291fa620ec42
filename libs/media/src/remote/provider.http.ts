import { ConfiguredService, FetchError, NOT_NOW, type Pause, pauseByClock, type SafeResponse } from '@app/platform';
import { MediaError } from '../media.errors';

/** A service's address (all that stands before its paths) and what opens it. */
export interface ProviderAccess {
  /** As people write it. */
  name: string;
  baseUrl: string;
  /** Value of the header that opens the service; none for servers without keys. */
  authorization: string | undefined;
  /** Longest time for one answer. */
  timeoutMs: number;
}

const ATTEMPTS = 3;
/** A picture as base64 within JSON is the largest answer there is. */
const MAX_ANSWER_BYTES = 40_000_000;
const MAX_WAIT_MS = 20_000;
/** Answers that are worth asking again. An order is sent again only where it surely was not taken: it may be paid for. */
const PASSING = { GET: NOT_NOW, POST: new Set([429, 503]) } as const;
const DETAIL_LENGTH = 300;
/** Talks JSON with one configured service. Its key goes to the service's own origin and nowhere else. */
export class ProviderHttp {
  private readonly clients: Record<'GET' | 'POST', ConfiguredService>;

  constructor(
    private readonly access: ProviderAccess,
    pause: Pause = pauseByClock,
  ) {
    const client = (method: 'GET' | 'POST'): ConfiguredService =>
      new ConfiguredService(access.name, {
        attempts: ATTEMPTS,
        isPassing: (status) => PASSING[method].has(status),
        retriesFailures: false,
        waitMs: (said, attempt) => Math.min(MAX_WAIT_MS, said ?? 1000 * 2 ** attempt),
        pause,
      });
    this.clients = { GET: client('GET'), POST: client('POST') };
  }

  /** Sends an order. Throws `MediaError`, and the signal's reason once it aborts. */
  async post(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    return await this.ask('POST', `${this.access.baseUrl}${path}`, signal, JSON.stringify(body));
  }

  /** Reads an address that the service itself gave. Throws `MediaError` for one of another origin. */
  async get(url: string, signal: AbortSignal): Promise<unknown> {
    if (!URL.canParse(url) || new URL(url).origin !== new URL(this.access.baseUrl).origin) {
      throw new MediaError('bad_answer', 'the service answered with an address that is not its own', url);
    }
    return await this.ask('GET', url, signal);
  }

  private async ask(method: 'GET' | 'POST', url: string, signal: AbortSignal, body?: string): Promise<unknown> {
    const answer = await this.send(method, url, signal, body);
    if (answer.status >= 200 && answer.status < 300) return parse(answer.body);
    throw refusalOf(answer);
  }

  private async send(
    method: 'GET' | 'POST',
    url: string,
    signal: AbortSignal,
    body: string | undefined,
  ): Promise<SafeResponse> {
    const { authorization, timeoutMs } = this.access;
    const headers = {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
    };
    const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES, maxRedirects: 0 };
    try {
      return await this.clients[method].ask({ url, method, headers, body, signal, ...limits });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (error.reason === 'timeout') throw new MediaError('timeout', 'the service did not answer in time');
      if (error.reason === 'too_large') throw new MediaError('bad_answer', 'the service answered with too much');
      throw new MediaError('busy', 'the service could not be reached', error.message);
    }
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new MediaError('bad_answer', 'the service did not answer in its own format', detailOf(body));
  }
}

function refusalOf({ status, body }: SafeResponse): MediaError {
  const fault = status === 429 || status >= 500 ? 'busy' : status === 404 || status === 410 ? 'gone' : 'refused';
  return new MediaError(fault, `the service answered ${status}`, detailOf(body));
}

function detailOf(body: Buffer): string {
  return body.toString('utf8', 0, DETAIL_LENGTH);
}

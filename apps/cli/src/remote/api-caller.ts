import type { Terminal } from '../program/terminal';
import { findLogin } from './login-file';
import { RefusedError, UnansweredError } from './remote.errors';

/** A page of any list. */
export interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
}

/** Asks the API with one key. Every method throws `RefusedError` and `UnansweredError`. */
export class ApiCaller {
  constructor(
    readonly url: string,
    private readonly apiKey: string | undefined,
    private readonly signal: AbortSignal,
  ) {}

  /** With the key of the environment, or of the login that is meant. */
  static async of(terminal: Terminal): Promise<ApiCaller> {
    const { url, apiKey } = await findLogin(terminal);
    if (apiKey === undefined)
      throw new RefusedError(401, { error: `No API key for ${url}: run "factreel login" or set FACTREEL_API_KEY.` });
    return new ApiCaller(url, apiKey, terminal.signal);
  }

  async get<T>(path: string, query: Record<string, string | undefined> = {}): Promise<T> {
    return (await (await this.send('GET', path, { query })).json()) as T;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return (await (await this.send('POST', path, { body })).json()) as T;
  }

  /** A whole address, such as a video's own, needs no key. */
  async send(
    method: string,
    path: string,
    { query = {}, body, accept }: { query?: Record<string, string | undefined>; body?: unknown; accept?: string } = {},
  ): Promise<Response> {
    const url = new URL(path, this.url);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const headers = {
      ...(this.apiKey !== undefined && !path.startsWith('http') ? { authorization: `Bearer ${this.apiKey}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(accept === undefined ? {} : { accept }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url, { method, headers, signal: this.signal, ...sent }).catch((error: Error) => {
      this.signal.throwIfAborted();
      const { code = error.message } = (error.cause ?? {}) as { code?: string };
      throw new UnansweredError(`${this.url} does not answer (${code}).`, { cause: error });
    });
    if (!answer.ok) throw new RefusedError(answer.status, await refusalOf(answer));
    return answer;
  }
}

async function refusalOf(answer: Response): Promise<{ error?: string; message?: string }> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as { error?: string; message?: string };
  } catch {
    return { message: text.slice(0, 200) };
  }
}

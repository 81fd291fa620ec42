import { readFile } from 'node:fs/promises';
import {
  askProvider,
  FetchError,
  jsonOf,
  NOT_NOW,
  type Pause,
  pauseByClock,
  SafeFetch,
  type SafeRequest,
} from '@app/platform';
import { MOST_FILE_BYTES } from '../library/library.errors';
import { DriveError, DriveFileError } from './drive.errors';
import type { DriveAccess, DriveKind } from './shared-drive';

/** One question to a drive. */
export interface DriveQuestion {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  access: DriveAccess;
  signal: AbortSignal;
  /** Whether this refusal is one of too many requests, beside the statuses that always say so. */
  isRateLimit?: (body: unknown) => boolean;
}

/** An answer, its JSON read; null where it is none. */
export interface DriveAnswer {
  status: number;
  body: unknown;
}

interface Attempt extends DriveAnswer {
  retryAfter: string;
}

const LIST_LIMITS = { timeoutMs: 30_000, maxBytes: 20_000_000, maxRedirects: 0 } as const;
const FILE_LIMITS = { timeoutMs: 900_000, maxBytes: MOST_FILE_BYTES, maxRedirects: 3 } as const;
const ATTEMPTS = 6;
const LONGEST_WAIT_MS = 60_000;
const LONGEST_REFUSAL = 100_000;
/** Configured addresses are the operator's own choice, a server in the next room included. */
const ANYWHERE = ['0.0.0.0/0', '::/0'];

/** Asks drives, and again where they say that they are busy, for as long as they say in `Retry-After`. */
export class DriveHttp {
  private readonly configured = new SafeFetch(ANYWHERE);

  constructor(
    private readonly drive: DriveKind,
    private readonly safeFetch: SafeFetch,
    private readonly pause: Pause = pauseByClock,
  ) {}

  /** The answer, whatever its status. Throws `DriveError` where there is none to be had, and the signal's reason. */
  async ask(question: DriveQuestion): Promise<DriveAnswer> {
    return await this.patiently(question, async (client, request) => {
      const { status, headers, body } = await client.fetch({ ...request, ...LIST_LIMITS });
      return { status, body: jsonOf(body), retryAfter: String(headers['retry-after'] ?? '') };
    });
  }

  /** The same with the body of a 200 written to `path`. Throws `DriveFileError` for a file that is too large. */
  async download(question: DriveQuestion, path: string): Promise<DriveAnswer> {
    return await this.patiently(question, async (client, request) => {
      const { status, headers, bytes } = await client.download({ ...request, ...FILE_LIMITS }, path);
      const isRefusal = status !== 200 && bytes <= LONGEST_REFUSAL;
      const body = isRefusal ? jsonOf(await readFile(path)) : null;
      return { status, body, retryAfter: String(headers['retry-after'] ?? '') };
    });
  }

  private async patiently(
    { access, isRateLimit, ...request }: DriveQuestion,
    attempt: (client: SafeFetch, request: Request) => Promise<Attempt>,
  ): Promise<DriveAnswer> {
    const client = access.isCustomers ? this.safeFetch : this.configured;
    for (let attempts = 1; ; attempts += 1) {
      const answer = await askProvider(
        this.drive,
        () => attempt(client, request),
        ({ status }) => status,
      ).catch(passingFault);
      const isBusy = answer === null || NOT_NOW.has(answer.status) || isRateLimit?.(answer.body) === true;
      if (!isBusy) return answer;
      if (attempts === ATTEMPTS)
        throw new DriveError('the drive is too busy to answer; import the folder again later', 'away');
      await this.pause(waitOf(answer?.retryAfter, attempts), request.signal);
    }
  }
}

type Request = Pick<SafeRequest, 'url' | 'method' | 'headers' | 'body'> & { signal: AbortSignal };

/** Null for a connection that failed and may not the next time; throws for what will not get better. */
function passingFault(error: unknown): null {
  if (!(error instanceof FetchError)) throw error;
  if (error.reason === 'too_large') throw new DriveFileError('is larger than 250 MB');
  if (error.reason === 'refused') throw new DriveError(`the drive's address ${error.message}`);
  return null;
}

/** Throws `DriveError` where the drive asks for more patience than an import has. */
function waitOf(said: string | undefined, attempt: number): number {
  if (!/^\d+$/.test(said ?? '')) return Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (attempt - 1));
  const wait = Number(said) * 1000;
  if (wait > LONGEST_WAIT_MS) throw new DriveError(`the drive asks to come again in ${said} s`, 'away');
  return wait;
}

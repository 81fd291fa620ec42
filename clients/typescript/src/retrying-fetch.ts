import { FactreelConnectionError } from './errors.ts';

/** How a request is repeated. */
export interface RetryOptions {
  /** Attempts after the first one; 0 never repeats. */
  maxRetries: number;
  /** Milliseconds until an attempt's answer must have begun. */
  timeoutMs: number;
  fetch: (request: Request) => Promise<Response>;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** A server that asks for a longer pause than this is believed, and its answer is yours to handle. */
const LONGEST_RETRY_AFTER_MS = 60_000;
const REPEATED = new Set([408, 429, 500, 502, 503, 504]);

/**
 * A fetch that asks again where that is safe: on network failures, 429 and 5xx, with growing pauses or after the
 * `Retry-After` of the answer. Every POST carries an `Idempotency-Key`, so that what was done is not done twice.
 * Throws `FactreelConnectionError` where no answer came, and the signal's reason where the caller gave up.
 */
export function retryingFetch({ maxRetries, timeoutMs, fetch }: RetryOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID());
    }
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptOnce(request, timeoutMs, fetch);
      request.signal.throwIfAborted();
      const pause = attempt < maxRetries ? await pauseAfter(outcome, attempt) : null;
      if (pause === null) {
        if ('answer' in outcome) return outcome.answer;
        throw new FactreelConnectionError(`${request.method} ${request.url} was not answered`, {
          cause: outcome.failure,
        });
      }
      if ('answer' in outcome) await outcome.answer.body?.cancel();
      await wait(pause, request.signal);
    }
  };
}

type Outcome = { answer: Response } | { failure: unknown };

async function attemptOnce(request: Request, timeoutMs: number, fetch: RetryOptions['fetch']): Promise<Outcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, late.signal]);
    return { answer: await fetch(new Request(request.clone(), { signal })) };
  } catch (failure) {
    return { failure };
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until the next attempt; null where another one would not help. */
async function pauseAfter(outcome: Outcome, attempt: number): Promise<number | null> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  // Between half and all of it, so that clients which failed together do not come back together.
  const pause = longest * (0.5 + Math.random() / 2);
  if (!('answer' in outcome)) return pause;
  const { answer } = outcome;
  if (answer.status === 409) return (await isStillRunning(answer)) ? pause : null;
  if (!REPEATED.has(answer.status)) return null;
  const asked = retryAfterMs(answer.headers.get('retry-after'));
  if (asked === null) return pause;
  return asked > LONGEST_RETRY_AFTER_MS ? null : Math.max(asked, pause);
}

/** The first call under this key has not ended: its answer can be fetched in a moment. */
async function isStillRunning(answer: Response): Promise<boolean> {
  return (await answer.clone().text()).includes('Idempotency-Key');
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Throws the signal's reason where it is aborted meanwhile. */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

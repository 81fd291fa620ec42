import { channel } from 'node:diagnostics_channel';
import { FetchError } from '../fetch/fetch.errors';
import { inSpan, markStatus } from '../tracing/spans';

/** `refused`: a 4xx; `busy`: try later; `failed`: a 5xx; the others mean no answer. */
type CallOutcome = 'ok' | 'refused' | 'busy' | 'failed' | 'timeout' | 'unreachable' | 'cancelled';

/** One request to a service; every retry counts. */
export interface ProviderCall {
  provider: string;
  outcome: CallOutcome;
  seconds: number;
}

/** A process that read a user's file, and how it ended. */
export interface GuardedProcess {
  program: string;
  outcome: 'ended' | 'failed' | 'time' | 'late' | 'memory';
}

/** Tokens of one answer of a language model. */
export interface ModelTokens {
  inputTokens: number;
  outputTokens: number;
}

/** Channels for code outside the container; they cost nothing without a subscriber. */
export const providerCalls = channel('factreel:provider-call');
export const guardedProcesses = channel('factreel:guarded-process');
export const modelTokens = channel('factreel:model-tokens');

/**
 * Calls a service, timed, counted and traced. `service` is its display name, one of few; `statusOf` reads the answer's
 * status. Throws what `ask` throws.
 */
export async function askProvider<T>(
  service: string,
  ask: () => Promise<T>,
  statusOf: (answer: T) => number = () => 200,
): Promise<T> {
  const provider = service.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const started = performance.now();
  const tell = (outcome: CallOutcome): void => {
    const seconds = (performance.now() - started) / 1000;
    providerCalls.publish({ provider, outcome, seconds } satisfies ProviderCall);
  };
  const facts = { 'factreel.provider': provider };
  return await inSpan({ name: 'provider.call', kind: 'client', facts }, async (span) => {
    try {
      const answer = await ask();
      const status = statusOf(answer);
      span.setAttribute('http.response.status_code', status);
      const outcome = outcomeOf(status);
      if (outcome !== 'ok') markStatus(span, outcome);
      tell(outcome);
      return answer;
    } catch (error) {
      tell(faultOf(error));
      throw error;
    }
  });
}

/** Reports the end of a process that read a user's file. */
export function tellProcess(ended: GuardedProcess): void {
  guardedProcesses.publish(ended);
}

/** Reports what an answer of a language model took. */
export function tellTokens({ inputTokens, outputTokens }: ModelTokens): void {
  modelTokens.publish({ inputTokens, outputTokens } satisfies ModelTokens);
}

function outcomeOf(status: number): CallOutcome {
  if (status < 400) return 'ok';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}

/** SDK errors carry the answer's status. */
function faultOf(error: unknown): CallOutcome {
  const { name, status, statusCode } = (error ?? {}) as { name?: string; status?: unknown; statusCode?: unknown };
  const answered = [status, statusCode].find((value): value is number => typeof value === 'number');
  if (answered !== undefined) return outcomeOf(answered);
  if (name === 'TimeoutError' || (error instanceof FetchError && error.reason === 'timeout')) return 'timeout';
  return name === 'AbortError' ? 'cancelled' : 'unreachable';
}

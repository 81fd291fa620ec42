import { channel } from 'node:diagnostics_channel';
import { FetchError } from '../fetch/fetch.errors';
import { inSpan, markStatus } from '../tracing/spans';

/** `refused`: it understood, and would not; `busy`: later; `failed`: its own fault; the others brought no answer. */
type CallOutcome = 'ok' | 'refused' | 'busy' | 'failed' | 'timeout' | 'unreachable' | 'cancelled';

/** One request to a service, repetitions counted one by one. */
export interface ProviderCall {
  provider: string;
  outcome: CallOutcome;
  seconds: number;
}

/** A process that was given a stranger's file, and how it ended. */
export interface GuardedProcess {
  program: string;
  outcome: 'ended' | 'failed' | 'time' | 'memory';
}

/** Code that no container makes tells whoever counts; nothing is spent while nobody does. */
export const providerCalls = channel('factreel:provider-call');
export const guardedProcesses = channel('factreel:guarded-process');

/**
 * Asks a service: timed, counted, and a span of the trace. `service` is its name as people write it, one of few; `statusOf`
 * reads the answer. Throws what `ask` throws.
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

/** Tells of a process over a stranger's file that has ended. */
export function tellProcess(ended: GuardedProcess): void {
  guardedProcesses.publish(ended);
}

function outcomeOf(status: number): CallOutcome {
  if (status < 400) return 'ok';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}

/** Clients of services carry the answer's status in their errors. */
function faultOf(error: unknown): CallOutcome {
  const { name, status, statusCode } = (error ?? {}) as { name?: string; status?: unknown; statusCode?: unknown };
  const answered = [status, statusCode].find((value): value is number => typeof value === 'number');
  if (answered !== undefined) return outcomeOf(answered);
  if (name === 'TimeoutError' || (error instanceof FetchError && error.reason === 'timeout')) return 'timeout';
  return name === 'AbortError' ? 'cancelled' : 'unreachable';
}

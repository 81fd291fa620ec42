import { MediaError } from '../media.errors';
import type { MakeCall, RemoteTicket } from '../media-maker';
import type { Pause } from '@app/platform';

/** A service that takes an order, works, and is asked for the result. */
export interface RemoteQueue {
  /** Stands in tickets; another service's ticket is not taken up. */
  readonly service: string;
  /** Throws `MediaError`. */
  submit(model: string, input: Record<string, unknown>, signal: AbortSignal): Promise<RemoteTicket>;
  /** The model's answer, or null while it works. Throws `MediaError`, coded `failed` where the service gave up. */
  result(ticket: RemoteTicket, signal: AbortSignal): Promise<{ answer: unknown } | null>;
}

/** Time between two questions: short at first, since pictures take seconds and clips take minutes. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * Orders a work and waits for it. A ticket that an earlier run left is taken up instead of ordering anew, unless the
 * service has forgotten or failed it. Throws `MediaError`, `timeout` after `limitMs` of waiting.
 */
export async function runRemote(
  queue: RemoteQueue,
  order: { model: string; input: Record<string, unknown>; limitMs: number },
  { tickets, signal }: Pick<MakeCall, 'tickets' | 'signal'>,
  pause: Pause,
): Promise<unknown> {
  const left = await tickets.read();
  if (left?.service === queue.service) {
    try {
      return await waitFor(queue, left, order.limitMs, signal, pause);
    } catch (error) {
      if (!(error instanceof MediaError) || (error.fault !== 'gone' && error.fault !== 'failed')) throw error;
    }
  }
  const ticket = await queue.submit(order.model, order.input, signal);
  await tickets.keep(ticket);
  return await waitFor(queue, ticket, order.limitMs, signal, pause);
}

async function waitFor(
  queue: RemoteQueue,
  ticket: RemoteTicket,
  limitMs: number,
  signal: AbortSignal,
  pause: Pause,
): Promise<unknown> {
  let wait = FIRST_WAIT_MS;
  for (let waited = 0; waited <= limitMs; waited += wait, wait = Math.min(LONGEST_WAIT_MS, wait * 1.4)) {
    const done = await queue.result(ticket, signal);
    if (done) return done.answer;
    await pause(wait, signal);
  }
  throw new MediaError('timeout', `the service was not done after ${Math.round(limitMs / 1000)} s`);
}

import { FactreelConnectionError, FactreelError } from './errors.ts';
import { wait } from './retrying-fetch.ts';
import { sentEvents } from './sent-events.ts';
import type { WebhookEvent } from './verify-webhook.ts';

/** Which events, and behind which one. */
export interface StreamOptions {
  /** The last event that you have dealt with; `start` is before the oldest that is kept. Unset: what happens from now on. */
  after?: string;
  /** Names of events; all without it. */
  events?: ReadonlyArray<WebhookEvent['event']>;
  /** Ends the stream; its reason is thrown. */
  signal?: AbortSignal;
}

/** Opens the stream behind an event. Throws what is not worth another try. */
export type OpenStream = (after: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;

const PAUSE_MS = 2_000;
/** The service sends a heartbeat every 15 s. */
const SILENT_MS = 45_000;

/**
 * Events as they happen, each once, without end: a connection that breaks, falls silent or is ended by a server that stops
 * is opened again behind the last event. Throws what `open` throws, and the signal's reason.
 */
export async function* streamEvents(
  open: OpenStream,
  { after = 'now', signal }: StreamOptions,
): AsyncGenerator<WebhookEvent, void, void> {
  let last = after;
  let pauseMs = PAUSE_MS;
  let wasOpen = false;
  for (;;) {
    const ending = new AbortController();
    const silence = silenceOf(ending);
    const end = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', end, { once: true });
    try {
      signal?.throwIfAborted();
      const body = await open(last, ending.signal);
      wasOpen = true;
      silence.heard();
      for await (const { id, retry, data } of sentEvents(body, ending.signal, silence.heard)) {
        if (id !== undefined) last = id;
        if (retry !== undefined) pauseMs = retry;
        silence.stop();
        if (data !== undefined) yield JSON.parse(data) as WebhookEvent;
        silence.heard();
      }
    } catch (error) {
      signal?.throwIfAborted();
      // Where it never answered, its address may be wrong.
      if (!ending.signal.aborted && !(wasOpen && passes(error))) throw error;
    } finally {
      silence.stop();
      signal?.removeEventListener('abort', end);
      ending.abort();
    }
    await wait(pauseMs, signal);
  }
}

/** Ends a connection that says nothing for longer than its heartbeats allow; the time that a reader takes is no silence. */
function silenceOf(ending: AbortController): { heard: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    heard: () => {
      stop();
      timer = setTimeout(() => ending.abort(), SILENT_MS);
    },
    stop,
  };
}

/** A connection that broke while it was read (fetch throws a `TypeError`), and a service that is away for a while. */
function passes(error: unknown): boolean {
  if (error instanceof FactreelError) return error.status === 429 || error.status >= 500;
  // By its name: a host's fetch may throw the `TypeError` of another realm.
  return error instanceof FactreelConnectionError || (error as Error).name === 'TypeError';
}

import { setTimeout as wait } from 'node:timers/promises';
import { askProvider } from '@app/platform';
import { VoiceError } from '../voice.errors';

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5_000;
/** A minute of the widest sound that is asked for, in base64, several times over. */
const MOST_BYTES = 30_000_000;

/** One request to a speech server. */
export interface SpeechRequest {
  /** Named in errors instead of the address, which may hold a key. */
  server: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData;
  /** Content types that are taken; anything else is an error, such as the page of a proxy. */
  accept: RegExp;
  /** Tries; three, for what makes nothing at the server and may be asked for twice. */
  attempts?: number;
}

/** What a speech server answered. */
export interface SpeechAnswer {
  type: string;
  bytes: Buffer;
}

/** A refusal that another try would only repeat. */
export class SpeechRefusedError extends VoiceError {
  constructor(
    server: string,
    readonly status: number,
  ) {
    super('voice_failed', `${server} answered ${status}`);
  }
}

/**
 * Posts to a speech server; tries again where it is busy (429), broken (5xx) or cannot be reached.
 * Throws `VoiceError` (`SpeechRefusedError` for a 4xx), or the signal's reason.
 */
export async function requestSpeech(request: SpeechRequest, signal: AbortSignal): Promise<SpeechAnswer> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(request, signal);
    if (!('retryMs' in outcome)) return outcome;
    if (attempt >= (request.attempts ?? ATTEMPTS))
      throw new VoiceError('voice_failed', `${request.server} ${outcome.fault}`);
    const ms = Math.min(LONGEST_WAIT_MS, outcome.retryMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1));
    await wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

type Outcome = SpeechAnswer | { retryMs: number | null; fault: string };

async function attemptOnce(request: SpeechRequest, signal: AbortSignal): Promise<Outcome> {
  const { url, headers, body, accept, server } = request;
  try {
    // A redirect would carry the key to wherever it points.
    const asked = { method: 'POST', headers, body, redirect: 'error', signal } as const;
    const answer = await askProvider(
      server === 'ElevenLabs' ? server : 'speech',
      () => fetch(url, asked),
      ({ status }) => status,
    );
    if (answer.status === 429 || answer.status >= 500) {
      await answer.body?.cancel();
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      return { retryMs: seconds >= 0 ? seconds * 1000 : null, fault: `answered ${answer.status}` };
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new SpeechRefusedError(server, answer.status);
    }
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!accept.test(type)) {
      await answer.body?.cancel();
      throw new VoiceError('voice_failed', `${server} answered ${type || 'no content type'}`);
    }
    return { type, bytes: await readBounded(answer, server) };
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof VoiceError) throw cause;
    return { retryMs: null, fault: 'could not be reached' };
  }
}

async function readBounded(answer: Response, server: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body = answer.body as ReadableStream<Uint8Array> | null;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new VoiceError('voice_failed', `${server} answered too much`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

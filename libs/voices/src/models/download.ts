import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { InstallError } from './install.errors';

/** No voice is larger. */
const MOST_BYTES = 2_000_000_000;
/** A server that sends nothing for this long is gone; what came stays for the next try. */
const SILENT_MS = 30_000;

/** Called as bytes arrive; `total` is 0 where the server does not tell. */
export type OnProgress = (bytes: number, total: number) => void;

/**
 * Fetches a file to `path`, going on where an earlier try ended if the server can (Range). Throws `InstallError`, or
 * the signal's reason.
 */
export async function download(url: string, path: string, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const had = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  const patience = new Patience();
  const either = AbortSignal.any([signal, patience.signal]);
  try {
    const answer = await fetch(url, { headers: had > 0 ? { range: `bytes=${had}-` } : {}, signal: either });
    const resumes = answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${had}-`);
    // 416: all of it is here already, or more than there is; the hash tells which.
    if (answer.status === 416 && had > 0) return void (await answer.body?.cancel());
    if (!answer.body || (answer.status !== 200 && !resumes)) throw new InstallError(`${url} answered ${answer.status}`);
    const start = resumes ? had : 0;
    const total = start + Number(answer.headers.get('content-length') ?? 0);
    const body = counted(answer.body as ReadableStream<Uint8Array>, start, (bytes) => {
      patience.renew();
      onProgress(bytes, total);
    });
    await pipeline(body, createWriteStream(path, { flags: resumes ? 'a' : 'w' }), { signal: either });
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof InstallError) throw cause;
    throw new InstallError(`the download of ${url} broke off; run it again and it goes on where it stopped`);
  } finally {
    patience.end();
  }
}

/** Aborts when nothing has come for a while. */
class Patience {
  private readonly controller = new AbortController();
  private timer = this.start();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  renew(): void {
    clearTimeout(this.timer);
    this.timer = this.start();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), SILENT_MS);
  }
}

async function* counted(
  body: ReadableStream<Uint8Array>,
  start: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = start;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new InstallError('the download is larger than a voice can be');
    onBytes(bytes);
    yield chunk;
  }
}

import { Readable } from 'node:stream';

/** A part of an object, as a store returns it. */
interface ObjectPart {
  body: Readable;
  /** ETag of the whole object; it identifies its bytes. */
  etag: string;
  /** Start and length of the part, according to the store. */
  start: number;
  bytes: number;
}

/** Requests an object from `start`, up to `end` if given; with an etag only if the object still has it. */
export type OpenPart = (
  wanted: { start: number; end: number | undefined; etag: string | undefined },
  signal: AbortSignal,
) => Promise<ObjectPart>;

/** Broken connections tolerated in one read. */
const MOST_BREAKS = 4;
const HIGH_WATER_BYTES = 256 * 1024;

/**
 * Reads an object over connections that may break: it resumes after the last received byte of the same object, or fails. It
 * never ends early. A reader that stops closes the connection.
 */
export class ResumedRead extends Readable {
  private readonly stop = new AbortController();
  private readonly chunks: AsyncGenerator<Uint8Array>;

  /** `idleMs`: longest wait for bytes before a connection counts as broken. `named`: the object's name in errors. */
  constructor(
    open: OpenPart,
    range: { start: number; end: number } | undefined,
    private readonly options: { idleMs: number; named: (error: unknown) => Error },
  ) {
    super({ highWaterMark: HIGH_WATER_BYTES });
    this.chunks = resumed(open, range, { idleMs: options.idleMs, signal: this.stop.signal });
  }

  override _read(): void {
    this.chunks.next().then(
      ({ done, value }) => this.push(done === true ? null : value),
      (error: unknown) => this.destroy(this.options.named(error)),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.stop.abort();
    this.chunks.return(undefined).catch(() => undefined);
    done(error);
  }
}

async function* resumed(
  open: OpenPart,
  range: { start: number; end: number } | undefined,
  { idleMs, signal }: { idleMs: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  let next = range?.start ?? 0;
  let end = range?.end;
  let etag: string | undefined;
  for (let breaks = 0; ; breaks += 1) {
    const part = await open({ start: next, end, etag }, signal);
    try {
      if (part.start !== next || (etag !== undefined && part.etag !== etag)) throw new ChangedObjectError();
      etag = part.etag;
      end ??= part.bytes - 1;
      for await (const chunk of unlessIdle(part.body, idleMs, signal)) {
        next += chunk.length;
        if (next > end + 1) throw new ChangedObjectError();
        yield chunk;
      }
      if (next > end) return;
      throw new Error(`the connection ended ${end + 1 - next} bytes early`);
    } catch (error) {
      if (signal.aborted || breaks === MOST_BREAKS || error instanceof ChangedObjectError) throw error;
    } finally {
      part.body.destroy();
    }
  }
}

/** The object was replaced during the read, or the store returned another part than requested. */
class ChangedObjectError extends Error {
  constructor() {
    super('the object is not the one that was begun');
  }
}

async function* unlessIdle(body: Readable, idleMs: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const close = (): void => void body.destroy();
  signal.addEventListener('abort', close, { once: true });
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    for (;;) {
      // Runs only while we wait for the store, so a slow reader does not count as silence.
      const silence = setTimeout(() => body.destroy(new Error(`no bytes for ${idleMs} ms`)), idleMs);
      const next = await chunks.next().finally(() => clearTimeout(silence));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', close);
  }
}

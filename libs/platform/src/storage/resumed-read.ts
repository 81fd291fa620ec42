import { Readable } from 'node:stream';

/** A part of an object as a store answers it. */
interface ObjectPart {
  body: Readable;
  /** Of the whole object: the same bytes have the same. */
  etag: string;
  /** Where the part begins and how long it is, as the store says. */
  start: number;
  bytes: number;
}

/** Asks for an object from `start` on, to `end` where there is one; with an etag for that object alone. */
export type OpenPart = (
  wanted: { start: number; end: number | undefined; etag: string | undefined },
  signal: AbortSignal,
) => Promise<ObjectPart>;

/** Connections that break in one reading. */
const MOST_BREAKS = 4;
const HIGH_WATER_BYTES = 256 * 1024;

/**
 * Reads an object over connections that may break: it goes on behind the last byte that came, of the same object, and
 * fails where it cannot. Never ends short. Whoever stops reading closes the connection.
 */
export class ResumedRead extends Readable {
  private readonly stop = new AbortController();
  private readonly chunks: AsyncGenerator<Uint8Array>;

  /** `idleMs`: longest wait for the next bytes before a connection counts as broken. `named`: as the reader is told of it. */
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

/** The object was replaced while it was read, or its store answers another part than it was asked for. */
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
      // Runs only while we wait for the store: a slow reader is no silence.
      const silence = setTimeout(() => body.destroy(new Error(`no bytes for ${idleMs} ms`)), idleMs);
      const next = await chunks.next().finally(() => clearTimeout(silence));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', close);
  }
}

import { createWriteStream } from 'node:fs';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch.errors';

/** Like browsers, accepts an empty body in any encoding. A cut connection shows in the transfer itself. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS = new Map<string, () => Transform>([
  ['gzip', () => createGunzip(LENIENT)],
  ['x-gzip', () => createGunzip(LENIENT)],
  ['deflate', () => createInflate(LENIENT)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
]);

/**
 * Reads and decodes a body to its end. `maxBytes` counts decoded bytes, so a small bomb is stopped like a large file. Throws
 * `FetchError` (`too_large`, or `failed` for an encoding that was not requested).
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limited(decoded(body, encoding), maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads the decoded start of a body: at most `maxBytes`, for at most `withinMs`. The rest is left unread, and a body that
 * breaks off or cannot be decoded is not an error.
 */
export async function readStart(
  body: Readable,
  encoding: string | undefined,
  { maxBytes, withinMs }: { maxBytes: number; withinMs: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), withinMs);
  try {
    for await (const chunk of decoded(body, encoding) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The bytes so far are the start.
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Streams a body into a file and returns the number of bytes. */
export async function writeBody(
  body: Readable,
  encoding: string | undefined,
  { maxBytes, path }: { maxBytes: number; path: string },
): Promise<number> {
  const file = createWriteStream(path);
  await finished(limited(decoded(body, encoding), maxBytes), file);
  return file.bytesWritten;
}

async function* limited(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError('too_large', `is larger than ${megabytes(maxBytes)} MB`);
    yield chunk;
  }
}

function decoded(body: Readable, encoding = 'identity'): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  const decoder = DECODERS.get(name)?.();
  if (!decoder) {
    body.destroy();
    throw new FetchError('failed', 'answers in an encoding that is not understood');
  }
  // An error of either stream ends the other; the reader of the decoder gets it.
  return pipeline(body, decoder, () => undefined);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 });
}

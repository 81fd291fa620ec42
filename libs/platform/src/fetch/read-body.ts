import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch.errors';

/** As browsers do: an empty answer is one in every encoding. A cut connection shows in the transfer itself. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS = new Map<string, () => Transform>([
  ['gzip', () => createGunzip(LENIENT)],
  ['x-gzip', () => createGunzip(LENIENT)],
  ['deflate', () => createInflate(LENIENT)],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
]);

/**
 * Reads an answer to its end, decoded. `maxBytes` counts what comes out of the decoder, so that a small bomb is
 * stopped like a large file. Throws `FetchError` (`too_large`, or `failed` for an encoding that nobody asked for).
 */
export async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decoded(body, encoding) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError('too_large', `is larger than ${megabytes(maxBytes)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(body: Readable, encoding = 'identity'): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  const decoder = DECODERS.get(name)?.();
  if (!decoder) {
    body.on('error', () => undefined).destroy();
    throw new FetchError('failed', 'answers in an encoding that is not understood');
  }
  // Errors of either stream end the other; the reader of the decoder hears of them.
  return pipeline(body, decoder, () => undefined);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 });
}

import fastifyMultipart from '@fastify/multipart';
import { SetMetadata } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MOST_FILE_BYTES } from '@app/sources';

/** Metadata key that `ReceiveUploadGuard` reads. */
export const MOST_FILE_BYTES_HERE = 'factreel:most-file-bytes';

/** Lets a route take smaller files than the library does. */
export const MostFileBytes = (bytes: number) => SetMetadata(MOST_FILE_BYTES_HERE, bytes);

/** How often a connection is looked at. */
const LOOK_MS = 5_000;
/** Looks in a row that find nothing new before it is given up: half a minute. */
const LOOKS = 6;

/** What Node's own server calls a request that does not arrive whole; it is answered in the same words. */
class StalledError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Watches a connection whose request is being read: a client that sends nothing for half a minute is told to `end`, so
 * that it holds neither a file nor a place. Answers what stops the watch.
 */
export function watchForStall(connection: { readonly bytesRead: number }, end: (error: Error) => void): () => void {
  let seen = connection.bytesRead;
  let idle = 0;
  const timer = setInterval(() => {
    idle = connection.bytesRead === seen ? idle + 1 : 0;
    seen = connection.bytesRead;
    if (idle < LOOKS) return;
    clearInterval(timer);
    end(new StalledError('the client sends nothing'));
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** The routes that take forms. */
export const UPLOAD_PATHS: ReadonlySet<string | undefined> = new Set(['/v1/library/upload', '/v1/dictations']);
const LIMITS = { fileSize: MOST_FILE_BYTES, files: 1, fields: 8, parts: 9, fieldSize: 10_000, headerPairs: 100 };

/** Lets forms be read; a guard does it, as they stream. */
export async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
}

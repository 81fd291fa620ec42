import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive, opened when its turn comes. */
export interface ArchiveFile {
  name: string;
  /** False for sound and pictures, which are compressed already. */
  compress: boolean;
  open: () => Readable;
}

/**
 * Writes files into a ZIP at `path` one after the other; only the names are kept in memory. Throws what reading and writing
 * throw, and the signal's reason.
 */
export async function writeArchive(
  path: string,
  files: AsyncIterable<ArchiveFile>,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const failed = new AbortController();
  zip.on('error', (error: unknown) => failed.abort(error));
  const either = AbortSignal.any([signal, failed.signal]);
  const written = pipeline(zip.outputStream, createWriteStream(path), { signal: either });
  // Awaited below; until then this avoids an unhandled rejection.
  written.catch((error: unknown) => failed.abort(error));
  try {
    for await (const file of files) {
      // Nobody would consume what is opened after the abort.
      either.throwIfAborted();
      await add(zip, file, either);
    }
    zip.end();
    await written;
  } catch (error) {
    failed.abort(error);
    await written.catch(() => undefined);
    signal.throwIfAborted();
    throw failed.signal.reason instanceof Error ? failed.signal.reason : error;
  }
}

/** Resolves when the file was read to its end; a stream that is not read on releases its connection or file. */
async function add(zip: ZipFile, { name, compress, open }: ArchiveFile, signal: AbortSignal): Promise<void> {
  let opened: Readable | undefined;
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      opened?.destroy();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    zip.addReadStreamLazy(name, { compress, mode: 0o100_644 }, (give) => {
      const stream = open();
      opened = stream;
      stream.once('error', reject);
      stream.once('end', () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      give(null, stream);
    });
  });
}

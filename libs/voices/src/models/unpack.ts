import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import unbzip2 from 'unbzip2-stream';
import { InstallError } from './install.errors';

/** Unpacked, no voice is larger; a small archive that swells past this is no voice. */
const MOST_BYTES = 4_000_000_000;
const MOST_ENTRIES = 20_000;
/** Links could lead outside. */
const PLAIN = new Set(['File', 'OldFile', 'Directory']);

/**
 * Unpacks a tar.bz2 into `folder`: plain files and folders only. tar itself refuses paths that lead outside. Throws
 * `InstallError` for an archive that is broken, holds links, leads outside or is too large.
 */
export async function unpack(archive: string, folder: string, signal: AbortSignal): Promise<void> {
  let bytes = 0;
  let entries = 0;
  let fault: string | undefined;
  try {
    await pipeline(
      createReadStream(archive),
      unbzip2(),
      extract({
        cwd: folder,
        strict: true,
        preserveOwner: false,
        filter: (path, entry) => {
          bytes += entry.size ?? 0;
          entries += 1;
          fault ??= faultOf(path, 'type' in entry ? entry.type : 'File');
          if (bytes > MOST_BYTES || entries > MOST_ENTRIES) fault ??= 'is larger than a voice can be';
          return fault === undefined;
        },
      }),
      { signal },
    );
  } catch {
    signal.throwIfAborted();
    fault ??= 'cannot be read';
  }
  if (fault !== undefined) throw new InstallError(`the archive ${fault}; nothing was installed`);
}

function faultOf(path: string, type: string): string | undefined {
  if (!PLAIN.has(type)) return `holds a ${type}`;
  return path.startsWith('/') || path.split(/[\\/]/u).includes('..') ? 'leads outside its folder' : undefined;
}

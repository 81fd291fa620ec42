import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomText } from '../ids';

/**
 * The text of a small private file, created by `make` if missing. Parallel processes all read the same complete text: it is
 * written to a temporary file and linked into place, which only the first can do.
 */
export function readOrMake(path: string, make: () => string): string {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const scratch = `${path}.${randomText(8)}`;
    writeFileSync(scratch, make(), { mode: 0o600 });
    try {
      linkSync(scratch, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(scratch, { force: true });
    }
  }
  return readFileSync(path, 'utf8').trim();
}

import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const INSTALL = ['-qq', '-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--no-install-recommends', 'tesseract-ocr'];

/**
 * Why pictures cannot be read here, or null: tesseract is there, or Debian's package could be installed as root. It is a
 * program of its own for tests alone and no dependency of the service.
 */
export function missingTesseract(): string | null {
  const isThere = (): boolean => spawnSync('tesseract', ['--version']).status === 0;
  if (isThere()) return null;
  if (process.getuid?.() !== 0) return 'tesseract is not installed (apt-get install tesseract-ocr)';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [INSTALL, ['-qq', 'update'], INSTALL]) {
    if (spawnSync('apt-get', words, { env, stdio: 'ignore', timeout: 90_000 }).error) break;
    if (isThere()) return null;
  }
  return 'tesseract-ocr could not be installed by apt-get';
}

/** Text that tesseract finds in a picture file, with words wherever they stand. */
export async function readPicture(path: string): Promise<string> {
  const { stdout } = await run('tesseract', [path, 'stdout', '--psm', '11'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  return stdout;
}

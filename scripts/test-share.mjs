// Which share of the suites a run of `npm test` plays (docs/adr/0029).
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

export const { SHARES } = createRequire(import.meta.url)('../libs/testing/jest/suite-shares.cjs');

/** `all`, a share by its number, or that which a commit's name falls on: the same commit plays the same share everywhere. */
export function shareOf(wish) {
  if (wish === 'all') return wish;
  if (/^\d$/.test(wish) && Number(wish) >= 1 && Number(wish) <= SHARES) return wish;
  if (/^[0-9a-f]{40}$/.test(wish)) return String((Number.parseInt(wish.slice(0, 8), 16) % SHARES) + 1);
  throw new RangeError(`FACTREEL_TEST_SHARE is "all" or a number from 1 to ${SHARES}, not "${wish}"`);
}

/** Name of the commit that is checked out; the first share's where there is none. */
export function commitOf(folder) {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '1';
  }
}

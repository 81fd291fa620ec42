import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../src');
/** What is reviewed by hand beside what CLDR says. */
const BY_HAND: readonly string[] = ['names/spellings.json'];
const isInstalled = existsSync(join(__dirname, 'node_modules/cldr-units-full'));

describe('what CLDR says', () => {
  // CLDR is 250 MB and only those who change the generator need it: `npm run lingua` installs it.
  const test = isInstalled ? it : it.skip;
  const reason = isInstalled ? '' : ' (skipped: CLDR is not installed, run `npm run lingua`)';

  test(`stands in the committed files byte for byte${reason}`, () => {
    const target = mkdtempSync(join(tmpdir(), 'factreel-lingua-'));
    try {
      execFileSync(process.execPath, [join(__dirname, 'all.mjs'), target], { stdio: 'pipe' });
      const written = jsonFilesOf(target);
      expect(written).toEqual(jsonFilesOf(SOURCE).filter((file) => !BY_HAND.includes(file)));
      const drifted = written.filter(
        (file) => !readFileSync(join(target, file)).equals(readFileSync(join(SOURCE, file))),
      );
      expect(drifted).toEqual([]);
    } finally {
      rmSync(target, { recursive: true, force: true });
    }
  });
});

function jsonFilesOf(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.json'))
    .sort();
}

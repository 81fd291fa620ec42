import { readdirSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { STYLES } from '../../src/styles';
import { goldenSheets } from './golden-scenes';
import { DIFFERENCE_DIR, differences, GOLDEN_DIR, writeSheet, type GoldenSheet } from './golden-sheet';

/** `npm run goldens` draws all sheets anew instead of comparing them. */
const rewrite = process.env['FACTREEL_GOLDENS'] === 'rewrite';
/** Of each sheet, in the short run, every so many layouts; each style starts with another. */
const EVERY = 6;

const kept = readdirSync(GOLDEN_DIR).filter((name) => name.endsWith('.png'));

// Without any picture there is nothing to hold a drawing to; from the first one on, all must be there.
(kept.length > 0 || rewrite ? describe : describe.skip)('golden frames', () => {
  let folder = '';
  let sheets: GoldenSheet[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'goldens-'));
    sheets = await goldenSheets(folder);
    await rm(DIFFERENCE_DIR, { recursive: true, force: true });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const sheet = (name: string): GoldenSheet => {
    const found = sheets.find((candidate) => candidate.name === name);
    if (!found) throw new RangeError(`No sheet ${name}`);
    return found;
  };
  const names = [
    ...['9x16', '1x1'].flatMap((format) => [...STYLES.keys()].map((style) => `${style}.${format}`)),
    ...['type', 'charts', 'pictures', 'forms'].map((group) => `layers.${group}`),
  ];

  if (rewrite) {
    it.each(names)('%s is written down', (name) => writeSheet(sheet(name)), 120_000);
    return;
  }

  // A style and a format of each kind of drawing; the full run draws them all.
  const inShortRun = names.filter((name, index) => name.endsWith('9x16') && index % 3 === 0);
  it.each(IS_FULL ? names : inShortRun)(
    '%s is drawn as it was',
    async (name) => {
      const { cells } = sheet(name);
      const some = cells.filter((_, index) => index % EVERY === names.indexOf(name) % EVERY);
      expect(await differences(sheet(name), IS_FULL || name.startsWith('layers') ? cells : some)).toEqual([]);
    },
    120_000,
  );

  it('are kept of every sheet and of no other, in at most 7 MB', async () => {
    const bytes = await Promise.all(kept.map(async (name) => (await stat(join(GOLDEN_DIR, name))).size));
    expect(kept.map((name) => name.slice(0, -4)).sort()).toEqual([...names].sort());
    expect(sheets.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7e6);
  });
});

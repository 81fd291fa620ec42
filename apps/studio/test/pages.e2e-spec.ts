import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { resize, shoot, SHOTS_FOLDER } from './seed/shots';
import { SeededStudio } from './seed/studio.seed';
import { enter } from './views/entry.view';
import { largestPaintMs, scriptBytes, scriptNames } from './visit/figures';
import { journey } from './visit/journey';
import { describeInChromium, startBrowser } from './visit/real-browser';
import { type Theme, Visitor } from './visit/visitor';

const ASSETS = resolve(__dirname, '../../../dist/studio/assets');
/** The most bytes of script for all pages together, packed. */
const MOST_SCRIPT_BYTES = 288 * 1024;
/** The words of a language, of which a reader loads one. */
const WORDS = /^(?:ar|de|es|fr|hi|id|it|ja|ko|pt|tr|zh)-/;
const THEMES: readonly Theme[] = ['light', 'dark'];
const WIDTHS = SHOTS_FOLDER === null ? [320, 390, 1280] : [375, 1280, 2560];
const WAYS_IN = ['/sign-in', '/sign-up', '/forgot', '/reset#token=none', '/confirm#token=none'];

describeInChromium('the pages of the studio', () => {
  let studio: SeededStudio;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    studio = await SeededStudio.start(SHOTS_FOLDER === null ? 'sparse' : 'full');
    browser = await startBrowser();
    visitor = await Visitor.arrive(browser, studio.stack.baseUrl);
  }, 900_000);
  afterAll(async () => {
    await browser.close();
    await studio.stop();
  });

  /** What is wrong with a page: too wide for its window, hard to use, broken. Every page is looked at before any is judged. */
  const faultsOf = async (paths: readonly string[]): Promise<string[]> => {
    const faults: string[] = [];
    for (const path of paths) {
      await visitor.openWhole(path);
      for (const width of WIDTHS) {
        await resize(visitor, width);
        const over = await visitor.overflow();
        if (over !== null) faults.push(`${path} at ${width} hangs over its window by ${over}`);
        if (SHOTS_FOLDER === null) continue;
        for (const theme of THEMES) {
          await visitor.wear(theme);
          await shoot(visitor, width, theme);
        }
      }
      await resize(visitor, 1280);
      faults.push(...(await visitor.accessibilityFaults()));
    }
    return [...faults, ...visitor.faults];
  };

  journey(
    'fit their windows and can be used by everyone, for strangers',
    async () => {
      expect(await faultsOf(WAYS_IN)).toEqual([]);
    },
    900_000,
  );

  journey(
    'fit their windows and can be used by everyone, for their owner',
    async () => {
      await enter(visitor, studio.owner);
      expect(await faultsOf(studio.pages)).toEqual([]);
    },
    900_000,
  );

  journey('weigh little', async () => {
    const scripts = (await readdir(ASSETS)).filter((name) => name.endsWith('.js.gz') && !WORDS.test(name));
    const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(ASSETS, name))).size));
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const guest = await Visitor.arrive(browser, studio.stack.baseUrl);
    await enter(guest, studio.owner);
    await guest.openWhole('/videos');
    const [bytes, paint] = [await scriptBytes(guest), await largestPaintMs(guest)];
    process.stdout.write(
      `studio: ${bytes} bytes of script for the videos' page, ${all} for all pages, packed; largest paint after ${paint} ms\n`,
    );
    expect(all).toBeLessThan(MOST_SCRIPT_BYTES);
    expect(bytes).toBeLessThan(all);
    const loaded = (await scriptNames(guest)).map((name) => name.split('-', 1)[0]);
    expect(loaded).toContain('parts');
    // Pages that are not open are not loaded for what the frame of every page shows of them.
    expect(loaded.filter((name) => /^(?:settings|shows|library)$/.test(name ?? ''))).toEqual([]);
    await guest.leave();
  });
});

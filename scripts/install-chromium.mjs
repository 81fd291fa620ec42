import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists, installPackages } from './debian-packages.mjs';

/** As in libs/sources/src/readers/browser/find-browser.ts, which runs only once all is built. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Installs the browser that reads pages which only their scripts draw (Debian's chromium-headless-shell, 100 MB) where
 * there is none, `CHROMIUM_PATH` says nothing and it needs no password. Takes at most two minutes, logs one line, never
 * throws; resolves to whether a browser is there.
 */
export async function installChromium({ log = console.log } = {}) {
  if (process.env.CHROMIUM_PATH) {
    log(`browser: CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}`);
    return await exists(process.env.CHROMIUM_PATH);
  }
  const present = async () => {
    const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
    const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
    return (await Promise.all(paths.map(exists))).includes(true);
  };
  if (await present()) {
    log('browser: Chromium is installed');
    return true;
  }
  const untried = await installPackages(['chromium-headless-shell']);
  const installed = await present();
  const without = `none; pages that only their scripts draw are refused (${untried ?? 'could not install Chromium'})`;
  log(`browser: ${installed ? 'Chromium installed' : without}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installChromium();

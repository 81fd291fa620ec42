import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '@app/sources';

const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });
const LAUNCH_MS = 120_000;
/** In place of a microphone that the machine may not have, a tone; a small Chromium has nobody to ask for it. */
const SPOKEN_TO = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
/** Playwright adds those against background work and first-run pages. */
const ARGS = ['--disable-gpu', '--disable-crash-reporter', '--no-pings', ...SPOKEN_TO];

/** Journeys in a real Chromium; where none is installed they are told as skipped. */
export const describeInChromium = program ? describe : describe.skip;

/** One browser for a suite; whoever starts it closes it. */
export async function startBrowser(): Promise<Browser> {
  if (!program) throw new Error('no Chromium is installed');
  return await chromium.launch({ executablePath: program, args: ARGS, timeout: LAUNCH_MS });
}

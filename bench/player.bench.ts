import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type StyleName, STYLE_NAMES, type VideoJob } from '@app/picture';
import { findBrowser } from '@app/sources';
import { LocalServer } from '@app/testing';
import { benchJob } from './bench-job';
import { row } from './report';

const PLAYER = resolve(__dirname, '../player');
const EXAMPLE = resolve(__dirname, '../../examples/pool.json');
const MODULES = resolve(__dirname, '../../node_modules');
const LENGTH_S = 30;
const PLAYED_S = 8;
const TYPES: Readonly<Record<string, string>> = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
};
const PAGE = `<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<script type="module" src="/player/player.mjs"></script><script type="module" src="/page.js"></script>
<factreel-player controls muted src="/video.json" fonts="/player/fonts"></factreel-player></html>`;
const SHEET = 'body { margin: 0 } factreel-player { width: 540px }';
/** Counts the frames that came onto the screen, as `shown` changes from one picture of the browser to the next. */
const SCRIPT = `const player = document.querySelector('factreel-player');
globalThis.first = new Promise((done) => player.addEventListener('canplay', () => done(performance.now()), { once: true }));
globalThis.play = async (seconds) => {
  await player.play();
  let [drawn, shown, longest] = [0, player.shown, 0];
  const begun = performance.now();
  let last = begun;
  while (performance.now() - begun < seconds * 1000 && !player.paused) {
    const now = await new Promise(requestAnimationFrame);
    if (player.shown === shown) continue;
    drawn += 1;
    shown = player.shown;
    longest = Math.max(longest, now - last);
    last = now;
  }
  const took = (performance.now() - begun) / 1000;
  player.pause();
  return { fps: drawn / took, longest, drift: Math.abs(player.currentTime - took) };
};`;

interface Played {
  fps: number;
  /** Between two frames, ms. */
  longest: number;
  /** Between the video's time and the clock, seconds. */
  drift: number;
}

/** The built player in headless Chromium at 540 x 960: frames a second, its first frame from a cold load, its bytes. `bench player <style>` names styles. */
export async function playerBench(words: string[]): Promise<void> {
  const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });
  if (!program) throw new Error('No Chromium is installed.');
  const named = STYLE_NAMES.filter((style) => words.includes(style));
  const styles = named.length > 0 ? named : STYLE_NAMES;
  const example = JSON.parse(await readFile(EXAMPLE, 'utf8')) as object;
  const folder = await mkdtemp(join(tmpdir(), 'factreel-bench-'));
  let video = '';
  const server = await new LocalServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    void answer(pathname, video).then(({ body, packed }) => {
      const type = TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'text/html';
      response.writeHead(body === null ? 404 : 200, {
        'content-type': type,
        ...(packed && { 'content-encoding': 'br' }),
      });
      response.end(body);
    });
  }).listen();
  const browser = await chromium.launch({ executablePath: program, args: ['--disable-gpu'] });
  process.stdout.write(`\nPlayer at 540 x 960, ${browser.version()} headless, ${PLAYED_S} s of each style\n`);
  try {
    for (const style of styles) {
      video = JSON.stringify(documentOf(await benchJob(example, style, LENGTH_S, folder)));
      await measure(browser, server.url, style);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, address: string, style: StyleName): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 540, height: 1010 } });
  try {
    const page = await context.newPage();
    const loaded = new Map<string, number>();
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname;
      loaded.set(name, Number(response.headers()['content-length'] ?? 0));
    });
    await page.goto(address);
    const first = await inPage<number>(page, 'first');
    const { fps, longest, drift } = await inPage<Played>(page, `play(${PLAYED_S})`);
    const sum = (ending: string): number =>
      [...loaded].reduce((bytes, [name, size]) => (name.endsWith(ending) ? bytes + size : bytes), 0);
    row(`  ${style}`, {
      'frames/s': fps.toFixed(1),
      'longest gap': `${longest.toFixed(0)} ms`,
      drift: `${(drift * 1000).toFixed(0)} ms`,
      'first frame': `${first.toFixed(0)} ms`,
      code: `${(sum('.mjs') / 1024).toFixed(0)} KB`,
      fonts: `${(sum('.woff2') / 1024).toFixed(0)} KB`,
    });
  } finally {
    await context.close();
  }
}

async function inPage<T>(page: Page, expression: string): Promise<T> {
  return await page.evaluate<T>(expression);
}

/** Code comes packed, as the api sends it. */
async function answer(path: string, video: string): Promise<{ body: Buffer | string | null; packed?: boolean }> {
  const own: Record<string, string> = { '/': PAGE, '/page.js': SCRIPT, '/page.css': SHEET, '/video.json': video };
  if (own[path] !== undefined) return { body: own[path] };
  if (path.startsWith('/player/fonts/'))
    return { body: await bytesOf(join(MODULES, path.slice('/player/fonts/'.length))) };
  if (!path.startsWith('/player/')) return { body: null };
  const file = join(PLAYER, path.slice('/player/'.length));
  const packed = await bytesOf(`${file}.br`);
  return packed ? { body: packed, packed: true } : { body: await bytesOf(file) };
}

async function bytesOf(file: string): Promise<Buffer | null> {
  return await readFile(file).catch(() => null);
}

function documentOf({ storyboard, narration, stills }: VideoJob) {
  const lines = narration.lines.map(({ audioPath: _path, ...line }) => ({ ...line, audioUrl: null }));
  return { storyboard, narration: { ...narration, lines }, stills };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type CDPSession, type Page } from 'playwright-core';
import { ReadFault } from '../read-fault';
import type { BrowserReply, BrowserRequest, DrawnPage } from './browser-message';
import { LOOK, snapshotScript } from './page-scripts';

/**
 * Nothing may leave but by the proxy: no name is looked up here, no UDP goes out (WebRTC, QUIC), and the loopback is no
 * exception. Playwright adds those against background work and first-run pages.
 */
const ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--deny-permission-prompts',
  '--block-new-web-contents',
  '--disable-gpu',
  '--disable-crash-reporter',
  '--disable-site-isolation-trials',
  // Pages of figures need a hundredth of it; a renderer that wants more crashes, and is told of.
  '--js-flags=--max-old-space-size=256',
];
/** What a reader of words has no use for. */
const UNREAD = new Set(['image', 'media', 'font']);
const LAUNCH_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** A page that asks nothing any more, and looks the same so often, is drawn; one without a word may still be about to. */
const SAME_LOOKS = { told: 3, blank: 10 };

/** Draws one page and answers; whoever started this process ends it, and the browser with it. */
process.once('message', (request: BrowserRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
// Playwright ends the browser with this process.
process.once('disconnect', () => process.exit());

async function answer(request: BrowserRequest): Promise<BrowserReply> {
  try {
    return { page: await draw(await launch(request), request) };
  } catch (error) {
    if (error instanceof ReadFault) return { fault: { reason: error.reason, message: error.message } };
    return { fault: { reason: 'broken', message: 'the page could not be read in a browser' } };
  }
}

async function launch({ program, isSandboxed, proxy }: BrowserRequest): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath: program,
      chromiumSandbox: isSandboxed,
      proxy,
      args: ARGS,
      ignoreDefaultArgs: ['--disable-popup-blocking', '--enable-unsafe-swiftshader'],
      timeout: LAUNCH_MS,
    });
  } catch {
    throw new ReadFault('unreachable', 'the page needs a browser, which does not start here');
  }
}

async function draw(browser: Browser, { url, openMs, settleMs, mostHtml }: BrowserRequest): Promise<DrawnPage> {
  const [version] = browser.version().split('.');
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 Factreel`;
  const viewport = { width: 1280, height: 1600 };
  const context = await browser.newContext({ userAgent, viewport, acceptDownloads: false, serviceWorkers: 'block' });
  await context.route('**/*', (route) =>
    UNREAD.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  const page = await context.newPage();
  const crashed = new Promise<never>((_, failed) => {
    page.once('crash', () => failed(new ReadFault('too_complex', 'the page takes more memory than it may')));
  });
  return await Promise.race([crashed, open()]);

  async function open(): Promise<DrawnPage> {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: openMs }).catch((error: unknown) => {
      throw unopened(url, error);
    });
    const session = await context.newCDPSession(page);
    await settle(page, session, settleMs);
    const html = await evaluate(session, snapshotScript(mostHtml));
    if (typeof html !== 'string') throw new ReadFault('too_complex', 'the page is too large once its scripts have run');
    return { html, url: page.url() };
  }
}

/** Only the name of a network fault is told on; the rest are words of the library. */
function unopened(url: string, error: unknown): ReadFault {
  const { name, message } = error as Error;
  if (name === 'TimeoutError') return new ReadFault('too_complex', 'the scripts of the page do not come to an end');
  const [, code = 'no answer'] = /net::(ERR_[A-Z_]+)/.exec(message) ?? [];
  return new ReadFault('unreachable', `${url} could not be opened in a browser (${code})`);
}

/** Waits until the page stands still and shows words, at most `mostMs`: what is there then is what there is. */
async function settle(page: Page, session: CDPSession, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  await page.waitForLoadState('networkidle', { timeout: mostMs }).catch(() => undefined);
  let last = '';
  for (let same = 1, enough: number = SAME_LOOKS.blank; same < enough && performance.now() < end;) {
    await sleep(LOOK_EVERY_MS);
    const now = String(await evaluate(session, LOOK));
    same = now === last ? same + 1 : 1;
    enough = now.endsWith(' 0') ? SAME_LOOKS.blank : SAME_LOOKS.told;
    last = now;
  }
}

/** Asks the page's main frame; a page that moved on meanwhile is asked once more. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  return await ask(session, expression).catch(() => ask(session, expression));
}

async function ask(session: CDPSession, expression: string): Promise<unknown> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'reader' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  const { result } = await session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
  return result.value;
}

import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beBehind, endFamily, familyOf, type FamilyMember, memoryOf, type SafeFetch, Slots } from '@app/platform';
import type { BrowserConfig } from '../../sources.config';
import { READ_LIMITS } from '../read-limits';
import { ReaderMissingError, UnreadableSourceError } from '../readers.errors';
import type { BrowserReply, BrowserRequest, DrawnPage } from './browser-message';
import { FilteringProxy } from './filtering.proxy';
import { findBrowser } from './find-browser';

/** What one page may cost in a browser. */
export interface BrowserHabits {
  /** From the start of the browser to its end. */
  timeoutMs: number;
  /** Until the page's own text is there. */
  openMs: number;
  /** Until its scripts have drawn it. */
  settleMs: number;
  /** Of the browser with all its processes and the one that drives it; 150 MB of it are theirs without a page. */
  memoryMb: number;
  /** What it sends and receives. */
  bytes: number;
  /** How long a page waits while others are read. */
  waitMs: number;
}

const HABITS: BrowserHabits = {
  timeoutMs: 20_000,
  openMs: 12_000,
  settleMs: 6_000,
  memoryMb: 660,
  bytes: READ_LIMITS.bytes,
  waitMs: 60_000,
};
/** Longest page that is read, in characters. */
const MOST_HTML = 10_000_000;
const HELPER_HEAP_MB = 192;
const WATCH_MS = 250;

/**
 * Draws pages in an installed Chromium, one at a time, each in a new one with an empty profile that is ended with it.
 * It sees the network through a `FilteringProxy` alone. It is driven from a process of its own: what a page logs and
 * asks reaches the driver, and must not fill or stop the service.
 */
export class PageBrowser {
  private readonly slots = new Slots(1);

  constructor(
    private readonly safeFetch: SafeFetch,
    private readonly place: BrowserConfig,
    private readonly habits: BrowserHabits = HABITS,
  ) {}

  /** Whether there is a browser to open pages in. */
  get isThere(): boolean {
    return findBrowser(this.place) !== null;
  }

  /** Throws `UnreadableSourceError` for whatever stands in the way, `ReaderMissingError` where nothing is built, or the signal's reason. */
  async draw(url: string, signal?: AbortSignal): Promise<DrawnPage> {
    const program = findBrowser(this.place);
    if (program === null) throw new UnreadableSourceError('empty', NO_BROWSER);
    const patience = AbortSignal.timeout(this.habits.waitMs);
    const waiting = signal ? AbortSignal.any([signal, patience]) : patience;
    let isMyTurn = false;
    return await this.slots
      .run(async () => {
        isMyTurn = true;
        return await this.drawAlone(url, program, signal);
      }, waiting)
      .catch((error: unknown) => {
        signal?.throwIfAborted();
        if (isMyTurn) throw error;
        throw new UnreadableSourceError('unreachable', 'the page needs a browser, which is busy: try again later');
      });
  }

  private async drawAlone(url: string, program: string, signal?: AbortSignal): Promise<DrawnPage> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-browser-'));
    const stop = new AbortController();
    const refuse = (what: string): void => stop.abort(new UnreadableSourceError('too_complex', what));
    const proxy = new FilteringProxy(this.safeFetch, this.habits.bytes, () =>
      refuse(`the page loads more than ${this.habits.bytes / 1e6} MB`),
    );
    try {
      const { openMs, settleMs } = this.habits;
      // Chromium has no sandbox for root; whoever else runs us gets one.
      const isSandboxed = process.getuid?.() !== 0;
      const access = await proxy.start();
      const wanted = { url, program, isSandboxed, proxy: access, openMs, settleMs, mostHtml: MOST_HTML };
      const ends = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
      const reply = await this.ask(wanted, folder, { ends, refuse });
      if ('page' in reply) return reply.page;
      throw new UnreadableSourceError(reply.fault.reason, reply.fault.message);
    } finally {
      proxy.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
  }

  /** `ends` stops it with its reason; `refuse` makes it do so. */
  private async ask(
    request: BrowserRequest,
    folder: string,
    { ends, refuse }: { ends: AbortSignal; refuse: (what: string) => void },
  ): Promise<BrowserReply> {
    // No secrets go in, and whatever the browser writes is in the folder that goes with it.
    const env = { HOME: folder, TMPDIR: folder, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
    const execArgv = [`--max-old-space-size=${HELPER_HEAP_MB}`];
    const child = fork(entryPath(), [], { env, execArgv, stdio: 'ignore', detached: true });
    // Its browser inherits the place behind everything else of the machine.
    beBehind(child.pid);
    let family: FamilyMember[] = [];
    const watch = setInterval(() => {
      void this.watch(child, refuse).then((seen) => (family = seen.length > 0 ? seen : family));
    }, WATCH_MS);
    const seconds = this.habits.timeoutMs / 1000;
    const timer = setTimeout(
      () => refuse(`the page takes longer than ${seconds} s in a browser`),
      this.habits.timeoutMs,
    );
    try {
      return await new Promise<BrowserReply>((settle, reject) => {
        const stop = (): void => reject(ends.reason as Error);
        if (ends.aborted) stop();
        ends.addEventListener('abort', stop, { once: true });
        child.once('message', (reply: BrowserReply) => settle(reply));
        child.on('error', reject);
        child.once('exit', (code) => reject(lossOf(code)));
        // A send that fails also ends the process, which is what is waited for.
        child.send(request, () => undefined);
      });
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      const now = child.pid === undefined ? [] : await familyOf(child.pid);
      child.kill('SIGKILL');
      endFamily(now.length > 0 ? now : family);
    }
  }

  private async watch({ pid }: ChildProcess, refuse: (what: string) => void): Promise<FamilyMember[]> {
    const family = pid === undefined ? [] : await familyOf(pid);
    if ((await memoryOf(family)) > this.habits.memoryMb * 1e6) {
      refuse('the page takes more memory in a browser than it may');
    }
    return family;
  }
}

/** Why a page that only its scripts draw cannot be read. */
export const NO_BROWSER = 'the page shows nothing without its scripts, and no browser is installed here to run them';

/** V8 aborts when its heap is full; an exit with a code is the process' own fault. */
function lossOf(code: number | null): Error {
  if (code !== null && code < 128) return new ReaderMissingError(`the browser's process ended with ${code}`);
  return new UnreadableSourceError('too_complex', 'the page takes more memory in a browser than it may');
}

/** Beside this file once compiled; from source (under the test runner) the built one. */
function entryPath(): string {
  const beside = join(__dirname, 'browser.process.js');
  const built = resolve(__dirname, '../../../../../dist/libs/sources/src/readers/browser/browser.process.js');
  const found = [beside, built].find((path) => existsSync(path));
  if (!found) throw new ReaderMissingError(`${built} is not built`);
  return found;
}

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { waitFor } from '@app/testing';
import { seriousFaults } from './accessibility';
import { forget, type Onlooker, remember } from './journey';

/** A machine may be ten times slower than one's own. */
const PATIENCE_MS = 60_000;
/** Refusals of the api belong to journeys; the browser writes each into its console. */
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** From now on nothing of a page is on its way from one look to another. */
const HOLD_STILL = `(() => {
  if (self.isHeldStill) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  self.isHeldStill = true;
})()`;
/** Nothing of the page is on its way to it: no place is kept for what is loaded, and what is in sight has its pictures. */
const IS_WHOLE = `document.querySelector('h1') !== null && !document.querySelector('[data-loading]') && document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)`;
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`;

const WIDEST = `(() => {
  if (document.documentElement.scrollWidth <= innerWidth + 1) return null;
  const over = [...document.body.querySelectorAll('*')].map((part) => [part.getBoundingClientRect().right - innerWidth, part]);
  const [pixels, part] = over.reduce((most, next) => (next[0] > most[0] ? next : most));
  return Math.round(pixels) + ' pixels: ' + part.outerHTML.slice(0, 160);
})()`;

/** Pairs of frames in which a page may still be finding its place: about a second. */
const MOST_LOOKS = 30;

/** Of what a page shows and of what it was answered, so much is told where a journey fails. */
const MOST_TEXT = 1_500;
const MOST_ANSWERS = 12;
const ASK_TEXT = `document.body.innerText`;

export type Theme = 'light' | 'dark';
interface Window {
  width?: number;
  theme?: Theme;
}

/** Someone at a browser with a memory of its own: cookies and storage are nobody else's. */
export class Visitor implements Onlooker {
  private readonly answers: string[] = [];
  /** What a page threw or wrote as an error, and what the server broke at. Journeys end with none. */
  readonly faults: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', ({ message }) => this.faults.push(`${page.url()} threw ${message}`));
    page.on('console', (line) => {
      if (line.type() === 'error' && !REFUSAL.test(line.text())) this.faults.push(`${page.url()} wrote ${line.text()}`);
    });
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (/^\/(v1|embed|media)\//.test(pathname) || answer.status() >= 400) {
        this.keep(`${answer.request().method()} ${pathname} ${answer.status()}`);
      }
      if (answer.status() >= 500) this.faults.push(`${answer.url()} answered ${answer.status()}`);
    });
    page.on('requestfailed', (request) => {
      this.keep(`${request.method()} ${request.url()} ${request.failure()?.errorText ?? 'failed'}`);
    });
    remember(this);
  }

  /** Nothing moves for them but what has to, so that what is looked at stands still. */
  static async arrive(browser: Browser, baseURL: string, { width = 1280, theme = 'light' }: Window = {}) {
    const height = width < 500 ? 812 : width > 2000 ? 1440 : 900;
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      permissions: ['clipboard-read', 'clipboard-write', 'microphone'],
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return new Visitor(context, await context.newPage());
  }

  async leave(): Promise<void> {
    forget(this);
    await this.context.close();
  }

  /** Where they are, what stands there, and what was answered last. */
  async account(): Promise<string> {
    const text = await this.page.evaluate<string>(ASK_TEXT).catch((error: unknown) => String(error));
    const shown = text.replace(/\n\s*/g, ' | ').slice(0, MOST_TEXT);
    return [`At ${this.page.url()}: ${shown}`, ...this.answers, ...this.faults].join('\n');
  }

  private keep(answer: string): void {
    this.answers.push(answer);
    if (this.answers.length > MOST_ANSWERS) this.answers.shift();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Opens a page and waits until all that it shows is there. */
  async openWhole(path: string): Promise<void> {
    await this.page.goto(path);
    await waitFor(`${path} to be whole`, () => this.page.evaluate<boolean>(IS_WHOLE));
  }

  /** The path that the browser's address shows, with what follows it. */
  get path(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  async isAt(path: string | RegExp): Promise<void> {
    // Pages change places by themselves: nothing is loaded that could end.
    await this.page.waitForURL(typeof path === 'string' ? `**${path}` : path, { waitUntil: 'commit' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** Sees the page as it stands in both themes; resolves to its serious and critical faults (axe). */
  async accessibilityFaults(themes: readonly Theme[] = ['light', 'dark']): Promise<string[]> {
    const faults: string[] = [];
    for (const theme of themes) {
      await this.wear(theme);
      const rules = theme === 'dark' ? 'all' : 'colours';
      faults.push(...(await seriousFaults(this.page, rules)).map((fault) => `${this.path} ${theme}: ${fault}`));
    }
    return faults;
  }

  /** Shows the page in a theme, with no colour on its way from the other any more. */
  async wear(theme: Theme): Promise<void> {
    await this.page.evaluate(HOLD_STILL);
    await this.page.emulateMedia({ colorScheme: theme });
    await this.page.evaluate(DRAWN);
  }

  /**
   * What stands furthest over the right edge of the window, and by how many pixels; null where nothing does. A page has a moment to fit a
   * window that was resized.
   */
  async overflow(): Promise<string | null> {
    await this.page.evaluate(HOLD_STILL);
    let widest: string | null = null;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      await this.page.evaluate(DRAWN);
      widest = await this.page.evaluate<string | null>(WIDEST);
      if (widest === null) break;
    }
    return widest;
  }
}

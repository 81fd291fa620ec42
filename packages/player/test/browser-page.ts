import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { VideoJob } from '@app/picture';
import { findBrowser } from '@app/sources';
import { PageServer } from './page-server';

const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });
const LAUNCH_MS = 120_000;
const BUILD = join(__dirname, '../build.mjs');

/** Suites in a real Chromium; where none is installed they are skipped. */
export const describeInChromium = program ? describe : describe.skip;

/** A page of a real Chromium that has loaded the player, built anew. */
export class BrowserPage {
  private constructor(
    private readonly server: PageServer,
    readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** Of the server that gives it. */
  get address(): string {
    return this.server.url;
  }

  /** `folder` takes the build; pictures are served from it. */
  static async open(folder: string): Promise<BrowserPage> {
    const player = join(folder, 'player');
    await promisify(execFile)(process.execPath, [BUILD, player]);
    const server = await PageServer.start({ player, pictures: folder });
    if (!program) throw new Error('no Chromium is installed');
    const browser = await chromium.launch({ executablePath: program, args: ['--disable-gpu'], timeout: LAUNCH_MS });
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction('globalThis.drawing !== undefined');
    return new BrowserPage(server, browser, page);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  /** Opens a video in the page. `pictures` are paths of its stills, and of one frame of each cut, below the folder. */
  async openVideo(job: VideoJob, pictures: { stills?: string[]; footage?: string[] } = {}): Promise<void> {
    const at = (path: string): string => `/pictures/${path}`;
    const sources = {
      fonts: '/fonts',
      stills: pictures.stills?.map(at),
      footage: pictures.footage?.map((path) => [at(path)]),
    };
    await this.page.evaluate(
      `drawing.openVideo(${JSON.stringify(job)}, ${JSON.stringify(sources)}).then((video) => { globalThis.video = video; })`,
    );
  }

  /** A frame of the open video as PNG. */
  async drawFrame(frame: number): Promise<Buffer> {
    const png = await this.page.evaluate<string>(`(async () => {
      const blob = await video.drawFrame(${frame}).convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
      return btoa(text);
    })()`);
    return Buffer.from(png, 'base64');
  }
}

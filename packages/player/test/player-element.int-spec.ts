import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { settledFrame, type VideoJob } from '@app/picture';
import { createCanvas, loadImage, openVideo } from '@app/render';
import { toneWav, waitFor } from '@app/testing';
import { sampleJob } from '../../../libs/picture/test/sample-job';
import { BrowserPage, describeInChromium } from './browser-page';
import { similarity } from './similarity';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PLAYER = `document.querySelector('factreel-player')`;
const LAYOUTS = ['hero', 'bars', 'end'] as const;
/** Less than that is another picture; ADR 0043 says what differs within it. */
const SAME = 0.97;

/** A page of a person, with whatever its console and its policy complained of. */
interface Visit {
  page: Page;
  complaints: string[];
}

describeInChromium('<factreel-player>', () => {
  let folder = '';
  let server: BrowserPage;
  let visit: Visit;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-element-'));
    server = await BrowserPage.open(folder);
    await writeFile(join(folder, 'video.json'), JSON.stringify(documentOf(job())));
    await writeFile(join(folder, 'spoken.json'), JSON.stringify(documentOf(job(), 'tone.wav')));
    await writeFile(join(folder, 'tone.wav'), toneWav({ seconds: 1.2, rate: 22_050 }));
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => await visit.page.close());

  it('shows the frame that the server draws', async () => {
    visit = await arrive('/plain');
    await show('video.json');
    const { timeline, compositor } = await openVideo(job());
    const { width, height } = timeline.stage;
    for (const scene of timeline.scenes) {
      const frame = settledFrame(scene);
      await inPage(`${PLAYER}.seekToFrame(${frame}); await told(${PLAYER}, 'seeked');`);
      const seen = await loadImage(await pictureSeen());
      const drawn = compositor.still(frame);
      const canvas = createCanvas(width * 2, height);
      const ctx = canvas.getContext('2d');
      ctx.drawImage(drawn, 0, 0);
      ctx.drawImage(seen, width, 0, width, height);
      const score = similarity(ctx.getImageData(0, 0, width, height), ctx.getImageData(width, 0, width, height));
      process.stdout.write(`${scene.layout} ${score.toFixed(4)}\n`);
      expect(score).toBeGreaterThan(SAME);
    }
    expect(visit.complaints).toEqual([]);
  });

  it('plays by a click, and pauses where it is', async () => {
    visit = await arrive('/plain');
    await show('video.json');
    const button = visit.page.getByRole('button', { name: 'Play', exact: true });
    await button.click();
    await until(`${PLAYER}.currentTime > 1`);
    await visit.page.getByRole('button', { name: 'Pause' }).click();
    const [at, frame] = await inPage<[number, number]>(`return [${PLAYER}.currentTime, ${PLAYER}.currentFrame];`);
    expect(frame).toBe(Math.floor(at * 30 + 1e-3));
    expect(await inPage(`return ${PLAYER}.paused;`)).toBe(true);
    expect(await visit.page.getByRole('status').textContent()).toMatch(/^Paused at 0:0\d of 0:\d\d, scene 1 of 3\.$/);
    expect(visit.complaints).toEqual([]);
  });

  it('ends on its last frame, says so, and plays again from its first', async () => {
    visit = await arrive('/plain');
    await show('video.json');
    await inPage(
      `const p = ${PLAYER}; p.currentTime = p.duration - 0.3; const over = told(p, 'ended'); await p.play(); await over;`,
    );
    expect(await inPage(`const p = ${PLAYER}; return [p.ended, p.paused, p.currentTime === p.duration];`)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await visit.page.getByRole('status').textContent()).toBe('The video has ended.');
    await visit.page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await inPage(`return ${PLAYER}.currentTime < 2;`)).toBe(true);
  });

  it('is driven by the keyboard alone', async () => {
    visit = await arrive('/plain');
    await show('video.json');
    const { page } = visit;
    const frame = async () => await inPage<number>(`return ${PLAYER}.currentFrame;`);
    const starts = await inPage<number[]>(`return ${PLAYER}.shape.scenes.map(({ from }) => from);`);
    const position = page.getByRole('slider', { name: 'Position' });
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Play');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Position');
    await page.keyboard.press('PageDown');
    expect(await frame()).toBe(starts[1]);
    expect(await position.getAttribute('aria-valuetext')).toMatch(/, scene 2 of 3$/);
    await page.keyboard.press('.');
    expect(await frame()).toBe((starts[1] ?? 0) + 1);
    await page.keyboard.press('ArrowRight');
    expect(await frame()).toBe((starts[1] ?? 0) + 31);
    await page.keyboard.press('Home');
    expect(await frame()).toBe(0);
    await page.keyboard.press('c');
    await until(`${PLAYER}.captions === false`);
    await page.keyboard.press('Space');
    await until(`!${PLAYER}.paused`);
    await page.keyboard.press('k');
    expect(await inPage(`return ${PLAYER}.paused;`)).toBe(true);
    expect(visit.complaints).toEqual([]);
  });

  it('shows the same video in another format, and without captions', async () => {
    visit = await arrive('/plain');
    await show('video.json');
    await inPage(`const p = ${PLAYER}; const drawn = told(p, 'canplay'); p.format = '16:9'; await drawn;`);
    const box = await visit.page.locator('factreel-player [part="stage"]').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    const spoken = await inPage<number>(`return ${PLAYER}.shape.scenes[0].lineFrom + 12;`);
    const picture = async () => await inPage<string>(`const p = ${PLAYER}; return (await p.picture(${spoken})).size;`);
    const before = await picture();
    await inPage(`const p = ${PLAYER}; const drawn = told(p, 'canplay'); p.captions = false; await drawn;`);
    expect(await picture()).not.toBe(before);
  });

  it('speaks, and keeps time with the voice', async () => {
    visit = await arrive('/plain');
    await show('spoken.json');
    const heard = visit.page.waitForResponse((response) => response.url().endsWith('tone.wav'));
    await visit.page.getByRole('button', { name: 'Play', exact: true }).click();
    expect((await heard).status()).toBe(200);
    await until(`${PLAYER}.currentTime > 0.5`);
    expect(await inPage(`return ${PLAYER}.clock.playing !== null;`)).toBe(true);
    await visit.page.getByRole('button', { name: 'Sound' }).click();
    expect(await inPage(`return ${PLAYER}.muted;`)).toBe(true);
    expect(visit.complaints).toEqual([]);
  });

  it('draws in the page where the page allows no workers', async () => {
    visit = await arrive('/workerless');
    await show('video.json');
    await inPage(`${PLAYER}.seekToFrame(40); await told(${PLAYER}, 'seeked');`);
    expect(await inPage(`return ${PLAYER}.currentFrame;`)).toBe(40);
    // The policy's own complaint about the worker is all that is heard.
    expect(visit.complaints.filter((text) => !text.includes('worker'))).toEqual([]);
  });

  it('does not begin by itself for people who want no motion', async () => {
    visit = await arrive('/plain');
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    await show('video.json', 'autoplay muted');
    expect(await inPage(`return ${PLAYER}.paused;`)).toBe(true);
  });

  it('says that it cannot play what cannot be read', async () => {
    visit = await arrive('/plain');
    await inPage(`make('/pictures/none.json', ''); await told(${PLAYER}, 'error');`);
    expect(await visit.page.getByRole('alert').textContent()).toBe('This video cannot be played here.');
  });

  it('has no faults that axe calls serious', async () => {
    visit = await arrive('/plain');
    await show('spoken.json');
    await visit.page.evaluate(`${AXE};0`);
    const faults = await visit.page.evaluate<string[]>(
      `axe.run(document).then(({ violations }) => violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id }) => id))`,
    );
    expect(faults).toEqual([]);
  });

  /** At twice the density, so that a picture of 540 points across has every pixel of the video. */
  async function arrive(path: string): Promise<Visit> {
    const page = await server.browser.newPage({ deviceScaleFactor: 2, viewport: { width: 600, height: 1060 } });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.address}${path}`);
    await page.evaluate(`customElements.whenDefined('factreel-player').then(() => undefined)`);
    await page.evaluate(`
      globalThis.told = (target, event) => new Promise((done) => target.addEventListener(event, done, { once: true }));
      globalThis.make = (src, more) => {
        const player = document.createElement('factreel-player');
        for (const [name, value] of Object.entries({ src, fonts: '/fonts', controls: '' })) player.setAttribute(name, value);
        for (const name of more.split(' ').filter(Boolean)) player.setAttribute(name, '');
        document.querySelector('main').append(player);
        return player;
      };0`);
    return { page, complaints };
  }

  async function show(name: string, more = ''): Promise<void> {
    await inPage(`await told(make('/pictures/${name}', '${more}'), 'canplay');`);
  }

  async function inPage<T>(body: string): Promise<T> {
    return await visit.page.evaluate<T>(`(async () => { ${body} })()`);
  }

  async function pictureSeen(): Promise<Buffer> {
    return await visit.page.locator('factreel-player [part="stage"]').screenshot({ animations: 'disabled' });
  }

  async function until(condition: string): Promise<void> {
    await waitFor(condition, async () => await inPage<boolean>(`return ${condition};`));
  }

  /** Name of the part that has the focus. */
  async function focused(): Promise<string> {
    return await inPage<string>(`return ${PLAYER}.shadowRoot.activeElement?.getAttribute('aria-label');`);
  }
});

function job(): VideoJob {
  return sampleJob({ style: 'luxury-minimal', only: [...LAYOUTS] });
}

function documentOf({ storyboard, narration, stills }: VideoJob, audioUrl: string | null = null) {
  const lines = narration.lines.map(({ audioPath: _path, ...line }) => ({ ...line, audioUrl }));
  return { storyboard, narration: { ...narration, lines }, stills };
}

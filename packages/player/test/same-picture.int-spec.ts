import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settledFrame, STYLE_NAMES, type VideoJob } from '@app/picture';
import { createCanvas, loadImage, openVideo } from '@app/render';
import { IS_FULL } from '@app/testing';
import { languages } from '../../../libs/design/src/language/languages';
import { payloads } from '../../../libs/design/test/payloads';
import { unspokenData } from '../../../libs/design/test/unspoken-video';
import { pictured } from '../../../libs/picture/test/golden/golden-scenes';
import { BrowserPage, describeInChromium } from './browser-page';
import { similarity } from './similarity';

/**
 * Least mean of a video's stills. The aim is 0.98 for each; where a text is measured otherwise by a pixel it may take another size
 * or break elsewhere, which ADR 0043 explains and lists.
 */
const LEAST = 0.95;
/** Pairs of pictures are kept here, the server's left. */
const PAIRS = process.env['FACTREEL_PAIRS'];

describeInChromium('a page and the server', () => {
  let folder = '';
  let page: BrowserPage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-player-'));
    page = await BrowserPage.open(folder);
  }, 120_000);
  afterAll(async () => {
    await page.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(STYLE_NAMES.filter((_, index) => IS_FULL || index % 5 === 0))(
    'draw every layout of %s alike',
    async (style) => {
      const videos = await pictured(folder);
      const found = await compare(style, videos(style, '9:16'), { stills: ['still.png'], footage: ['reel/00001.jpg'] });
      expect(meanOf(found)).toBeGreaterThan(LEAST);
    },
  );

  const pairs = languages.flatMap((language, row) =>
    STYLE_NAMES.map((style, column) => [language.code, style, language, (row + column) % STYLE_NAMES.length] as const),
  );
  const oneEach = pairs.filter(([, , , index]) => index === 0).filter((_, turn) => turn % 3 === 0);
  it.each(IS_FULL ? pairs : oneEach)('draw %s in %s alike', async (code, style, language) => {
    const job = unspokenData(pool().data, { ...pool(), style, language });
    const found = await compare(`${style}.${code}`, job);
    expect(meanOf(found)).toBeGreaterThan(LEAST);
  });

  async function compare(name: string, job: VideoJob, pictures = {}) {
    const { timeline, compositor } = await openVideo(job);
    await page.openVideo(job, pictures);
    const { width, height } = timeline.stage;
    const scores: Array<{ name: string; layout: string; score: number }> = [];
    for (const scene of timeline.scenes) {
      const frame = settledFrame(scene);
      const png = await page.drawFrame(frame);
      const drawn = compositor.still(frame);
      const canvas = createCanvas(width * 2, height);
      const ctx = canvas.getContext('2d');
      ctx.drawImage(drawn, 0, 0);
      ctx.drawImage(await loadImage(png), width, 0);
      const score = similarity(ctx.getImageData(0, 0, width, height), ctx.getImageData(width, 0, width, height));
      scores.push({ name, layout: scene.layout, score: Math.round(score * 1e4) / 1e4 });
      if (PAIRS) await keep(`${name}.${scene.id}.${scene.layout}`, canvas.toBuffer('image/png'));
    }
    process.stdout.write(`${scores.map(({ layout, score }) => `${name} ${layout} ${score}`).join('\n')}\n`);
    return scores;
  }
});

function meanOf(pictures: ReadonlyArray<{ score: number }>): number {
  return pictures.reduce((sum, { score }) => sum + score, 0) / pictures.length;
}

function pool() {
  const found = payloads().find(([name]) => name === 'pool.json')?.[1];
  if (!found) throw new RangeError('No example pool.json');
  const { title, cta, targetSeconds, data } = found;
  return { title, cta, targetSeconds, data };
}

async function keep(name: string, png: Buffer): Promise<void> {
  await mkdir(PAIRS ?? '', { recursive: true });
  await writeFile(join(PAIRS ?? '', `${name}.png`), png);
}

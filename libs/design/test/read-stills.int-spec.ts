import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVideo, serverSurface } from '@app/render';
import { proveVideo, type StyleName } from '@app/picture';
import { smallPng } from '../../render/test/video-readings';
import { missingTesseract, readPicture } from './tesseract';
import { unspokenVideo } from './unspoken-video';

/**
 * Hooks of the styles that set their figures plainly; the others draw them as chrome, pixels or lightning, which no reader
 * was made for. Luxury's hairlines are lost on most figures: of its pool video the second figure is read.
 */
const STILLS: Array<[style: StyleName, example: string, figure: string]> = [
  ['swiss-poster', 'pool.json', '6.84'],
  ['swiss-poster', 'football.json', '61'],
  ['luxury-minimal', 'flow.json', '+$4.2M'],
  ['luxury-minimal', 'pool.json', '4.31%'],
  ['breaking-news', 'wallet.json', '+$18,400'],
];
/** Tesseract was made for pages: a figure as tall as a third of the frame is too large for it. */
const SCALE = 0.5;

const reason = missingTesseract();
if (reason !== null) process.stderr.write(`Stills are not read: ${reason}.\n`);

(reason === null ? describe : describe.skip)('a still, read by tesseract', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-stills-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(STILLS)('of %s shows a figure of %s as the proof has it: %s', async (style, example, figure) => {
    const job = unspokenVideo(example, style, false);
    const { timeline, compositor } = await openVideo(job);
    const hook = timeline.scenes[0];
    if (!hook) throw new RangeError('The video has no scene');
    const shown = proveVideo(job, serverSurface, timeline).figures.filter(
      ({ scene, where }) => scene === 1 && where === 'screen',
    );
    expect(shown.map(({ text }) => text)).toContain(figure);
    const still = compositor.still(hook.from + hook.frames - 15);
    const path = join(folder, `${style}-${example}.png`);
    await writeFile(path, await smallPng(still, SCALE));
    expect((await readPicture(path)).replace(/\s+/gu, '')).toContain(figure);
  });
});

import { type VideoJob, proveVideo, STYLE_NAMES, type StyleName } from '@app/picture';
import { IS_FULL } from '@app/testing';
import { serverSurface } from '@app/render';
import { glyphReader } from '../../picture/test/glyph-recorder';
import { sampleJob } from '../../picture/test/sample-job';
import { compared, everyFrame } from './proof-on-frames';
import { unspokenVideo } from './unspoken-video';

const EXAMPLES = ['pool.json', 'flow.json', 'wallet.json', 'football.json', 'weather.json', 'bakery.json'];
/** Eleven videos, each example in one style or two; the full run makes every example in every style. */
const VIDEOS: Array<[example: string, style: StyleName]> = IS_FULL
  ? EXAMPLES.flatMap((example) => STYLE_NAMES.map((style): [string, StyleName] => [example, style]))
  : STYLE_NAMES.map((style, index) => [EXAMPLES[index % EXAMPLES.length] ?? '', style]);
describe.each(VIDEOS)('the figures that %s draws in %s', (example, style) => {
  it('are on every frame those of its proof, and all of them are seen', async () => {
    const job = unspokenVideo(example, style);
    const { video, read } = await glyphReader(job);
    const proof = proveVideo(job, serverSurface, video.timeline);
    expect(proof.complete).toBe(true);
    expect(proof.figures.filter(({ where }) => where === 'screen').length).toBeGreaterThan(5);
    expect(compared(proof, everyFrame(video.timeline), read)).toEqual({ unproven: [], unseen: [] });
  });
});

describe.each(STYLE_NAMES)('every layout in %s', (style) => {
  it('shows no part of a figure and no value on the way to one on any frame, entrances and transitions included [§2.2 count-ups]', async () => {
    const job = withAwkwardFigures(sampleJob({ style }));
    const { video, read } = await glyphReader(job);
    const proof = proveVideo(job, serverSurface, video.timeline);
    expect(proof.complete).toBe(true);
    expect(proof.figures.map(({ text }) => text)).toEqual(expect.arrayContaining(['5,000,000', '0.143']));
    expect(compared(proof, everyFrame(video.timeline), read).unproven).toEqual([]);
  });
});

describe('reading glyphs back', () => {
  it('catches a figure on the screen that is not the proven one', async () => {
    const job = unspokenVideo('pool.json', 'swiss-poster');
    const proof = proveVideo(job, serverSurface);
    const tampered = JSON.parse(
      JSON.stringify(job).replaceAll('6.84%', '6.48%').replaceAll('"6.84"', '"6.48"'),
    ) as VideoJob;
    const { video, read } = await glyphReader(tampered);
    const { unproven, unseen } = compared(proof, everyFrame(video.timeline), read);
    expect(unproven.join()).toContain('6.48');
    expect(unseen.join()).toContain('6.84');
  });
});

/** The video with figures that are easily read wrongly: groups of three, and three decimals. */
function withAwkwardFigures(job: VideoJob): VideoJob {
  const text = JSON.stringify(job)
    .replace(/6\.84%|(?<=")6\.84(?=")/gu, '5,000,000')
    .replace(/\$412\.6M/gu, '0.143');
  return JSON.parse(text) as VideoJob;
}

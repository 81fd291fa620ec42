import { type VideoJob, FPS, type ProofOfFigures, proveVideo, STYLE_NAMES, type StyleName } from '@app/render';
import { IS_FULL } from '@app/testing';
import { glyphReader, type LayerGlyphs, linesOf, numeralsOf } from '../../render/test/glyph-recorder';
import { sampleJob } from '../../render/test/sample-job';
import { unspokenVideo } from './unspoken-video';

const EXAMPLES = ['pool.json', 'flow.json', 'wallet.json', 'football.json', 'weather.json', 'bakery.json'];
/** Eleven videos, each example in one style or two; the full run makes every example in every style. */
const VIDEOS: Array<[example: string, style: StyleName]> = IS_FULL
  ? EXAMPLES.flatMap((example) => STYLE_NAMES.map((style): [string, StyleName] => [example, style]))
  : STYLE_NAMES.map((style, index) => [EXAMPLES[index % EXAMPLES.length] ?? '', style]);
/** A frame may stand on either side of an entry's first or last millisecond. */
const SLACK_MS = 1000 / FPS + 1;

describe.each(VIDEOS)('the figures that %s draws in %s', (example, style) => {
  it('are on every frame those of its proof, and all of them are seen', async () => {
    const job = unspokenVideo(example, style);
    const { video, read } = await glyphReader(job);
    const proof = proveVideo(job, video.timeline);
    expect(proof.complete).toBe(true);
    expect(proof.figures.filter(({ where }) => where === 'screen').length).toBeGreaterThan(5);
    expect(compared(proof, video.timeline.frames, read)).toEqual({ unproven: [], unseen: [] });
  });
});

describe.each(STYLE_NAMES)('every layout in %s', (style) => {
  it('shows no part of a figure and no value on the way to one on any frame, entrances and transitions included [§2.2 count-ups]', async () => {
    const job = withAwkwardFigures(sampleJob({ style }));
    const { video, read } = await glyphReader(job);
    const proof = proveVideo(job, video.timeline);
    expect(proof.complete).toBe(true);
    expect(proof.figures.map(({ text }) => text)).toEqual(expect.arrayContaining(['5,000,000', '0.143']));
    expect(compared(proof, video.timeline.frames, read).unproven).toEqual([]);
  });
});

describe('reading glyphs back', () => {
  it('catches a figure on the screen that is not the proven one', async () => {
    const job = unspokenVideo('pool.json', 'swiss-poster');
    const proof = proveVideo(job);
    const tampered = JSON.parse(
      JSON.stringify(job).replaceAll('6.84%', '6.48%').replaceAll('"6.84"', '"6.48"'),
    ) as VideoJob;
    const { video, read } = await glyphReader(tampered);
    const { unproven, unseen } = compared(proof, video.timeline.frames, read);
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

/** Numerals that are seen and not in the proof of that moment, and proven figures that no frame shows. */
function compared(
  { figures }: ProofOfFigures,
  frames: number,
  read: (frame: number) => LayerGlyphs[],
): { unproven: string[]; unseen: string[] } {
  const unproven = new Set<string>();
  const unseen = new Set(figures.filter(({ where }) => where !== 'voice'));
  const missing = new Map([...unseen].map((figure) => [figure, new Set(numeralsOf(figure.text))]));
  for (let frame = 0; frame < frames; frame += 1) {
    const ms = (frame * 1000) / FPS;
    const now = figures.filter(
      ({ where, fromMs, toMs }) => where !== 'voice' && fromMs - SLACK_MS <= ms && ms < toMs + SLACK_MS,
    );
    const seen = read(frame).flatMap(({ layer, kind, runs }) =>
      linesOf(runs).flatMap((line) =>
        numeralsOf(line).map((numeral) => ({ layer, numeral, where: kind === 'captions' ? 'caption' : 'screen' })),
      ),
    );
    for (const { layer, numeral, where } of seen) {
      const proven = now.some((figure) => figure.where === where && numeralsOf(figure.text).includes(numeral));
      if (!proven) unproven.add(`${layer}: ${numeral}`);
    }
    for (const figure of now) {
      for (const { numeral, where } of seen) if (where === figure.where) missing.get(figure)?.delete(numeral);
      if (missing.get(figure)?.size === 0) unseen.delete(figure);
    }
  }
  return { unproven: [...unproven], unseen: [...unseen].map(({ scene, where, text }) => `${scene} ${where}: ${text}`) };
}

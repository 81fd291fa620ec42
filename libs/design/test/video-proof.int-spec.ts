import { buildTimeline, proveVideo, type ProvenFigure } from '@app/picture';
import { serverSurface } from '@app/render';
import { subtitleFileOf } from '../../render/test/video-readings';
import { numeralsOf } from '../../picture/test/glyph-recorder';
import { unspokenVideo } from './unspoken-video';

describe('the proof of a video', () => {
  it('names fact, raw value and formatter of what is seen and heard, and when', () => {
    const { complete, figures } = proveVideo(unspokenVideo('pool.json', 'luxury-minimal'), serverSurface);
    expect(complete).toBe(true);
    const yields = figures.filter(({ factKey }) => factKey === 'apyPct');
    expect(new Set(yields.map(({ where }) => where))).toEqual(new Set(['screen', 'voice', 'caption']));
    expect(yields[0]).toMatchObject({ scene: 1, value: 6.84, formatter: 'percent.en' });
    expect(yields.every(({ fromMs, toMs }) => Number.isInteger(fromMs) && fromMs < toMs)).toBe(true);
  });

  it('tells two facts apart that read alike, by what the layout does with each', () => {
    const job = unspokenVideo('football.json', 'luxury-minimal');
    const { figures } = job.storyboard;
    const [first, second] = ['table/0/points', 'table/1/points'].map((key) => figures[key]);
    if (!first || !second) throw new RangeError('No points in this example');
    figures['table/1/points'] = { ...second, forms: first.forms };
    const points = proveVideo(job, serverSurface).figures.filter(
      ({ where, text }) => where === 'screen' && text === '61',
    );
    expect(points.filter(({ factKey }) => factKey === 'table/0/points').length).toBeGreaterThan(0);
    expect(points.filter(({ factKey }) => factKey === 'table/1/points').length).toBeGreaterThan(0);
    expect(points.find(({ scene }) => scene === 1)).toMatchObject({ factKey: 'table/0/points' });
  });

  it('is not complete when a layer draws a number that no fact wrote', () => {
    const job = unspokenVideo('pool.json', 'swiss-poster');
    const timeline = buildTimeline(job, serverSurface);
    const tampered = JSON.parse(JSON.stringify(timeline).replaceAll('"6.84"', '"6.48"')) as typeof timeline;
    const { complete, figures } = proveVideo(job, serverSurface, tampered);
    expect(complete).toBe(false);
    expect(figures.find(({ text }) => text === '6.48')).toMatchObject({ factKey: null, formatter: 'none' });
  });

  it("lists digits of the caller's own words as verbatim", () => {
    const job = unspokenVideo('pool.json', 'swiss-poster');
    const scenes = job.storyboard.scenes.map((scene) =>
      scene.layout === 'end' ? { ...scene, cta: 'Open 24/7', link: undefined } : scene,
    );
    const { complete, figures } = proveVideo({ ...job, storyboard: { ...job.storyboard, scenes } }, serverSurface);
    expect(complete).toBe(true);
    expect(figures.find(({ text }) => text === '24/7')).toMatchObject({
      scene: scenes.length,
      factKey: null,
      formatter: 'verbatim',
    });
  });

  it('lists a name with digits that an authored text brings itself', () => {
    const job = unspokenVideo('pool.json', 'swiss-poster');
    const scenes = job.storyboard.scenes.map((scene) =>
      scene.layout === 'hero' ? { ...scene, label: 'Beside the S&P 500' } : scene,
    );
    const { complete, figures } = proveVideo({ ...job, storyboard: { ...job.storyboard, scenes } }, serverSurface);
    expect(complete).toBe(true);
    expect(figures.find(({ text }) => text === '500')).toMatchObject({ factKey: null, formatter: 'authored' });
  });

  it.each(['pool.json', 'flow.json', 'wallet.json', 'football.json', 'weather.json', 'bakery.json', 'library.json'])(
    'holds the figures that the subtitle file of %s shows, at their times',
    (example) => {
      for (const captions of [true, false]) {
        const job = unspokenVideo(example, 'swiss-poster', captions);
        const timeline = buildTimeline(job, serverSurface);
        const cues = readVtt(subtitleFileOf(job, timeline));
        const captioned = proveVideo(job, serverSurface, timeline).figures.filter(({ where }) => where === 'caption');
        const written = cues.flatMap(({ text }) => numeralsOf(text));
        expect(captioned.flatMap(({ text }) => numeralsOf(text))).toEqual(written);
        expect(captioned.filter((figure) => !cues.some((cue) => isIn(figure, cue)))).toEqual([]);
      }
    },
  );
});

interface Cue {
  fromMs: number;
  toMs: number;
  text: string;
}

/** A figure stands in a cue of its time; the number of a long one in the first of two, a window in words as it is. */
function isIn({ text, fromMs, toMs }: ProvenFigure, cue: Cue): boolean {
  const [numeral] = numeralsOf(text);
  const stands = numeral === undefined ? cue.text.includes(text) : numeralsOf(cue.text).includes(numeral);
  return stands && fromMs < cue.toMs && toMs > cue.fromMs;
}

function readVtt(vtt: string): Cue[] {
  const clock = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
  return [...vtt.matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(([, from = '', to = '', text = '']) => ({
    fromMs: clock(from),
    toMs: clock(to),
    text: text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  }));
}

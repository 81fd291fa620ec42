import { resolveText, type Storyboard, type StyleName } from '@app/picture';
import { readFacts } from '@app/facts';
import { IS_FULL } from '@app/testing';
import { payloads, type Payload } from '../../test/payloads';
import { english } from '../language/en/english';
import { composeStoryboard } from './compose-storyboard';
import { estimateDurations, fitToTarget } from './fit-to-target';
import { sentenceFrames } from './sentence-frames';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
/** One style of each manner: the words of a video follow its manner, not its style. */
const STYLES: readonly StyleName[] = ['swiss-poster', 'trading-terminal', 'breaking-news', 'tabloid', 'nature-doc'];
/** The short run meets each example in one manner and each manner in an example. */
const mannersOf = (example: string): readonly StyleName[] =>
  IS_FULL
    ? STYLES
    : STYLES.filter((_, index) => index === EXAMPLES.findIndex(([name]) => name === example) % STYLES.length);
const LONGEST_SENTENCE = 14;
/** Openers and fillers that a listener has heard a thousand times. */
const FILLER =
  /let's|dive in|did you know|here's (?:why|what|how)|today we|welcome|in this video|stay tuned|buckle up|game.chang|take a look|as you can see|it is worth|worth noting|in conclusion|interestingly|needless to say|at the end of the day/i;
const EXAMPLES = payloads().filter(([name]) => name.endsWith('.json'));

interface Timed {
  video: Storyboard;
  /** What each scene's line is likely to take, seconds. */
  spoken: number[];
}

const read = new Map<unknown, ReturnType<typeof readFacts>>();
const factsOf = ({ data }: Payload): ReturnType<typeof readFacts> => {
  const facts = read.get(data) ?? readFacts(data);
  read.set(data, facts);
  return facts;
};

function videoOf(payload: Payload, style: StyleName, seed: number, stills: string[] = []): Timed {
  const draft = composeStoryboard({
    facts: factsOf(payload),
    title: payload.title,
    cta: payload.cta,
    targetSeconds: payload.targetSeconds,
    style,
    format: '9:16',
    language: english,
    seed,
    stills: stills.map((key) => ({ key, still: { path: `${key}.jpg`, width: 1200, height: 900, alt: key } })),
    captions: true,
    music: true,
  });
  const durations = estimateDurations(draft);
  const video = fitToTarget(draft, durations, payload.targetSeconds);
  const spoken = video.scenes.map(
    ({ id }) => (durations[draft.scenes.findIndex(({ scene }) => scene.id === id)] ?? 0) / 1000,
  );
  return { video, spoken };
}

function linesOf({ video }: Timed): string[] {
  return video.scenes.map((scene) => resolveText(scene.line, video.figures, 'display'));
}

const data = (value: unknown, targetSeconds = 20): Payload => ({ targetSeconds, data: value, cta: 'See it' });
const told = (value: unknown, targetSeconds = 20): string[] =>
  STYLES.flatMap((style) =>
    SEEDS.slice(0, 6).flatMap((seed) => linesOf(videoOf(data(value, targetSeconds), style, seed))),
  );

const made = new Map<string, Timed[][]>();
/** Twenty videos in each manner that this run tries. */
function videosOf(example: string, payload: Payload): Timed[][] {
  const videos =
    made.get(example) ?? mannersOf(example).map((style) => SEEDS.map((seed) => videoOf(payload, style, seed)));
  made.set(example, videos);
  return videos;
}

describe.each(EXAMPLES)('the rhythm of %s', (example, payload) => {
  const videos = videosOf(example, payload);

  it('gives no line more than five seconds, and none that tells two figures more than eight', () => {
    const slow = videos.flat().flatMap((one) =>
      linesOf(one).filter((_, index) => {
        const line = one.video.scenes[index]?.line ?? '';
        return (one.spoken[index] ?? 0) > ((line.match(/\{\{/g)?.length ?? 0) > 1 ? 8 : 5);
      }),
    );
    expect(slow).toEqual([]);
  });

  it('says no sentence of more than fourteen words, no filler and no sentence frame twice', () => {
    const faults = videos.flat().flatMap((timed) => {
      const lines = timed.video.scenes.filter(({ layout }) => layout !== 'end' && layout !== 'quote');
      const frames = lines.flatMap(({ line }) => sentenceFrames(line));
      const sentences = linesOf(timed)
        .slice(0, -1)
        .flatMap((line) => line.split(/(?<=[.!?]) /));
      return [
        ...frames.filter((frame, at) => frames.indexOf(frame) !== at),
        ...sentences.filter((sentence) => FILLER.test(sentence)),
        ...sentences.filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE),
      ];
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  it('tells a scene for every three to six seconds', () => {
    for (const { video } of videos.flat()) {
      expect(video.scenes.length).toBeGreaterThanOrEqual(Math.floor(payload.targetSeconds / 6));
      expect(video.scenes.length).toBeLessThanOrEqual(Math.ceil(payload.targetSeconds / 2.8));
    }
  });

  it('opens in at least twelve ways over twenty seeds, in each manner', () => {
    for (const style of videos) {
      const openings = new Set(style.map((video) => linesOf(video).slice(0, 2).join(' ')));
      expect(openings.size).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('telling', () => {
  it('asks a question in roughly a third of the videos', () => {
    const videos = EXAMPLES.flatMap(([example, payload]) => videosOf(example, payload).flat());
    const asking = videos.filter((video) => linesOf(video).some((line) => line.includes('?')));
    expect(asking.length / videos.length).toBeGreaterThan(0.25);
    expect(asking.length / videos.length).toBeLessThan(0.45);
  });

  it('shares the lead where rows are level at the top', () => {
    const lines = told({
      table: [
        { name: 'Ash', votes: 9 },
        { name: 'Elm', votes: 9 },
        { name: 'Oak', votes: 4 },
      ],
    });
    expect(lines.some((line) => /Ash leads|Elm leads|First: Ash|Ash, first/.test(line))).toBe(false);
    expect(lines.filter((line) => line.includes('Ash and Elm')).length).toBeGreaterThan(0);
  });

  it('claims no last place where the last two are level', () => {
    const rows = ['Ash', 'Elm', 'Oak', 'Fir', 'Yew', 'Bay'].map((name, at) => ({ name, votes: at < 4 ? 20 - at : 3 }));
    for (const line of told({ table: rows })) expect(line).not.toMatch(/last|foot|bottom|low end|less than|other end/i);
  });

  it('puts the least time first in a race', () => {
    const results = [
      { name: 'Ada', minutes: 138 },
      { name: 'Bea', minutes: 131 },
      { name: 'Cy', minutes: 134 },
    ];
    const { video } = videoOf(data({ results }), 'swiss-poster', 1);
    expect(video.scenes[0]).toMatchObject({ layout: 'hero', figure: 'results/1/minutes' });
  });

  it('tells a rate with its measure or not at all', () => {
    const lines = told({ grid: 'North', demandMw: 18200, priceEurPerMwh: 41.7, co2GramsPerKwh: 92 });
    for (const line of lines.filter((one) => /41\.7/.test(one))) expect(line).toMatch(/per M|\/MWh/);
    for (const line of lines.filter((one) => /\b92\b/.test(one))) expect(line).toMatch(/per k|\/kWh/);
  });

  it('tells a temperature of later as later, never as now', () => {
    const lines = told({ city: 'Bergen', now: { tempC: 12, windKph: 14 }, later: { tempC: 9, windKph: 20 } });
    for (const line of lines.filter((one) => /\b9°/.test(one))) expect(line).not.toMatch(/now|outside|moment/i);
  });

  it('says what is counted where days are the keys, not the day again', () => {
    const loaves = { Mon: 210, Tue: 198, Wed: 240, Thu: 260, Fri: 310, Sat: 402, Sun: 356 };
    const { video } = videoOf(data({ shop: 'Corner', loaves }), 'swiss-poster', 1);
    expect(video.scenes[0]).toMatchObject({ layout: 'hero', label: expect.stringMatching(/^High on/) as string });
    expect(JSON.stringify(video.scenes)).not.toContain('Mon by day');
  });

  it('rates nothing by the thousand', () => {
    for (const line of told({ project: 'Kestrel', stars: 15_230, contributors: 64 }))
      expect(line).not.toMatch(/rated/i);
  });

  it('calls a percentile by what it is one of', () => {
    const { video } = videoOf(data({ service: 'Pay', latency: { p50Ms: 41, p95Ms: 182 } }), 'trading-terminal', 1);
    expect(video.figures['latency/p95Ms']?.forms.label.display ?? '95th percentile latency').toBe(
      '95th percentile latency',
    );
    expect(JSON.stringify(video)).not.toContain('P 95');
  });

  it('shows the photo of its subject early and the pictures of rows on their rows', () => {
    const products = ['Lamp', 'Shade', 'Clip'].map((product, at) => ({
      product,
      sold: 80 - at * 20,
      imageUrl: `https://shop.example/${at}.jpg`,
    }));
    const shop = data({ shop: 'Loom', imageUrl: 'https://shop.example/front.jpg', products });
    const stills = ['imageUrl', 'products/0/imageUrl', 'products/1/imageUrl', 'products/2/imageUrl'];
    const { video } = videoOf(shop, 'swiss-poster', 1, stills);
    const early = video.scenes.slice(1, 3).find(({ layout }) => layout === 'picture');
    expect(early).toMatchObject({ still: 0, headline: '{{shop}}' });
    const board = video.scenes.find((scene) => scene.layout === 'leaderboard');
    expect(board).toMatchObject({ rows: [{ still: 1 }, { still: 2 }, { still: 3 }] });
  });

  it('keeps a logo small: on the hook and the end card', () => {
    const asset = { symbol: 'USDC', iconUrl: 'https://rates.example/usdc.png' };
    const { video } = videoOf(data({ asset, chain: 'Base', apyPct: 6.84 }), 'swiss-poster', 1, ['asset/iconUrl']);
    expect(video.scenes.map((scene) => scene.layout)).not.toContain('picture');
    expect(video.scenes[0]).toMatchObject({ still: 0 });
    expect(video.scenes.at(-1)).toMatchObject({ layout: 'end', still: 0 });
  });
});

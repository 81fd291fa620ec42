import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadRequestError } from '@app/platform';
import type { Storyboard } from '@app/picture';
import { readFacts } from '@app/facts';
import { composeStoryboard } from '../composer/compose-storyboard';
import { estimateDurations, fitToTarget } from '../composer/fit-to-target';
import { english } from '../language/en/english';
import { readScript } from './read-script';
import { scriptStoryboard } from './script-storyboard';
import { writeScript } from './write-script';

const FOLDER = join(__dirname, '../../../../examples');
const EXAMPLES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && 'data' in read(name));
const LOOKS = {
  style: 'swiss-poster',
  format: '9:16',
  language: english,
  seed: 1,
  captions: true,
  music: true,
} as const;

function read(name: string): { data?: unknown; cta?: string; title?: string } {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { data?: unknown };
}

function designed({ data, cta }: { data?: unknown; cta?: string }): Storyboard {
  const draft = composeStoryboard({ ...LOOKS, facts: readFacts(data), cta, targetSeconds: 30, stills: [] });
  return fitToTarget(draft, estimateDurations(draft), 30);
}

function again(script: unknown, data: unknown): Storyboard {
  try {
    const request = { ...LOOKS, script: readScript(script), facts: readFacts(data), stills: [] };
    return scriptStoryboard(request).storyboard;
  } catch (error) {
    // Tells which place would not be taken back.
    if (error instanceof BadRequestError) throw new Error(JSON.stringify(error.details), { cause: error });
    throw error;
  }
}

describe('a video written as a script', () => {
  it.each(EXAMPLES)('is taken back with the same words, from %s', (name) => {
    const example = read(name);
    const video = designed(example);
    const facts = readFacts(example.data);
    const script = writeScript(video, facts);
    const scenes = again(script, example.data).scenes;
    expect(scenes).toHaveLength(video.scenes.length);
    expect(scenes.at(-1)).toMatchObject({ type: 'cta' });
    const lines = (of: typeof script) => of.scenes.map(({ text }) => text?.replace(/\s+/g, ' '));
    expect(lines(writeScript(again(script, example.data), facts))).toEqual(lines(script));
  });

  it('keeps charts and figures', () => {
    const data = {
      asset: 'USDC',
      rates: [
        { name: 'Base', apyPct: 6.84 },
        { name: 'Optimism', apyPct: 5.12 },
        { name: 'Arbitrum', apyPct: 4.9 },
      ],
    };
    const shown = writeScript(designed({ data }), null).scenes.filter(({ chart, stats }) => chart ?? stats);
    expect(JSON.stringify(shown)).toContain('6.84');
  });

  it('keeps rows at two times with both values and the names of the times', () => {
    const branches = ['Ash', 'Elm', 'Oak'].map((branch, at) => ({
      branch,
      visits: [520, 361, 240][at],
      visitsLastYear: [412, 398, 189][at],
    }));
    const charts = writeScript(designed({ data: { branches } }), null).scenes.map(({ chart }) => chart);
    const paired = charts.find((chart) => chart?.kind === 'slope' || chart?.kind === 'dumbbell');
    expect(paired).toMatchObject({
      times: ['Last year', 'Now'],
      series: [
        { t: 'Ash', v: 520, before: 412 },
        { t: 'Elm', v: 361, before: 398 },
        { t: 'Oak', v: 240, before: 189 },
      ],
    });
  });

  it('keeps what a change is made of, with its sums and what is taken away', () => {
    const stock = { opening: 1200, received: 300, sold: 180, closing: 1320 };
    const written = writeScript(designed({ data: { shop: 'Oak', stock } }), null);
    const chart = written.scenes.map((scene) => scene.chart).find((one) => one?.kind === 'waterfall');
    expect(chart?.series).toMatchObject([
      { v: 1200, sum: true },
      { v: 300 },
      { v: 180, takes: true },
      { v: 1320, sum: true },
    ]);
    expect(readScript(written)).toEqual(written);
  });

  it('keeps a table with its heads and all its cells', () => {
    const branches = ['Ash', 'Elm', 'Oak'].map((branch, at) => ({
      branch,
      visits: 4120 - at * 900,
      sharePct: [31, 44, 25][at],
    }));
    const board = designed({ data: { branches } });
    const written = writeScript(board, readFacts({ branches }));
    const chart = written.scenes.map((scene) => scene.chart).find((one) => one?.kind === 'table');
    expect(chart).toMatchObject({
      columns: { length: 2 },
      series: expect.arrayContaining([{ t: 'Ash', cells: ['4,120', '31%'] }]) as unknown,
    });
    expect(readScript(written)).toEqual(written);
  });

  it('keeps dots with both measures and what each axis measures', () => {
    const chart = {
      kind: 'scatter',
      axes: [{ title: 'Visits' }, { title: 'Share', valueFormat: 'pct' }],
      series: [0, 1, 2].map((at) => ({ t: 'ABC'.charAt(at), x: 4 + at, y: 30 - at })),
      title: 'Both',
    };
    const data = { rows: chart.series.map(({ t, x, y }) => ({ name: t, visits: x, sharePct: y })) };
    const board = again([{ type: 'chart', text: 'See both.', chart }], data);
    const designedScenes = board.scenes.map((scene) => ({ ...scene, written: undefined }));
    expect(writeScript({ ...board, scenes: designedScenes }, readFacts(data)).scenes[0]?.chart).toEqual(chart);
  });
});

import type { FigureTable, SceneContent } from '@app/picture';
import { readFacts } from '@app/facts';
import { english } from '../language/en/english';
import { checkCharts } from './check-charts';
import { figureTable } from './figure-table';
import { groundOf } from './ground';

const PACK = readFacts({
  apyPct: 6.84,
  benchmarkApyPct: 4.31,
  benchmarkName: 'T-bill',
  tvlChange7dPct: 8.4,
  pnl30dPct: -3.2,
  priceChange24hPct: 0,
  teams: [
    { team: 'Harbour', points: 61 },
    { team: 'Northgate', points: 58 },
    { team: 'Eastvale', points: 55 },
  ],
  days: [
    { date: '2026-09-01', open: 3, high: 5, low: 2, close: 4 },
    { date: '2026-09-02', open: 4, high: 6, low: 3, close: 5 },
    { date: '2026-09-03', open: 5, high: 6, low: 4, close: 5 },
  ],
});
const GROUND = groundOf(PACK, 'en');
const KEYS = PACK.facts.map(({ key }) => key);
const FIGURES = figureTable(KEYS, GROUND.byKey, english);

/** What is found wrong with a scene, as code, field and text. */
function faults(content: SceneContent, figures: FigureTable = {}): string[] {
  const scene = { id: 'seen', type: 'data', line: 'A.', transition: 'cut', minSeconds: 2, ...content } as const;
  const found = checkCharts({ scenes: [scene], figures: { ...FIGURES, ...figures } }, GROUND, PACK);
  return found.map(
    ({ code, scene: id, field, text, figure }) => `${code} ${id} ${field} ${text === figure ? text : '?'}`,
  );
}

const title = 'A';
const GOOD = { label: 'B', figure: 'apyPct' };
type Mark = { label: string; figure: string };
const LAYOUTS: Array<[layout: string, field: string, content: (mark: Mark) => SceneContent]> = [
  ['bars', 'bars/1', (mark) => ({ layout: 'bars', title, bars: [GOOD, mark], highlight: 0 })],
  ['a line', 'points/1', (mark) => ({ layout: 'line', title, points: [GOOD, mark], area: false })],
  ['a leaderboard', 'rows/1', (mark) => ({ layout: 'leaderboard', title, rows: [GOOD, mark], highlight: 0 })],
  ['a donut', 'parts/1', (mark) => ({ layout: 'donut', title, parts: [GOOD, mark], highlight: 0 })],
  ['a breakdown', 'parts/1', (mark) => ({ layout: 'breakdown', title, parts: [GOOD, mark] })],
  ['cards', 'cards/1', (mark) => ({ layout: 'cards', title, cards: [GOOD, mark] })],
  ['progress', 'items/0', (mark) => ({ layout: 'progress', title, items: [{ ...mark, share: 0.61 }] })],
  ['a comparison', 'sides/1', (mark) => ({ layout: 'comparison', title, sides: [GOOD, mark], focus: 0 })],
  [
    'a bullet',
    'rows/0',
    (mark) => ({ layout: 'bullet', title, rows: [{ ...mark, mark: { ...GOOD, limit: true } }], highlight: 0 }),
  ],
  ...(['dumbbell', 'slope'] as const).map((layout): (typeof LAYOUTS)[number] => [
    `a ${layout}`,
    'rows/1',
    ({ label, figure }) => ({
      layout,
      title,
      times: ['A', 'B'],
      rows: [
        { label: 'C', figures: ['apyPct', 'apyPct'] },
        { label, figures: ['apyPct', figure] },
      ],
      highlight: 0,
    }),
  ]),
  [
    'a waterfall',
    'steps/1',
    (mark) => ({
      layout: 'waterfall',
      title,
      steps: [GOOD, mark, { label: 'C', figure: mark.figure, takes: true }],
      end: GOOD,
      highlight: 0,
    }),
  ],
  [
    'a table',
    'rows/1',
    ({ label, figure }) => ({
      layout: 'table',
      title,
      columns: ['A', 'B'],
      rows: [
        { label: 'C', figures: ['apyPct', 'apyPct'] },
        { label, figures: ['apyPct', figure] },
      ],
      highlight: 0,
    }),
  ],
  [
    'a scatter',
    'points/1',
    ({ label, figure }) => ({
      layout: 'scatter',
      title,
      axes: ['A', 'B'],
      points: [
        { label: 'C', figures: ['apyPct', 'apyPct'] },
        { label, figures: ['apyPct', figure] },
      ],
      highlight: 0,
    }),
  ],
  ['one figure', 'figure', (mark) => ({ layout: 'hero', ...mark })],
  [
    'groups',
    'groups/0',
    ({ label, figure }) => ({
      layout: 'grouped',
      title,
      stacked: false,
      series: [{ label: 'A' }],
      groups: [{ label, figures: [figure] }],
      highlight: 0,
    }),
  ],
];

describe('the marks of a chart', () => {
  it.each(LAYOUTS)('of %s carry the figures of the rows they name', (_layout, field, content) => {
    expect(faults(content({ label: '{{teams/0/team}}', figure: 'teams/0/points' }))).toEqual([]);
    expect(faults(content({ label: '{{teams/0/team}}', figure: 'teams/1/points' }))).toEqual([
      `chart_mismatch seen ${field} teams/1/points`,
    ]);
  });

  it('of candles carry four figures of their day', () => {
    const candle = (close: string): SceneContent => {
      const own = { open: 'days/0/open', high: 'days/0/high', low: 'days/0/low', close };
      return { layout: 'candles', title, candles: [{ label: '{{days/0/date}}', ...own }] };
    };
    expect(faults(candle('days/0/close'))).toEqual([]);
    expect(faults(candle('days/1/close'))).toEqual(['chart_mismatch seen candles/0 days/1/close']);
  });

  it('are none where a scene has words alone', () => {
    expect(
      faults({ layout: 'list', title, items: [{ label: '{{teams/0/team}}', text: '{{teams/1/points}}' }] }),
    ).toEqual([]);
  });

  it.each<[why: string, label: string, figure: string, isWrong: boolean]>([
    ['in another form of it', '{{teams/0/team}}', 'teams/1/points#size', true],
    ['beside the name of its row', '{{teams/1/team}}', 'teams/1/points#size', false],
    ['beside words', 'Points', 'teams/1/points', false],
    ['beside two names', '{{teams/0/team}} and {{teams/1/team}}', 'teams/1/points', false],
    ['of another table', '{{teams/0/team}}', 'days/1/open', false],
    ['of no table', '{{teams/0/team}}', 'apyPct', false],
    ['of no table, the name being a label', '{{teams/0/team|label}}', 'apyPct', false],
    ['beside the label of another fact', '{{apyPct|label}}', 'tvlChange7dPct', true],
    ['beside the label of another fact, with blanks', ' {{apyPct|label}} ', 'tvlChange7dPct', true],
    ['beside its own label', '{{apyPct|label}}', 'apyPct', false],
    ['beside its own label, as a size', '{{pnl30dPct|label}}', 'pnl30dPct#size', false],
    ['beside its own label, that being of a size', '{{pnl30dPct#size|label}}', 'pnl30dPct', false],
    ['beside a sentence with another label', '{{apyPct|label}} today', 'tvlChange7dPct', false],
    ['beside the value of another fact', '{{apyPct}}', 'tvlChange7dPct', false],
    ['of a row beside the label of a cell of another', '{{teams/0/points|label}}', 'teams/1/points', true],
    ['beside the name of the other side', '{{benchmarkName}}', 'apyPct', true],
    ['beside the name of its side', '{{benchmarkName}}', 'benchmarkApyPct', false],
    ['beside a sentence about the other side', 'Unlike the {{benchmarkName}}', 'apyPct', true],
  ])('may not be of another: %s', (_why, label, figure, isWrong) => {
    expect(faults({ layout: 'hero', label, figure })).toEqual(isWrong ? [`chart_mismatch seen figure ${figure}`] : []);
  });
});

describe('the arrow beside a figure', () => {
  it.each<[trend: 'up' | 'down' | 'flat', figure: string, isWrong: boolean]>([
    ['up', 'pnl30dPct', true],
    ['up', 'pnl30dPct#size', true],
    ['down', 'pnl30dPct', false],
    ['down', 'pnl30dPct#size', false],
    ['flat', 'pnl30dPct', false],
    ['down', 'tvlChange7dPct', true],
    ['up', 'tvlChange7dPct', false],
    ['flat', 'tvlChange7dPct', false],
    ['up', 'priceChange24hPct', false],
    ['down', 'priceChange24hPct', false],
    ['up', 'gone', false],
    ['down', 'gone', false],
  ])('%s at %s', (trend, figure, isWrong) => {
    const fault = `wrong_direction seen trend ${figure}`;
    expect(faults({ layout: 'hero', label: 'A', figure, trend })).toEqual(isWrong ? [fault] : []);
  });

  const fallen = { label: 'A', figure: 'pnl30dPct', trend: 'up' } as const;
  const candle = { label: 'A', open: 'days/0/open', high: 'days/0/high', low: 'days/0/low', close: 'days/0/close' };
  it.each<[string, SceneContent]>([
    ['cards/1', { layout: 'cards', title, cards: [GOOD, fallen] }],
    ['rows/1', { layout: 'leaderboard', title, rows: [GOOD, fallen], highlight: 0 }],
    ['delta/0', { layout: 'line', title, points: [GOOD], area: false, delta: fallen }],
    ['delta/0', { layout: 'candles', title, candles: [candle], delta: fallen }],
  ])('is found at %s', (field, content) => {
    expect(faults(content)).toEqual([`wrong_direction seen ${field} pnl30dPct`]);
  });

  it('is none where a scene has none', () => {
    expect(faults({ layout: 'hero', label: 'A', figure: 'pnl30dPct' })).toEqual([]);
    expect(faults({ layout: 'cards', title, cards: [{ label: 'A', figure: 'pnl30dPct' }] })).toEqual([]);
  });
});

describe('a waterfall', () => {
  const figures: FigureTable = Object.fromEntries(
    Object.entries({ a: 40, b: 30.5, c: -20, d: 20, end: 50.5, other: 51.5 }).map(([key, value]) => [
      key,
      { ...FIGURES['apyPct'], key, value, number: value } as FigureTable[string],
    ]),
  );
  const found = (content: Partial<SceneContent & { layout: 'waterfall' }>): string[] =>
    faults(
      { layout: 'waterfall', title, steps: [], end: { label: 'Now', figure: 'end' }, highlight: 0, ...content },
      figures,
    );
  const FAULT = 'chart_mismatch seen end waterfall';
  const mark = (figure: string, takes?: true) => ({ label: figure.toUpperCase(), figure, ...(takes ? { takes } : {}) });

  it('ends where its parts lead', () => {
    expect(found({ start: mark('a'), steps: [mark('b'), mark('c')] })).toEqual([]);
    expect(found({ start: mark('a'), steps: [mark('b'), mark('d', true)] })).toEqual([]);
    expect(found({ steps: [mark('a'), mark('b'), mark('c')] })).toEqual([]);
  });

  it('is refused where they do not add up, or where one is no number', () => {
    expect(found({ start: mark('a'), steps: [mark('b'), mark('d')] })).toEqual([FAULT]);
    expect(found({ steps: [mark('b'), mark('c')] })).toEqual([FAULT]);
    expect(found({ start: mark('a'), steps: [mark('b'), mark('c')], end: mark('other') })).toEqual([FAULT]);
    expect(found({ start: mark('gone'), steps: [mark('b'), mark('c')] })).toEqual([FAULT]);
  });
});

describe('the heads of a table', () => {
  const found = (...columns: string[]): string[] =>
    faults({
      layout: 'table',
      title,
      columns,
      rows: [0, 1].map((day) => ({
        label: `{{days/${day}/date}}`,
        figures: ['open', 'close'].map((name) => `days/${day}/${name}`),
      })),
      highlight: 0,
    });

  it('are held to their figures as the axes of a scatter are', () => {
    const points = [0, 1].map((day) => ({
      label: `{{days/${day}/date}}`,
      figures: [`days/${day}/open`, `days/${day}/close`] as [string, string],
    }));
    const scatter = (up: string): SceneContent => ({
      layout: 'scatter',
      title,
      points,
      axes: ['{{days/0/open|label}}', up],
      highlight: 0,
    });
    expect(faults(scatter('{{days/0/close|label}}'))).toEqual([]);
    expect(faults(scatter('{{days/0/high|label}}'))).toEqual(['chart_mismatch seen axes/1 scatter']);
  });

  it('name the field of all figures under them, or are words', () => {
    expect(found('{{days/0/open|label}}', '{{days/1/close|label}}')).toEqual([]);
    expect(found('At the start', 'At the end')).toEqual([]);
    expect(found('{{days/0/close|label}}', '{{days/0/close|label}}')).toEqual(['chart_mismatch seen columns/0 table']);
  });
});

describe('what stands in time', () => {
  const line = (...keys: string[]): SceneContent => ({
    layout: 'line',
    title,
    points: keys.map((figure) => ({ label: 'A', figure })),
    area: false,
  });

  it.each<[why: string, keys: string[], isWrong: boolean]>([
    ['in the order of the payload', ['days/0/open', 'days/1/open', 'days/2/open'], false],
    ['in its order with gaps', ['days/0/open', 'days/2/open'], false],
    ['turned round', ['days/2/open', 'days/1/open', 'days/0/open'], false],
    ['mixed', ['days/0/open', 'days/2/open', 'days/1/open'], true],
    ['mixed from behind', ['days/2/open', 'days/0/open', 'days/1/open'], true],
    ['a day twice', ['days/0/open', 'days/0/close'], true],
    ['a single day', ['days/1/open'], false],
    ['of two tables', ['days/0/open', 'teams/2/points', 'days/1/open', 'days/0/close'], false],
    ['of no table', ['days/1/open', 'apyPct', 'days/0/open', 'days/2/open'], false],
  ])('is drawn in its order: %s', (_why, keys, isWrong) => {
    expect(faults(line(...keys))).toEqual(isWrong ? ['chart_mismatch seen points/0 line'] : []);
  });

  it('may stand in any order as bars', () => {
    const bars = [0, 2, 1].map((at) => ({ label: 'A', figure: `days/${at}/open` }));
    expect(faults({ layout: 'bars', title, bars, highlight: 0 })).toEqual([]);
  });

  const candles = (...list: string[][]): SceneContent => ({
    layout: 'candles',
    title,
    candles: list.map(([open = '', high = '', low = '', close = '']) => ({ label: 'A', open, high, low, close })),
  });
  const day = (at: number) => ['open', 'high', 'low', 'close'].map((name) => `days/${at}/${name}`);

  it('is drawn in its order as candles too', () => {
    expect(faults(candles(day(0), day(1), day(2)))).toEqual([]);
    expect(faults(candles(day(1), day(0), day(2)))).toEqual(['chart_mismatch seen candles/0 candles']);
  });

  // The first day opened at 3, closed at 4, and went from 2 to 5.
  it.each<[why: string, candle: [open: string, high: string, low: string, close: string], isWrong: boolean]>([
    ['closed above its highest', ['open', 'open', 'low', 'close'], true],
    ['opened above its highest', ['close', 'open', 'low', 'open'], true],
    ['opened below its lowest', ['open', 'high', 'close', 'close'], true],
    ['closed below its lowest', ['close', 'high', 'close', 'open'], true],
    ['closed at its highest', ['open', 'close', 'low', 'close'], false],
    ['opened at its lowest', ['open', 'high', 'open', 'close'], false],
  ])('has no candle that %s', (_why, names, isWrong) => {
    const own = names.map((name) => `days/0/${name}`);
    expect(faults(candles(own))).toEqual(isWrong ? ['chart_mismatch seen candles/0 candles'] : []);
  });

  it('is measured by the number of a figure that is given as text', () => {
    const close = FIGURES['days/0/close'];
    if (!close) throw new Error('no closing price');
    const given = (number: number) => ({ 'days/0/close': { ...close, value: `$${number}`, number } });
    expect(faults(candles(day(0)), given(4))).toEqual([]);
    expect(faults(candles(day(0)), given(9))).toEqual(['chart_mismatch seen candles/0 candles']);
  });
});

import type { SceneContent, Storyboard } from '@app/picture';
import { type FactPack, readFacts } from '@app/facts';
import { english } from '../language/en/english';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { checkStoryboard } from './grounding';

const PACK = readFacts({
  waitMinutes: 17,
  goalMinutes: 34,
  fill: 0.42,
  gain30dPct: 8.4,
  loss30dPct: -3.2,
  team: 'Harbour',
  a: 3.5,
  b: 4.5,
});
const GROUND = groundOf(PACK, 'en');
const FIGURES = figureTable(
  PACK.facts.map(({ key }) => key),
  GROUND.byKey,
  english,
);
const VIDEO: Storyboard = {
  schema: 1,
  seed: 1,
  title: 'Top 10',
  format: '9:16',
  style: 'swiss-poster',
  language: 'en',
  figures: FIGURES,
  furniture: { topic: 'A', ticker: [] },
  scenes: [],
  captions: true,
  music: false,
  caption: 'A',
};
const FRAME = { id: 'seen', type: 'data', transition: 'cut', minSeconds: 2 } as const;

/** Codes of what is found in a video of one scene beside facts, with the field and the figure. */
function found(content: SceneContent, line = 'A.', more: Partial<Storyboard> = {}, facts?: FactPack): string[] {
  const findings = checkStoryboard({ ...VIDEO, ...more, scenes: [{ ...FRAME, line, ...content }] }, facts);
  return findings.map(({ code, scene, field, figure }) => [code, scene, field, figure].filter(Boolean).join(' '));
}
const foundBeside = (content: SceneContent, line?: string, more?: Partial<Storyboard>) =>
  found(content, line, more, PACK);
const QUOTE: SceneContent = { layout: 'quote', quote: 'A' };

describe('checking a storyboard against facts', () => {
  it('lets numbers stand that are facts, and tells those that are not', () => {
    expect(foundBeside(QUOTE, 'It is 17 minutes.')).toEqual([]);
    expect(foundBeside(QUOTE, 'It is 42 minutes.')).toEqual(['ungrounded_figure seen line 42 minutes']);
    expect(foundBeside({ layout: 'quote', quote: 'Up {{loss30dPct#size}}' }, 'A.')).toEqual([
      'unresolved_reference seen quote',
    ]);
  });

  it('reads the furniture and the post’s text as well', () => {
    const furniture = { topic: 'A', ticker: [{ label: 'A', value: '42 minutes' }] };
    expect(foundBeside(QUOTE, 'A.', { furniture })).toEqual(['ungrounded_figure furniture/ticker/0/value 42 minutes']);
    expect(foundBeside(QUOTE, 'A.', { caption: '42 minutes' })).toEqual(['ungrounded_figure caption 42 minutes']);
    expect(foundBeside(QUOTE, 'A.', { caption: 'Two of them' })).toEqual(['ungrounded_figure caption Two']);
  });

  it('holds the table of figures and the charts against the facts', () => {
    const { waitMinutes } = FIGURES;
    if (!waitMinutes) throw new Error('no figure');
    const figures = { ...FIGURES, waitMinutes: { ...waitMinutes, value: 18 } };
    expect(foundBeside(QUOTE, 'A.', { figures })).toEqual(['wrong_figure figures/waitMinutes 18']);
    expect(foundBeside({ layout: 'hero', figure: 'gain30dPct', trend: 'down', label: 'A' })).toEqual([
      'wrong_direction seen trend gain30dPct',
    ]);
  });

  it('lets the title stand as the subject alone, and only as it is', () => {
    const furniture = (topic: string, subject: string) => ({
      furniture: { topic, subject, ticker: [] },
      title: 'Top 10',
    });
    expect(foundBeside(QUOTE, 'A.', furniture('A', 'Top 10'))).toEqual([]);
    expect(foundBeside(QUOTE, 'A.', furniture('A', 'Top 20'))).toEqual(['ungrounded_figure furniture/subject 20']);
    expect(foundBeside(QUOTE, 'A.', furniture('Top 10', 'A'))).toEqual(['ungrounded_figure furniture/topic 10']);
  });

  it('lets the call to action stand, said word for word, and its link', () => {
    const end: SceneContent = { layout: 'end', cta: 'Open 24/7', link: 'https://a.example/99' };
    expect(foundBeside(end, 'Open 24/7')).toEqual([]);
    expect(foundBeside(end, 'Open 24/8')).not.toEqual([]);
    expect(foundBeside({ layout: 'quote', quote: 'Open 24/7' }, 'Open 24/7')).not.toEqual([]);
  });

  it('lets a scene be silent, not blank', () => {
    expect(foundBeside(QUOTE, '')).toEqual([]);
    expect(foundBeside(QUOTE, ' ')).toEqual(['empty_text seen line']);
    expect(foundBeside({ layout: 'quote', quote: '42 years' }, '')).toEqual(['ungrounded_figure seen quote 42 years']);
  });

  const pair = [
    { label: 'A', figure: 'a' },
    { label: 'B', figure: 'b' },
  ] as const;
  const [one, two] = pair;
  const candle = { label: 'A', open: 'a', high: 'b', low: 'a', close: 'b' };
  const group = { label: 'A', figures: ['a'] };
  const moment = { when: 'May', text: 'A' };
  const grouped = { layout: 'grouped', title: 'A', stacked: false, highlight: 0 } as const;
  const SHOWN: Array<[string, SceneContent]> = [
    ['cards', { layout: 'cards', title: 'A', cards: [one, two] }],
    ['sides', { layout: 'comparison', title: 'A', sides: [one, two], focus: 0 }],
    ['parts', { layout: 'donut', title: 'A', parts: [one, two], highlight: 0 }],
    ['bars', { layout: 'bars', title: 'A', bars: [one, two], highlight: 0 }],
    ['groups', { ...grouped, series: [{ label: 'A' }], groups: [group, group] }],
    ['series', { ...grouped, series: [{ label: 'A' }, { label: 'B' }], groups: [group] }],
    ['candles', { layout: 'candles', title: 'A', candles: [candle, candle] }],
    ['items', { layout: 'list', title: 'A', items: [{ text: 'A' }, { text: 'B' }] }],
    ['points', { layout: 'line', title: 'A', points: [one, two], area: false }],
    ['rows', { layout: 'leaderboard', title: 'A', rows: [one, two], highlight: 0 }],
    ['moments', { layout: 'timeline', title: 'A', moments: [moment, moment], highlight: 0 }],
  ];
  it.each(SHOWN)('lets a line count the %s that it shows', (_name, content) => {
    expect(foundBeside(content, 'Two of them.')).toEqual([]);
    expect(foundBeside(content, 'Six of them.')).toEqual(['ungrounded_figure seen line Six']);
  });

  it('lets a line count nothing that it does not show', () => {
    expect(foundBeside({ layout: 'hero', figure: 'a', label: 'A' }, 'Two of them.')).not.toEqual([]);
  });
});

describe('the shares of a progress', () => {
  const items = (share: number, figure = 'waitMinutes', goal?: string): SceneContent => ({
    layout: 'progress',
    title: 'A',
    items: [
      { label: 'A', figure: 'waitMinutes', share: 0.17 },
      { label: 'B', figure, share, ...(goal === undefined ? {} : { goal }) },
    ],
  });

  it.each<[why: string, content: SceneContent, isWrong: boolean]>([
    ['its percentage', items(0.17), false],
    ['its percentage, near enough', items(0.174), false],
    ['another percentage', items(0.18), true],
    ['its part of the goal', items(0.5, 'waitMinutes', 'of {{goalMinutes}}'), false],
    ['another part of the goal', items(0.6, 'waitMinutes', 'of {{goalMinutes}}'), true],
    ['its percentage beside a goal', items(0.17, 'waitMinutes', 'of {{goalMinutes}}'), false],
    ['anything, the figure being a text', items(0.9, 'team'), false],
    ['part of a goal that is a text', items(0.5, 'waitMinutes', 'of {{team}}'), true],
    ['a fraction that is no percentage', items(0.42, 'fill'), true],
  ])('are %s', (_why, content, isWrong) => {
    expect(found(content)).toEqual(isWrong ? ['ungrounded_share seen items/1/share'] : []);
  });

  it.each([
    [0.42, '42%', false],
    [0.424, '42%', false],
    [0.43, '42%', true],
    [0.42, '42', true],
    [0.42, '42% of 90%', false],
  ])('are %d of a fraction that is shown as %s: wrong is %s', (share, display, isWrong) => {
    const { fill } = FIGURES;
    if (!fill) throw new Error('no figure');
    const figures = { ...FIGURES, fill: { ...fill, forms: { ...fill.forms, full: { display, spoken: display } } } };
    expect(found(items(share, 'fill'), 'A.', { figures })).toEqual(
      isWrong ? ['ungrounded_share seen items/1/share'] : [],
    );
  });
});

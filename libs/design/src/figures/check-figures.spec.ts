import type { Figure, FigureForm } from '@app/picture';
import { type Fact, readFacts } from '@app/facts';
import { english } from '../language/en/english';
import { checkFigures } from './check-figures';
import { figureTable } from './figure-table';
import { groundOf } from './ground';

const PACK = readFacts({
  apyPct: 6.84,
  pnl30dPct: -3.2,
  lossUsd: -3.5,
  tvlChange7dPct: 8.4,
  teaUsd: 3.5,
  tvl: '$4.2M',
  grains: 3e17,
  asOf: '2026-09-28T14:30:00Z',
  closes: '2026-09-28T00:15:00Z',
  opens: '9:05 pm',
  founded: 1987,
  venue: 'Harbour Hall',
  points: 61,
  days: [
    { date: '2026-09-01', open: 3, high: 5, low: 2, close: 4 },
    { date: '2026-09-02', open: 4, high: 6, low: 3, close: 5 },
  ],
});
const GROUND = groundOf(PACK, 'en');
const KEYS = PACK.facts.map(({ key }) => key);
const DERIVED = ['#size', '#desk'].flatMap((suffix) =>
  ['apyPct', 'pnl30dPct', 'teaUsd', 'tvl'].map((key) => key + suffix),
);
const OTHERS = ['tvlChange7dPct#window', 'asOf#time', 'closes#time', 'venue#lower'];
const FIGURES = figureTable([...KEYS, ...DERIVED, ...OTHERS], GROUND.byKey, english);

function figure(key: string): Figure {
  const own = FIGURES[key];
  if (!own) throw new Error(`no figure ${key}`);
  return own;
}

/** The figure with another text in one of its forms. */
function told(key: string, form: FigureForm, text: string, as: 'display' | 'spoken' = 'display'): Figure {
  const own = figure(key);
  return { ...own, forms: { ...own.forms, [form]: { ...own.forms[form], [as]: text } } };
}

/** What is found wrong with one figure, as its field and its text. */
const wrong = (key: string, own: Figure, ground = GROUND) =>
  checkFigures({ figures: { [key]: own } }, ground).map(({ field, text }) => `${field} ${text}`);

describe('the figures of a table', () => {
  it.each(Object.keys(FIGURES))('stand as they were written: %s', (key) => {
    expect(wrong(key, figure(key))).toEqual([]);
  });

  it('are faults of the video, each by its key and the text that is wrong', () => {
    const text = '6.85%';
    expect(checkFigures({ figures: { apyPct: told('apyPct', 'full', text) } }, GROUND)).toEqual([
      { code: 'wrong_figure', scene: null, field: 'figures/apyPct', text, figure: text },
    ]);
  });

  it('are wrong where they are of no fact, under another key, or of another value', () => {
    expect(wrong('gone', { ...figure('apyPct'), key: 'gone' })).toEqual(['figures/gone 6.84']);
    expect(wrong('apyPct', { ...figure('apyPct'), key: 'teaUsd' })).toEqual(['figures/apyPct 6.84']);
    expect(wrong('apyPct', { ...figure('apyPct'), value: 6.9 })).toEqual(['figures/apyPct 6.9']);
    const window = 'tvlChange7dPct#window';
    expect(wrong(window, { ...figure(window), key: 'apyPct#window' })).toEqual([`figures/${window} 7d`]);
  });

  it.each<[why: string, key: string, form: FigureForm, text: string, as?: 'display' | 'spoken']>([
    ['a digit shown', 'apyPct', 'full', '6.85%'],
    ['a digit said', 'apyPct', 'bare', '6.85', 'spoken'],
    ['a digit in words', 'apyPct', 'bare', 'nine ninety-nine', 'spoken'],
    ['a sign', 'apyPct', 'signed', '-6.84%'],
    ['a unit', 'apyPct', 'full', '$6.84'],
    ['a second number', 'apyPct', 'full', '6.84% of 9'],
    ['the size of a fall with its sign', 'pnl30dPct#size', 'full', '-3.2%'],
    ['the size of a fall by another number', 'pnl30dPct#size', 'full', '3.3%'],
    ['what traders see, in another number', 'apyPct#desk', 'bare', '6.85'],
    ['cents', 'teaUsd', 'full', '3 dollars and 51 cents', 'spoken'],
    ['cents of cents', 'teaUsd', 'full', '3 dollars, 50 cents and 1', 'spoken'],
    ['cents alone', 'teaUsd', 'full', '351 cents', 'spoken'],
    ['cents of what is no money', 'apyPct', 'full', '6 and 84', 'spoken'],
    ['an amount that is given as text', 'tvl', 'full', '$4.3M'],
    ['money of what is none', 'points', 'full', '$61'],
    ['a day', 'asOf', 'full', '29 Sep 2026'],
    ['a year', 'asOf', 'full', '28 Sep 1926'],
    ['a date in numbers', 'asOf', 'full', '2026-09-27'],
    ['a time', 'asOf#time', 'full', '15:30'],
    ['a minute', 'asOf#time', 'full', '2:31'],
    ['an hour in words', 'asOf#time', 'full', 'three thirty p m', 'spoken'],
    ['a year that stands for itself', 'founded', 'full', '1988'],
    ['a century', 'founded', 'full', 'eighteen eighty-seven', 'spoken'],
  ])('are wrong in %s: %s %s "%s"', (_why, key, form, text, ...[as]) => {
    expect(wrong(key, told(key, form, text, as))).toEqual([`figures/${key} ${text}`]);
  });

  it.each<[why: string, key: string, form: FigureForm, text: string, as?: 'display' | 'spoken']>([
    ['a name, which is a text like any other', 'apyPct', 'label', 'Yield of 9 pools'],
    ['a number in a name', 'venue', 'full', 'Hall 9'],
    ['words without a number', 'apyPct', 'full', 'hardly any'],
    ['a place beside it', 'apyPct', 'full', '6.84%, the 3rd'],
    ['what traders say', 'apyPct#desk', 'bare', 'six and a bit, 9', 'spoken'],
    ['a name within a sentence', 'venue#lower', 'full', 'hall 9'],
    ['a window in words', 'tvlChange7dPct#window', 'full', 'one week'],
    ['a power of ten', 'grains', 'full', '3 times 10 to the 17'],
    ['cents alone', 'teaUsd', 'full', '350 cents', 'spoken'],
    ['an amount and its cents', 'teaUsd', 'full', '3 dollars and 50 cents', 'spoken'],
    ['a date in numbers', 'asOf', 'full', '2026-09-28'],
    ['a time of twelve hours', 'asOf#time', 'full', '2:30'],
    ['an hour of twelve in words', 'asOf#time', 'full', 'two thirty p m', 'spoken'],
    ['midnight in words', 'closes#time', 'full', 'twelve fifteen a m', 'spoken'],
    ['a year in two parts', 'founded', 'full', 'nineteen eighty-seven', 'spoken'],
    ['opening in money', 'days/0/open', 'full', '$3'],
    ['the highest in money', 'days/0/high', 'full', '$5'],
    ['the lowest in money', 'days/0/low', 'full', '$2'],
    ['closing in money', 'days/0/close', 'full', '$4'],
  ])('may be told as %s: %s %s "%s"', (_why, key, form, text, ...[as]) => {
    expect(wrong(key, told(key, form, text, as))).toEqual([]);
  });

  it('are one fault for one wrong text, however many forms have it', () => {
    const own = told('apyPct', 'full', '7.9%');
    const twice = { ...own, forms: { ...own.forms, signed: { display: '7.9%', spoken: '7.8%' } } };
    expect(wrong('apyPct', twice)).toEqual(['figures/apyPct 7.9%', 'figures/apyPct 7.8%']);
  });

  it('may repeat what the payload wrote itself, and only that', () => {
    const value = '7,5 of 8';
    const changed = (verbatim: boolean) => (fact: Fact) =>
      fact.key === 'apyPct' ? { ...fact, value, verbatim } : fact;
    const own = { ...told('apyPct', 'full', value), value };
    const held = (verbatim: boolean) => groundOf({ ...PACK, facts: PACK.facts.map(changed(verbatim)) }, 'en');
    expect(wrong('apyPct', own, held(true))).toEqual([]);
    expect(wrong('apyPct', own, held(false))).toEqual([`figures/apyPct ${value}`]);
  });
});

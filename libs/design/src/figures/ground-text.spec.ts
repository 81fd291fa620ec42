import { readFileSync } from 'node:fs';
import { readFacts } from '@app/facts';
import { LANGUAGE_CODES } from '@app/lingua';
import { english } from '../language/en/english';
import { languageOf } from '../language/languages';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { groundText, type TextFault, textFaults } from './ground-text';

const FACTS = readFacts({
  asset: 'USDC',
  apyPct: 6.84,
  tvlChange7dPct: 8.4,
  pnl30dPct: -3.2,
  waitMinutes: 17,
  sharePct: 25,
  gates: 10,
  steps: 260,
  delayMinutes: 0,
  priceChange24hPct: 0,
  founded: 1987,
  index: 'S&P 500',
  asOf: '2026-09-28T14:00:00Z',
});
const GROUND = groundOf(FACTS, 'en');

/** Faults of a text whose references are written out of the facts, each as code and figure. */
function faultsOf(text: string, items: readonly number[] = []): string[] {
  const keys = [...text.matchAll(/\{\{([^|}]+)/g)].map(([, key = '']) => key);
  const told = ({ code, figure }: TextFault) => `${code} ${figure}`;
  return textFaults(text, figureTable(keys, GROUND.byKey, english), GROUND, items).map(told);
}

describe('numbers beside references', () => {
  it.each<[why: string, text: string, faults: string[]]>([
    ['stand as the reference writes them', 'It pays {{apyPct}} a year.', []],
    ['may not be glued to it', 'It pays 1{{apyPct|bare}}.', ['ungrounded_figure 16.84']],
    ['may not give it another unit', 'It waits {{waitMinutes|bare}} hours.', ['ungrounded_figure 17 hours']],
    ['may be said with its own unit', 'It waits {{waitMinutes|bare}} minutes.', []],
    ['two in a row are two', '{{waitMinutes|bare}} {{apyPct|bare}}', []],
    ['a rise may not fall', 'Deposits fell {{tvlChange7dPct}}.', ['wrong_direction 8.4%']],
    ['a rise may rise', 'Deposits rose {{tvlChange7dPct}}.', []],
    ['a loss may not rise', 'The bag is up {{pnl30dPct#size}}.', ['wrong_direction 3.2%']],
    ['a loss may fall by its size', 'The bag is down {{pnl30dPct#size}}.', []],
    ['the size of a loss may not be signed', '{{pnl30dPct#size|signed}}', ['wrong_direction +3.2%']],
    ['a level may fall', 'Rates fell to {{apyPct}}.', []],
    ['of a date are its own', 'As of {{asOf}}.', []],
    ['of its time of day as well', 'At {{asOf#time}} the gate fell silent.', []],
    ['of a window as well', 'Deposits fell over {{tvlChange7dPct#window}}.', []],
    ['two in a row are two, even where they could be one', 'Gates {{gates|bare}} {{steps|bare}}', []],
    ['a fact may stand before one', '17 minutes at {{apyPct}}.', []],
    ['the size of a rise may be signed', '{{tvlChange7dPct#size|signed}}', []],
    ['nought may be signed', '{{priceChange24hPct#size|signed}}', []],
    ['nought may neither rise nor fall', 'Prices fell {{priceChange24hPct}}.', []],
    ['a name may hold numbers', 'Only the {{index}} fell.', []],
    ['a year may fall silent', 'It fell silent in {{founded}}.', []],
    ['what is written elsewhere must be a fact', '{{apyPct}} of 9.99%', ['ungrounded_figure 9.99%']],
  ])('%s: %s', (_why, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});

describe('the way that words say beside a reference', () => {
  const data = {
    profit: -120_000,
    marginPct: -3.2,
    growthPct: 2.4,
    previous: { marginPct: -8.1, growthPct: 3.1 },
    months: [
      { month: '2026-01', changePct: 4.2, temperatureC: -3 },
      { month: '2026-02', changePct: 1.1, temperatureC: 8 },
    ],
    lossPct: -4.5,
    feeAed: -755,
    claims: { loss: 12, changePct: 5 },
  };
  const faultsIn = (code: string, text: string): string[] => {
    const ground = groundOf(readFacts(data), code);
    const keys = [...text.matchAll(/\{\{([^|}]+)/g)].map(([, key = '']) => key);
    const table = figureTable(keys, ground.byKey, languageOf(code) ?? english);
    return textFaults(text, table, ground, []).map((fault) => fault.code);
  };

  it.each<[why: string, language: string, text: string]>([
    ['is none of its own name', 'de', 'Der Gewinn liegt bei {{profit}}.'],
    ['is none of its own name', 'id', 'Laba sebesar {{profit}}.'],
    ['is none of its own name', 'ko', '이익은 {{profit}}입니다.'],
    ['is none of another figure’s name', 'tr', 'Büyüme {{growthPct}} iken zarar {{lossPct}}.'],
    ['is none of what moved', 'tr', 'Zarar {{claims/changePct}} arttı.'],
    ['is where a level went, though it is below nought', 'en', 'The margin rose to {{marginPct}}.'],
    ['is where it came from', 'en', 'That is up from {{previous/marginPct}}.'],
    ['is where a growth came from', 'en', 'It is down from {{previous/growthPct}}.'],
    ['is between two levels', 'en', 'It climbed from {{months/0/temperatureC}} to {{months/1/temperatureC}}.'],
    ['is between two changes', 'en', 'It fell from {{months/0/changePct}} to {{months/1/changePct}}.'],
  ])('%s: %s, %s', (_why, language, text) => {
    expect(faultsIn(language, text)).toEqual([]);
  });

  it.each([
    ['en', 'Growth fell from 3.1% to 2.4%.'],
    ['en', 'It fell from 4.2% to 1.1%.'],
    ['en', 'The margin rose to −3.2%, from −8.1%.'],
  ])('is between two numbers as well that no reference wrote: %s, %s', (language, text) => {
    expect(groundText(text, readFacts(data), language)).toEqual([]);
  });

  it.each([
    ['of one value alone', 'Growth fell to 2.4%.', 1],
    ['of two that are of two things', 'North fell 3.6% and South fell 1.9%.', 2],
  ])('is wrong of a growth %s: %s', (_why, text, faults) => {
    const rows = [
      { city: 'North', changePct: 3.6 },
      { city: 'South', changePct: 1.9 },
    ];
    const codes = groundText(text, readFacts({ ...data, rows }), 'en').map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: faults }, () => 'wrong_direction'));
  });

  it.each<[language: string, text: string]>([
    ['en', 'Fees are up to {{feeAed}}.'],
    ['ja', '利益率は{{marginPct}}に上昇。'],
    ['hi', '{{months/0/month}} {{marginPct}} के साथ सबसे ऊपर है।'],
  ])('is no turn where the sign is seen: %s, %s', (language, text) => {
    expect(faultsIn(language, text)).toEqual([]);
  });

  it.each<[why: string, language: string, text: string]>([
    ['turns a loss', 'en', 'Profit is up {{profit#size}}.'],
    ['turns a loss that is shown as one', 'de', 'Der Gewinn stieg um {{lossPct}}.'],
    ['turns a level told by its size', 'en', 'The margin rose to {{marginPct#size}}.'],
    ['turns a growth', 'en', 'Output shrank {{growthPct}}.'],
  ])('%s: %s, %s', (_why, language, text) => {
    expect(faultsIn(language, text)).toEqual(['wrong_direction']);
  });
});

describe('numbers that no reference wrote', () => {
  it.each<[why: string, text: string, faults: string[]]>([
    ['a fact', 'It pays 6.84%.', []],
    ['a fall told as a rise', 'The bag rose 3.2%.', ['wrong_direction 3.2%']],
    ['a fall told with a plus', 'The bag: +3.2%.', ['wrong_direction +3.2%']],
    ['a fall told without a word', 'The bag: 3.2%.', ['wrong_direction 3.2%']],
    ['a fall told as one', 'The bag fell 3.2%.', []],
    ['a rise told with a minus', 'Deposits: -8.4%.', ['wrong_direction -8.4%']],
    ['a level told beside a fall', 'Rates fell to 6.84%.', []],
    ['a fall with a minus, whatever word stands beside', 'The bag is up to -3.2%.', []],
    ['a level told with a minus', 'It pays -6.84%.', ['wrong_direction -6.84%']],
    ['nought', 'A delay of 0 minutes.', []],
    ['nought told as a fall', 'Prices fell 0%.', []],
    ['a fraction', 'A quarter of it.', []],
    ['a fact as a place', 'The 17th gate.', ['ungrounded_figure 17th']],
    ['a year rounded to a count', 'About 2 thousand gates.', ['ungrounded_figure 2 thousand']],
    ['no fact', 'It pays 9.9%.', ['ungrounded_figure 9.9%']],
    ['a part of a date of the payload', 'As of September 28, 2026.', []],
    ['a time of the payload', 'At 14:00.', []],
    ['another time', 'At 15:00.', ['ungrounded_figure 15:00']],
  ])('%s: %s', (_why, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('may count what is shown beside them', () => {
    expect(faultsOf('Nine gates.', [9])).toEqual([]);
    expect(faultsOf('Nine gates.', [8])).toEqual(['ungrounded_figure Nine']);
  });

  it('are held against a payload in plain texts too', () => {
    expect(groundText('It pays 6.84%, not 7.9%.', FACTS, 'en')).toEqual([
      { code: 'ungrounded_figure', figure: '7.9%' },
    ]);
  });
});

describe('phrases of the house', () => {
  it.each(LANGUAGE_CODES)('say no number of their own in %s, but that there are two sides', (code) => {
    const phrases = JSON.parse(readFileSync(`libs/narration/src/phrases/${code}.json`, 'utf8')) as Readonly<
      Record<string, unknown>
    >;
    const told = Object.entries(phrases).flatMap(([id, ways]) =>
      id === 'sides.even' || !Array.isArray(ways) ? [] : (ways as string[]),
    );
    const faulty = told.filter((phrase) => groundText(phrase.replace(/\{[^{}]*\}/g, 'Acme'), FACTS, code).length > 0);
    expect(told.length).toBeGreaterThan(100);
    expect(faulty).toEqual([]);
  });

  it('tell an Italian goal from a half', () => {
    expect(groundText('La meta era Acme.', FACTS, 'it')).toEqual([]);
    expect(groundText('Ne resta la metà.', FACTS, 'it')).not.toEqual([]);
  });
});

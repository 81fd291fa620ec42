import { unitById } from '@app/lingua';
import { type Fact, readFacts } from '@app/facts';
import { type FactMatch, matchFact } from './match-fact';
import { readNumerals } from './numerals/read-numerals';

/** The first figure of a payload. */
function factOf(data: Record<string, unknown>): Fact {
  const fact = readFacts(data).facts.find(({ number }) => number !== null);
  if (!fact) throw new Error('no figure in the payload');
  return fact;
}

/** The first number that is written in an English text, held against the figure of a payload. */
function match(text: string, data: Record<string, unknown>, more: Partial<Fact> = {}): FactMatch {
  const [numeral] = readNumerals(text, 'en');
  if (!numeral) throw new Error(`no number in: ${text}`);
  return matchFact(numeral, { ...factOf(data), ...more });
}

const CASES: Array<[why: string, text: string, data: Record<string, unknown>, match: FactMatch]> = [
  ['rounded within half a displayed step', '6.8%', { apyPct: 6.84 }, 'match'],
  ['rounded up to the edge of its step', '6.5%', { apyPct: 6.55 }, 'match'],
  ['one step further than it may be rounded', '6.7%', { apyPct: 6.84 }, null],
  ['rounded to whole, near enough', '7%', { apyPct: 6.84 }, 'match'],
  ['rounded so far that it is another figure', '1%', { apyPct: 0.6 }, null],
  ['a figure that rounds to nought', '0.0%', { apyPct: 0.04 }, 'match'],
  ['nought for a figure that does not', '0%', { apyPct: 0.4 }, null],
  ['in thousands', '341K', { visitors: 341_000 }, 'match'],
  ['in millions', '$412.6 million', { tvlUsd: 412_600_000 }, 'match'],
  ['in millions that it does not have', '$413.6 million', { tvlUsd: 412_600_000 }, null],
  ['a fall by its size', '3.2%', { pnl30dPct: -3.2 }, 'match'],
  ['a fall with its sign', '-3.2%', { pnl30dPct: -3.2 }, 'match'],
  ['a fall with a plus', '+3.2%', { pnl30dPct: -3.2 }, 'sign'],
  ['a rise with a minus', '-8.4%', { tvlChange7dPct: 8.4 }, 'sign'],
  ['a rise with a plus', '+8.4%', { tvlChange7dPct: 8.4 }, 'match'],
  ['a percentage that is a count', '17%', { waitMinutes: 17 }, null],
  ['a share told as a percentage', '42%', { fillRatio: 0.42 }, 'match'],
  ['a share told as another percentage', '43.1%', { fillRatio: 0.42 }, null],
  ['a fraction of a percentage', 'a quarter of it', { sharePct: 25 }, 'match'],
  ['another fraction of it', 'a third', { sharePct: 25 }, null],
  ['a fraction of what is no share', 'a quarter of it', { priceUsd: 0.25 }, null],
  ['dollars of a payload in dollars', '$12', { priceUsd: 12 }, 'match'],
  ['euros of a payload in dollars', '€12', { priceUsd: 12 }, null],
  ['dollars of what is no money', '$17', { waitMinutes: 17 }, null],
  ['minutes of a payload in minutes', '17 minutes', { waitMinutes: 17 }, 'match'],
  ['hours of a payload in minutes', '17 hours', { waitMinutes: 17 }, null],
  ['minutes of a percentage', '25 minutes', { sharePct: 25 }, null],
  ['minutes of a sum of money', '12 minutes', { priceUsd: 12 }, null],
  ['minutes of what has no unit', '12 minutes', { visitors: 12 }, 'match'],
  ['a bare number of any unit', '17', { waitMinutes: 17 }, 'match'],
];

describe('a number of a text and a fact', () => {
  it.each(CASES)('%s: "%s" in %j is %s', (_why, text, data, expected) => {
    expect(match(text, data)).toBe(expected);
  });

  it.each<[shown: string, currency: string | null, match: FactMatch]>([
    ['$12', 'USD', 'match'],
    ['$12', 'CAD', 'match'],
    ['$12', 'EUR', null],
    ['$12', null, 'match'],
    ['¥12', 'JPY', 'match'],
    ['¥12', 'CNY', 'match'],
    ['¥12', 'USD', null],
    ['€12', 'CNY', null],
  ])('take %s for 12 of %s: %s', (shown, currency, expected) => {
    expect(match(shown, { priceUsd: 12 }, { currency })).toBe(expected);
  });

  it.each<[kind: Fact['kind'], unit: string | null, value: number, text: string, match: FactMatch]>([
    ['count', 'permyriad', 25, '0.25%', 'match'],
    ['count', 'permyriad', 25, '25%', null],
    ['count', 'percentage-point', 1.5, '1.5%', 'match'],
    ['ratio', null, 1, '100%', 'match'],
    ['ratio', null, 1.5, '150%', null],
    ['ratio', null, 0.25, 'a quarter of it', 'match'],
    ['count', null, 0.5, '50%', 'match'],
    ['temperature', null, 17, '17 minutes', null],
    ['count', 'minute', 17, '17 minutes', 'match'],
    ['date', 'hour', 17, '17 minutes', 'match'],
    ['percent', null, 0, '-0%', 'match'],
  ])('compare a %s in %s of %d with "%s": %s', (kind, unit, number, text, expected) => {
    expect(
      match(
        text,
        { n: 5 },
        { kind, unit: unit === null ? null : unitById(unit), number, value: number, currency: null },
      ),
    ).toBe(expected);
  });

  it('never compare dates, times of the clock, and facts that are no numbers', () => {
    expect(match('17', { n: 17 }, { number: null })).toBeNull();
    expect(match('2026-09-28', { n: 28 })).toBeNull();
    expect(match('17:30', { n: 17 })).toBeNull();
  });
});

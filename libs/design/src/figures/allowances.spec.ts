import { readFacts } from '@app/facts';
import { Allowances, type AllowanceReason } from './allowances';
import { readNumerals } from './numerals/read-numerals';

type Payload = Record<string, unknown>;

/** Why each number of a text may stand beside a payload. */
function reasons(text: string, data: Payload, items: readonly number[] = [], language = 'en') {
  const allowances = new Allowances(readFacts(data), language);
  return readNumerals(text, language).map((numeral) => allowances.reasonFor(numeral, text, items));
}

const TIMED: Payload = { asOf: '2026-09-28T14:30:00Z' };
const TAGS: Payload = { tags: [...'abcdefghijkl'].map((letter) => `Tag ${letter.repeat(3)}`) };
const NOTE: Payload = {
  note: 'The bridge of 412 metres was opened on 1987-06-05 at 19:45, cost $12 million, and lost -5 points in 36 months.',
};

describe('a number that is no fact', () => {
  it.each<[why: string, text: string, data: Payload, reason: AllowanceReason | null]>([
    ['a window in its own unit', 'over 24 hours', { volume24h: 5 }, 'window'],
    ['a window in another unit', 'within 1 day', { volume24h: 5 }, 'window'],
    ['a window of days', 'in 7 days', { change7dPct: 8.4 }, 'window'],
    ['a window told in weeks', 'in 1 week', { change7dPct: 8.4 }, 'window'],
    ['a window that is a value', 'in 90 minutes', { period: '90min' }, 'window'],
    ['a window in part of a unit', 'in 1.5 hours', { period: '90min' }, 'window'],
    ['a window that it is not', 'in 8 days', { change7dPct: 8.4 }, null],
    ['the number of a window without its unit', '7 gates', { change7dPct: 8.4 }, null],
    ['a year', 'since 1987', { founded: 1987 }, 'date'],
    ['another year', 'since 1988', { founded: 1987 }, null],
    ['a year as an amount', 'for $1987', { founded: 1987 }, null],
    ['a year as a share', 'by 1987%', { founded: 1987 }, null],
    ['a year as a change', 'by +1987', { founded: 1987 }, null],
    ['a day beside its month', 'on September 28', TIMED, 'date'],
    ['a day beside its month as it is shortened', 'on 28 Sep.', TIMED, 'date'],
    ['a day beside another month', 'on October 28', TIMED, null],
    ['a day without its month', 'on day 28', TIMED, null],
    ['another day beside its month', 'on September 27', TIMED, null],
    ['a share beside its month', '28% in September', TIMED, null],
    ['a date in numbers', 'on 2026-09-28', TIMED, 'date'],
    ['another date in numbers', 'on 2026-09-27', TIMED, null],
    ['a time', 'at 14:30', TIMED, 'date'],
    ['a time of twelve hours', 'at 2:30', TIMED, 'date'],
    ['another time', 'at 15:30', TIMED, null],
    ['an hour', 'at 2 pm', TIMED, 'date'],
    ['an hour with its letter', 'at 14h', TIMED, 'date'],
    ['another hour', 'at 3 pm', TIMED, null],
    ['the number of an hour', '14 gates', TIMED, null],
    ['the number of an hour as days', '14 days', TIMED, null],
    ['an hour where there is but a day', 'at 9 pm', { asOf: '2026-09-28' }, null],
    ['a place that everybody has', 'the 3rd', { points: 40.5 }, 'place'],
    ['a place behind those', 'the 4th', { points: 40.5 }, null],
    ['the last place of a list', 'the 12th', TAGS, 'place'],
    ['a place behind a list', 'the 13th', TAGS, null],
    ['a place that the payload tells', 'the 7th', { rank: 7 }, 'place'],
    ['a place before one that it tells', 'the 5th', { leaguePosition: 7 }, 'place'],
    ['a place behind one that it tells', 'the 8th', { rank: 7 }, null],
    ['a place of what is no rank', 'the 7th', { rankChange: 7 }, null],
    ['a place of what sounds like one', 'the 7th', { frank: 7 }, null],
    ['a count of a list', 'Twelve tags', TAGS, 'count_of_items'],
    ['another count', 'Eleven tags', TAGS, null],
    ['a number of an entry', '7 of them', TAGS, null],
    ['a count as a share', '12% of it', TAGS, null],
    ['a count as money', 'for $12', TAGS, null],
    ['a count as a change', 'by -12', TAGS, null],
    ['a count of fields', 'Four items', { item1: 1.5, item2: 2.5, item3: 3.5, item4: 4.5 }, null],
    [
      'a count of a table',
      'Four teams',
      { teams: [...'abcd'].map((team) => ({ team, points: 1.5 })) },
      'count_of_items',
    ],
    ['a number of a sentence', '412 metres', NOTE, 'text'],
    ['another number', '413 metres', NOTE, null],
    ['a number of a sentence as a share', '412%', NOTE, null],
    ['a number of a sentence as money', '$412', NOTE, null],
    ['money of a sentence', '$12 million', NOTE, 'text'],
    ['money of a sentence without its sign', '12 million', NOTE, 'text'],
    ['other money', '€12 million', NOTE, null],
    ['a fall of a sentence', 'lost -5 points', NOTE, 'text'],
    ['a fall of a sentence by its size', '5 points', NOTE, 'text'],
    ['a fall of a sentence as a rise', 'won +5 points', NOTE, null],
    ['a span of a sentence', 'after 36 months', NOTE, 'text'],
    ['a date of a sentence', 'on 1987-06-05', NOTE, 'text'],
    ['another date', 'on 1987-06-06', NOTE, null],
    ['a time of a sentence', 'at 19:45', NOTE, 'text'],
    ['another time than that of a sentence', 'at 19:46', NOTE, null],
    ['a number of a name beside its word', 'the S&P 500', { index: 'S&P 500' }, 'name'],
    ['a number of a name elsewhere', '500 points', { index: 'S&P 500' }, null],
    ['a number of a name before its word', 'at 42 Wallaby', { name: '42 Wallaby Way' }, 'name'],
    ['a span of a name', 'for 3 months', { benchmarkName: '3-month T-bill' }, 'name'],
    ['another span of a name', 'for 3 years', { benchmarkName: '3-month T-bill' }, null],
    ['a name with a digit, in any case', 'by mi6', { agency: 'MI6' }, 'name'],
    ['another such name', 'by MI5', { agency: 'MI6' }, null],
    ['a number of a field’s name', 'the top 10', { top10: 5.5 }, 'name'],
    ['a number of a field’s name elsewhere', '10 of them', { top10: 5.5 }, null],
  ])('%s: "%s" beside %j stands as %s', (_why, text, data, reason) => {
    expect(reasons(text, data)).toEqual([reason]);
  });

  it.each<[string, AllowanceReason | null]>([
    ['Nine gates', 'count_of_items'],
    ['Eight gates', null],
    ['9% of it', null],
    ['$9', null],
    ['-9', null],
    ['the 9th', null],
    ['9.5 gates', null],
  ])('beside nine things: "%s" stands as %s', (text, reason) => {
    expect(reasons(text, { points: 40.5 }, [9])).toEqual([reason]);
  });

  it('is read in English names of a payload in every language', () => {
    expect(reasons('nach 3 Monaten', { benchmarkName: '3-month T-bill' }, [], 'de')).toEqual(['name']);
  });
});

describe('where a number comes from', () => {
  const from = (text: string, data: Payload, of: 'dateOf' | 'sentenceOf') => {
    const allowances = new Allowances(readFacts(data), 'en');
    const [numeral] = readNumerals(text, 'en');
    return numeral && (allowances[of](numeral, text)?.key ?? null);
  };

  it('is a year that stands for itself before the year of a date', () => {
    expect(from('in 2026', { asOf: '2026-09-28', founded: 2026, ends: '2026-10-01' }, 'dateOf')).toBe('founded');
    expect(from('in 2026', { asOf: '2026-09-28' }, 'dateOf')).toBe('asOf');
    expect(from('in 2027', { asOf: '2026-09-28' }, 'dateOf')).toBeNull();
  });

  it('is the sentence that says it, never a name', () => {
    expect(from('412 metres', { name: 'Pier 412', ...NOTE }, 'sentenceOf')).toBe('note');
    expect(from('Pier 412', { name: 'Pier 412' }, 'sentenceOf')).toBeNull();
  });
});

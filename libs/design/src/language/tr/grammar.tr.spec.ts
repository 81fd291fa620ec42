import { amountOf, counting, GRAMMAR_TR, inPeriod, pastText, rankedBy } from './grammar.tr';
import { inName } from './harmony.tr';
import NOUNS_TR from './nouns.json';
import { readFacts } from '@app/facts';

const at = (raw: string, unit: Parameters<typeof GRAMMAR_TR.at>[0]['unit']): string =>
  GRAMMAR_TR.at({ ref: raw, raw, unit });

describe('Turkish suffixes', () => {
  it.each([
    ['Base', "Base'te"],
    ['Bergen', "Bergen'de"],
    ['Ankara', "Ankara'da"],
    ['İstanbul', "İstanbul'da"],
    ['Utrecht', "Utrecht'te"],
    ['Fargo', "Fargo'da"],
    ['Northgate', "Northgate'te"],
    ['Harbour City', "Harbour City'de"],
    ['Aave v3', "Aave v3'te"],
    ['USDC', "USDC'de"],
    ['Ridge Runner 2', "Ridge Runner 2'de"],
    ['Q1', "Q1'de"],
  ])('a place named %s is %s', (name, words) => {
    expect(inName(name, name)).toBe(words);
  });

  it.each([
    ['2026', 'year', "2026'da"],
    ['2022', 'year', "2022'de"],
    ['2023', 'year', "2023'te"],
    ['2020', 'year', "2020'de"],
    ['1990', 'year', "1990'da"],
    ['28 Eylül', 'day', "28 Eylül'de"],
    ['29 Mart', 'day', "29 Mart'ta"],
    ['5 Ocak', 'day', "5 Ocak'ta"],
    ['28 Eylül 2026', 'day', "28 Eylül 2026'da"],
    ['Ağustos', 'month', "Ağustos'ta"],
    ['Cumartesi', 'weekday', 'Cumartesi günü'],
    ['14:00', 'clock', "saat 14:00'te"],
    ['14:30', 'clock', "saat 14:30'da"],
    ['09:00', 'clock', "saat 09:00'da"],
  ] as const)('the time %s (%s) is %s', (raw, unit, words) => {
    expect(at(raw, unit)).toBe(words);
  });
});

describe('Turkish grammar', () => {
  const [fact] = readFacts({ points: 61 }).facts;

  it('keeps the singular after a number and counts things by their number', () => {
    if (!fact) throw new Error('no fact');
    const value = { ref: 'X', full: 'X', bare: 'X', desk: 'X', size: 'X', signed: 'X', fact, spoken: '' };
    expect(counting(value, NOUNS_TR.points)).toBe('X puan');
    expect(amountOf(NOUNS_TR.visitors).text).toBe('ziyaretçi sayısı');
    expect(amountOf(NOUNS_TR.deposits).text).toBe('mevduat');
  });

  it('agrees with periods and earlier times', () => {
    expect([inPeriod('day'), inPeriod('week'), inPeriod('quarter'), inPeriod('hour')]).toEqual([
      'günde',
      'haftada',
      'çeyrekte',
      'saatte',
    ]);
    expect(pastText({ kind: 'last', span: 'month' })).toBe('geçen ay');
    expect(pastText({ kind: 'month', month: 8 })).toBe("Ağustos'ta");
    expect(pastText(null)).toBe('önceden');
  });

  it('names a ranking by any label and joins names with "ve"', () => {
    expect(rankedBy(NOUNS_TR.revenue)).toBe('gelir sıralamasında');
    const names = ['A', 'B', 'C'].map((raw) => ({ ref: raw, raw, field: '' }));
    expect(GRAMMAR_TR.list(names)).toBe('A, B ve C');
  });
});

import { readFacts } from '@app/facts';
import { readStory } from '../../composer/story';
import { english } from '../en/english';
import { spanish } from '../es/spanish';
import type { Language } from '../language';

const shown = (data: unknown, keys: string[], language: Language = english): string[] => {
  const { byKey } = readStory(readFacts(data));
  return keys.map((key) => {
    const fact = byKey.get(key);
    return fact ? language.writeFigure(fact).full.display : 'absent';
  });
};
const series = (values: number[]) => ({
  rows: values.map((yieldPct, index) => ({ t: `2026-09-0${index + 1}`, yieldPct })),
});
const cells = (count: number): string[] => Array.from({ length: count }, (_, index) => `rows/${index}/yieldPct`);

describe('decimals that tell figures apart', () => {
  it('are kept in a column whose neighbours would read alike, as far as the payload goes', () => {
    const close = [4.311, 4.314, 4.3, 4.252];
    expect(shown(series(close), cells(4))).toEqual(['4.311%', '4.314%', '4.3%', '4.252%']);
    expect(shown(series(close), cells(4), spanish)).toEqual(
      ['4,311', '4,314', '4,3', '4,252'].map((digits) => `${digits}\u00a0%`),
    );
    expect(shown(series([4.311, 4.352, 4.401]), cells(3))).toEqual(['4.31%', '4.35%', '4.40%']);
  });

  it('are kept between the two sides of a comparison', () => {
    expect(shown({ apyPct: 4.312, benchmarkApyPct: 4.314 }, ['apyPct', 'benchmarkApyPct'])).toEqual([
      '4.312%',
      '4.314%',
    ]);
  });

  it('are two for a price without its currency', () => {
    expect(shown({ price: 142.18, load: 142.18 }, ['price', 'load'])).toEqual(['142.18', '142.2']);
  });

  it('are four for rates of a currency pair', () => {
    const rates = [1.0901, 1.0893, 1.0842].map((v, index) => ({ t: `2026-09-0${index + 1}`, v }));
    const data = { pair: 'EUR/USD', rate: 1.0842, series: rates };
    expect(shown(data, ['rate', 'series/0/v', 'series/1/v'])).toEqual(['1.0842', '1.0901', '1.0893']);
    expect(shown({ base: 'EUR', date: '2026-09-01', rates: { USD: 1.0901, JPY: 156.32 } }, ['rates/USD'])).toEqual([
      '1.0901',
    ]);
  });

  it('are kept where a figure would read as the power of ten above it', () => {
    expect(
      shown({ uptimePct: 99.999, sharePct: 99.96, deepPct: 6.84321 }, ['uptimePct', 'sharePct', 'deepPct']),
    ).toEqual(['99.999%', '99.96%', '6.84%']);
  });
});

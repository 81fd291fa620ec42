import type { Fact } from './fact';
import { FactLimitError, NoFactsError } from './facts.errors';
import { readFacts } from './read-facts';

function fact(data: unknown, key: string): Fact | undefined {
  return readFacts(data).facts.find((candidate) => candidate.key === key);
}

describe('reading facts', () => {
  it.each([
    [{ apyPct: 6.84 }, { kind: 'percent', unit: '%', precision: 2, label: 'Annual yield' }],
    [{ tvlUsd: 412600000 }, { kind: 'currency', currency: 'USD', label: 'Total value locked' }],
    [{ priceEur: 3 }, { kind: 'currency', currency: 'EUR' }],
    [{ spreadBps: 25 }, { kind: 'measure', unit: 'bps' }],
    [{ distanceKm: 4.2 }, { kind: 'measure', unit: 'km', label: 'Distance' }],
    [{ tempC: -3 }, { kind: 'temperature', unit: '°C', sign: -1 }],
    [{ rainMm: 1 }, { kind: 'measure', unit: 'mm' }],
    [{ medianResponseMinutes: 38 }, { kind: 'duration', unit: 'minutes', label: 'Median response' }],
    [{ new_accounts: 1204 }, { kind: 'count', label: 'New accounts' }],
    [{ year: 2026 }, { kind: 'date', unit: 'year' }],
    [{ visitors: 2026 }, { kind: 'count' }],
    [{ updatedAt: 1790553600 }, { kind: 'date', unit: 'epoch' }],
    [{ tvlChange7dPct: 8.4 }, { kind: 'percent', window: '7d', label: 'Change in deposits' }],
    [{ staff: '1,204' }, { kind: 'count', number: 1204, verbatim: true }],
    [{ revenue: '$4.2M' }, { kind: 'currency', number: 4200000, currency: 'USD' }],
    [{ margin: '12%' }, { kind: 'percent', number: 12 }],
    [{ loss: '-$310K' }, { kind: 'currency', number: -310000, sign: -1 }],
    [{ who: '@nightowl' }, { kind: 'handle' }],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, { kind: 'address' }],
    [{ site: 'rates.example' }, { kind: 'url' }],
    [{ day: 'Saturday' }, { kind: 'date', unit: 'weekday' }],
    [{ name: 'مهرجان 🎉' }, { kind: 'name' }],
  ])('%j', (data, expected) => {
    expect(readFacts(data).facts[0]).toMatchObject(expected);
  });

  it('takes a unit from the neighbour that states it', () => {
    expect(fact({ reading: { value: 12, unit: '°C' } }, 'reading/value')).toMatchObject({
      kind: 'temperature',
      label: 'Reading',
    });
    expect(fact({ currency: 'EUR', price: 12 }, 'price')).toMatchObject({ kind: 'currency', currency: 'EUR' });
  });

  it('names a value by the label beside it', () => {
    const pack = readFacts({
      metrics: [
        { label: 'Sessions', value: 10 },
        { label: 'Conversion', value: 3, unit: '%' },
      ],
    });
    expect(pack.facts.find((candidate) => candidate.key === 'metrics/1/value')).toMatchObject({
      label: 'Conversion',
      kind: 'percent',
    });
    expect(pack.tables).toEqual([]);
  });

  it('lends a list the unit and name of the fact that its last value equals', () => {
    const data = {
      tvlUsd: 412600000,
      history: [
        { t: '2026-09-26', v: 1e8 },
        { t: '2026-09-27', v: 2e8 },
        { t: '2026-09-28', v: 412600000 },
      ],
    };
    expect(fact(data, 'history/0/v')).toMatchObject({ kind: 'currency', currency: 'USD', label: 'Total value locked' });
  });

  it('leaves out null, empty texts and texts that stand for nothing', () => {
    expect(readFacts({ a: null, b: '', c: 'NaN', d: 'n/a', e: 1 }).facts.map(({ key }) => key)).toEqual(['e']);
  });

  it('writes keys as JSON pointers that a reference can hold', () => {
    expect(readFacts({ 'a/b': { 'c~d': 1 }, 'x|y': 2, '{z}': 3 }).facts.map(({ key }) => key)).toEqual([
      'a~1b/c~0d',
      'x%7Cy',
      '%7Bz%7D',
    ]);
  });

  it('refuses more than 5,000 facts and more than 32 levels', () => {
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), { v: 1 });
    expect(() => readFacts(deep)).toThrow(FactLimitError);
    expect(() => readFacts({ list: Array.from({ length: 5001 }, (_, index) => index) })).toThrow(FactLimitError);
  });

  it('refuses a payload without facts', () => {
    for (const data of [{}, [], null, 5, 'text', { a: null }, { a: [] }])
      expect(() => readFacts(data)).toThrow(NoFactsError);
  });

  it('reads 5,000 facts in well under a second', () => {
    const data = {
      rows: Array.from({ length: 1250 }, (_, index) => ({ name: `Row ${index}`, a: index, b: index * 2, c: 'x' })),
    };
    const started = performance.now();
    expect(readFacts(data).facts).toHaveLength(5000);
    expect(performance.now() - started).toBeLessThan(700);
  });
});

describe('finding structure', () => {
  it('finds parts, benchmark and movement of a pool', () => {
    const pack = readFacts({
      apyPct: 6.84,
      apyBasePct: 5.12,
      apyRewardPct: 1.72,
      tvlUsd: 4e8,
      tvlChange7dPct: 8.4,
      benchmarkApyPct: 4.31,
      benchmarkName: 'T-bill',
    });
    expect(pack.parts).toEqual([{ whole: 'apyPct', parts: ['apyBasePct', 'apyRewardPct'], table: null }]);
    expect(pack.comparisons).toMatchObject([
      { role: 'benchmark', subject: 'apyPct', other: 'benchmarkApyPct', name: 'benchmarkName' },
    ]);
    expect(pack.changes).toEqual([{ key: 'tvlChange7dPct', of: 'tvlUsd', window: '7d' }]);
  });

  it('finds series, rankings and maps', () => {
    const pack = readFacts({
      days: [
        { day: 'Mon', sold: 3 },
        { day: 'Tue', sold: 4 },
      ],
      teams: [
        { rank: 1, team: 'A', points: 9 },
        { rank: 2, team: 'B', points: 7 },
      ],
      votes: { Greens: 4, Reds: 3, Blues: 2 },
    });
    expect(pack.tables.map(({ key, temporal, main }) => [key, temporal, main])).toEqual([
      ['days', true, 'sold'],
      ['teams', false, 'points'],
      ['votes', false, 'value'],
    ]);
  });

  it('finds earlier values, with the words of their period', () => {
    const pack = readFacts({ churnPct: 2.1, lastMonthChurnPct: 3.4 });
    expect(pack.comparisons).toMatchObject([
      { role: 'previous', subject: 'churnPct', other: 'lastMonthChurnPct', period: 'last month' },
    ]);
  });

  it('finds pictures over https only, source, date and links', () => {
    const pack = readFacts({
      source: 'Desk',
      asOf: '2026-09-28',
      asset: { iconUrl: 'https://a.example/i.png' },
      logo: 'http://a.example/l.png',
      url: 'https://a.example',
    });
    expect(pack.pictures).toEqual([{ key: 'asset/iconUrl', url: 'https://a.example/i.png', owner: 'asset' }]);
    expect([pack.source, pack.asOf]).toEqual(['source', 'asOf']);
  });
});

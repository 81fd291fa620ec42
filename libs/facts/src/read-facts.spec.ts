import type { Fact } from './fact';
import { FactLimitError, NoFactsError } from './facts.errors';
import { readFacts } from './read-facts';

function fact(data: unknown, key: string): Fact | undefined {
  return readFacts(data).facts.find((candidate) => candidate.key === key);
}

describe('reading facts', () => {
  it.each([
    [{ apyPct: 6.84 }, { kind: 'percent', unit: { id: 'percent' }, precision: 2, label: 'Annual yield' }],
    [{ tvlUsd: 412600000 }, { kind: 'currency', currency: 'USD', label: 'Total value locked' }],
    [{ priceEur: 3 }, { kind: 'currency', currency: 'EUR' }],
    [{ spreadBps: 25 }, { kind: 'measure', unit: { id: 'permyriad' } }],
    [{ distanceKm: 4.2 }, { kind: 'measure', unit: { id: 'kilometer' }, label: 'Distance' }],
    [{ tempC: -3 }, { kind: 'temperature', unit: { id: 'celsius' }, sign: -1 }],
    [{ rainMm: 1 }, { kind: 'measure', unit: { id: 'millimeter' } }],
    [{ medianResponseMinutes: 38 }, { kind: 'duration', unit: { id: 'minute' }, label: 'Median response' }],
    [{ new_accounts: 1204 }, { kind: 'count', label: 'New accounts' }],
    [{ year: 2026 }, { kind: 'date', form: 'year' }],
    [{ visitors: 2026 }, { kind: 'count' }],
    [{ updatedAt: 1790553600 }, { kind: 'date', form: 'epoch' }],
    [{ tvlChange7dPct: 8.4 }, { kind: 'percent', window: '7d', label: 'Change in deposits' }],
    [
      { staff: '1,204', rating: '4.5' },
      { kind: 'count', number: 1204, verbatim: true },
    ],
    [{ staff: '1,204' }, { kind: 'text', number: null, reading: { sure: 'unknown' } }],
    [{ revenue: '$4.2M' }, { kind: 'currency', number: 4200000, currency: 'USD' }],
    [{ margin: '12%' }, { kind: 'percent', number: 12 }],
    [{ loss: '-$310K' }, { kind: 'currency', number: -310000, sign: -1 }],
    [{ who: '@nightowl' }, { kind: 'handle' }],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012' }, { kind: 'address' }],
    [{ site: 'rates.example' }, { kind: 'url' }],
    [{ day: 'Saturday' }, { kind: 'date', form: 'weekday' }],
    [{ name: 'مهرجان 🎉' }, { kind: 'name' }],
    [{ benchmarkName: 'Letra del Tesoro a 3 meses' }, { kind: 'name' }],
    [{ trial: 'NCT04380701' }, { kind: 'code' }],
    [{ remark: 'letra del tesoro a tres meses' }, { kind: 'text' }],
    [{ areaKm2: 118.5 }, { kind: 'measure', unit: { id: 'square-kilometer' }, label: 'Area' }],
    [
      { priceEurPerMwh: 42.1 },
      { kind: 'currency', currency: 'EUR', label: 'Price', unit: { id: 'EUR-per-megawatt-hour' } },
    ],
    [{ co2GramsPerKwh: 74 }, { kind: 'measure', unit: { id: 'gram-per-kilowatt-hour' }, label: 'CO2' }],
    [{ kcalPerSlice: 312 }, { kind: 'measure', unit: { id: 'kilocalorie' }, label: 'Calories per slice' }],
    [{ equilibriumTempK: 234 }, { kind: 'measure', unit: { id: 'kelvin' }, label: 'Equilibrium temperature' }],
    [{ coreInflationChangePp: -0.3 }, { kind: 'measure', unit: { id: 'percentage-point' } }],
    [{ viewersPeak: 18402 }, { kind: 'count', label: 'Peak viewers' }],
    [{ bornYear: 1999 }, { kind: 'date', form: 'year' }],
    [{ born: 1999 }, { kind: 'date', form: 'year' }],
    [{ السنة: 2024 }, { kind: 'date', form: 'year' }],
    [{ volume: { h24: 12 } }, { label: 'Volume', window: '24h', words: ['volume'] }],
    [{ liquidity: { usd: 6120000 } }, { kind: 'currency', currency: 'USD', label: 'Liquidity' }],
    [{ sleep: { hours: 7.4 } }, { kind: 'duration', unit: { id: 'hour' }, label: 'Sleep' }],
    [{ priceChange: { h24: -7.42, h6: 1 } }, { kind: 'percent', label: 'Price change', window: '24h' }],
    [{ marketShare: 0.87 }, { kind: 'percent', number: 87, value: 0.87, precision: 0 }],
    [{ trialConversion: 0.183 }, { kind: 'ratio', number: 0.183 }],
    [{ results: { A: 31.2, B: 28.7, C: 40.1 } }, { kind: 'percent', unit: { id: 'percent' } }],
    [{ wins: { A: 31, B: 28, C: 41 } }, { kind: 'count' }],
    [{ revenue: '1.234,5' }, { number: 1234.5, verbatim: false }],
    [{ revenue: '1.234.567,89 €' }, { kind: 'currency', currency: 'EUR', number: 1234567.89 }],
    [{ backlog: '€2,1 Mrd' }, { kind: 'currency', currency: 'EUR', number: 2.1e9 }],
    [{ netLoss: '($310K)' }, { kind: 'currency', number: -310000, sign: -1 }],
    [{ price: '₹1,20,000' }, { kind: 'currency', currency: 'INR', number: 120000 }],
    [{ zaayer: '١٢٣٤' }, { kind: 'count', number: 1234, verbatim: false }],
    [{ guests: '1万2千' }, { kind: 'count', number: 12000 }],
    [{ share: '12 %' }, { kind: 'percent', number: 12 }],
    [{ wait: '10-12' }, { kind: 'text', number: null }],
    [{ score: '3-1' }, { kind: 'text', number: null }],
    [{ resolution: 'PT4H30M' }, { kind: 'duration', unit: { id: 'hour' }, number: 4.5 }],
    [{ winningTime: 'PT28M54S' }, { kind: 'duration', unit: { id: 'minute' }, number: 28.9 }],
    [{ finishTime: 'PT2H31M8S' }, { kind: 'duration', form: 'stopwatch', number: 9068 }],
    [{ finish_time: '2:31:08' }, { kind: 'duration', form: 'stopwatch', number: 9068 }],
    [{ time: '35:20' }, { kind: 'duration', form: 'stopwatch', number: 2120 }],
    [{ fastestLap: '1:18.204' }, { kind: 'duration', form: 'stopwatch', number: 78.204, precision: 3 }],
    [{ departure: '9:30' }, { kind: 'date', form: 'clock', number: null }],
    [{ marktanteil_prozent: 8.4 }, { kind: 'percent', label: 'Marktanteil' }],
    [{ km: 42.2 }, { kind: 'measure', unit: { id: 'kilometer' }, label: 'Distance' }],
    [{ week52_high: 101.4 }, { label: '52-week high' }],
    [
      { price_eur_mwh: 42.1 },
      { kind: 'currency', currency: 'EUR', label: 'Price', unit: { id: 'EUR-per-megawatt-hour' } },
    ],
    [{ generation_mwh: { wind: 1820 } }, { kind: 'measure', unit: { id: 'megawatt-hour' }, label: 'Wind' }],
    [
      { first_response_minutes: { p95: 96 } },
      { kind: 'duration', unit: { id: 'minute' }, label: '95th percentile first response' },
    ],
    [{ tickets: { opened: 412 } }, { kind: 'count', label: 'Tickets opened' }],
    [{ pace_min_per_km: '5:12' }, { kind: 'duration', form: 'stopwatch', number: 312, label: 'Pace per km' }],
    [{ csat_pct: 93.2 }, { label: 'CSAT' }],
    [{ staff_count: 12 }, { label: 'Staff' }],
    [{ branch_count: 12 }, { label: 'Branches' }],
    [{ tax_rate: 25, currency: 'EUR' }, { currency: null }],
    [
      { open: 12, currency: 'EUR', revenue: 90 },
      { kind: 'count', currency: null },
    ],
    [
      { open: 82.1, high: 85, low: 81.7, currency: 'USD' },
      { kind: 'currency', currency: 'USD' },
    ],
    [{ race: '10k' }, { kind: 'name', number: null }],
    [{ last_7_days: { signups: 84 } }, { kind: 'count', unit: null }],
    [{ group_g: { points: 6 } }, { kind: 'count', unit: null }],
    [{ price_usd: { volume: 5100 } }, { kind: 'count', currency: null }],
    [{ errors_per_min: 3.2 }, { label: 'Errors per minute' }],
    [{ customers: { new: 84 } }, { label: 'New customers' }],
    [{ beds: { occupied: 412 } }, { label: 'Beds occupied' }],
    [
      { gdp: 367.6, unit: 'USD billions' },
      { kind: 'currency', currency: 'USD', number: 367_600_000_000 },
    ],
    [{ viewCount: '182000' }, { kind: 'count', label: 'Views', number: 182000 }],
    [{ open_issues_count: 214 }, { label: 'Open issues' }],
    [{ wind: { speed: 4.1 } }, { label: 'Wind speed' }],
    [{ main: { temp: 280.32 } }, { kind: 'ratio', unit: null }],
    [{ oven_temp: 120 }, { kind: 'temperature' }],
    [{ sunrise: 1772600000 }, { kind: 'date', form: 'epoch' }],
    [{ player: 'J. Dahl' }, { kind: 'name' }],
    [
      { total_price: '409.94', currency: 'USD' },
      { kind: 'currency', currency: 'USD', number: 409.94, verbatim: false },
    ],
    [{ return_1y_pct: 12.4 }, { label: '1-year return' }],
    [{ return_ytd_pct: -3.1 }, { label: 'Return year to date' }],
    [{ avg_heart_rate_bpm: 168 }, { label: 'Average heart rate' }],
    [{ started: '1 March 2026' }, { kind: 'date', form: 'day', value: '2026-03-01' }],
    [{ booked: 'Sep 28, 2026' }, { kind: 'date', form: 'day', value: '2026-09-28' }],
    [{ deadline: '31/10/2026' }, { kind: 'date', form: 'day', value: '2026-10-31' }],
    [{ returns: '12.10.2026' }, { kind: 'date', form: 'day', value: '2026-10-12' }],
    [{ unclear: '05/10/2026' }, { number: null, value: '05/10/2026' }],
    [{ note: '\u202eabc\u200f 12' }, { value: 'abc 12' }],
    [{ constructor: 5 }, { label: 'Constructor', kind: 'count' }],
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

  it.each([
    { latitude: 38.7167 },
    { coordinates: '38.7167, -9.1333' },
    { phone: '+351 21 555 0199' },
    { password: '$1kd8%' },
    { secret: '62%20x' },
    { hotline: '+351 21 555 0199' },
    { version: '4.2.0' },
    { build: '10.4.1-rc.2' },
    { buildId: 20261001 },
    { caseNumber: 'K-00412' },
    { iban: 'GB33BUKB20201555555555' },
    { ip: '203.0.113.42' },
    { contact: 'lido@save.example' },
    { pool: '7e0661bf-8cf3-45e6-9424-31916d4c7b84' },
    { address: '12 Mill Lane' },
    { week: 40 },
    { is_day: 1 },
  ])('reads %j as nothing to quote', (data) => {
    expect(readFacts(data).facts[0]).toMatchObject({ kind: 'code', number: null });
  });

  it.each([
    [{ figures: { 'Riders who pay by phone': '62%' } }, 'percent', 62],
    [{ figures: { 'Spent on email': '$4.2 million' } }, 'currency', 4_200_000],
  ])('reads %j as an amount, whatever it is of', (data, kind, number) => {
    expect(readFacts(data).facts[0]).toMatchObject({ kind, number });
  });

  it('counts a share below one in points where its neighbours do', () => {
    const data = { uptimePct: 99.9, rows: [{ churn: 0.8 }, { churn: 1.2 }], accuracy: 97, occupancy: 0.4 };
    expect(fact(data, 'rows/0/churn')).toMatchObject({ kind: 'percent', number: 0.8 });
    expect(fact(data, 'occupancy')).toMatchObject({ kind: 'ratio', number: 0.4 });
  });

  it('takes units that are given apart, and leaves shares on the market out of money', () => {
    const weather = { daily_units: { rain: 'mm' }, daily: { time: ['2026-09-28', '2026-09-29'], rain: [0.5, 2] } };
    expect(fact(weather, 'daily/rain/1')).toMatchObject({ kind: 'measure', unit: { id: 'millimeter' } });
    const quote = { currency: 'USD', price: 184.25, previousClose: 181.1, volume: 142300000 };
    expect(fact(quote, 'volume')).toMatchObject({ kind: 'count', currency: null });
    expect(readFacts(quote).comparisons).toMatchObject([{ subject: 'price', other: 'previousClose' }]);
  });

  it('gives a total the money of the column that it adds up', () => {
    const data = { stalls: [{ takingsEur: 210 }, { takingsEur: 180.5 }], total: 390.5 };
    expect(fact(data, 'total')).toMatchObject({ kind: 'currency', currency: 'EUR', label: 'Total' });
  });

  it('names a figure by its row where the rows make no table', () => {
    const one = { selling: [{ symbol: 'PEPE', netFlowUsd: -740000 }] };
    expect(fact(one, 'selling/0/netFlowUsd')).toMatchObject({ label: 'Net flow of PEPE' });
    const two = { selling: [...one.selling, { symbol: 'OP', netFlowUsd: -1 }] };
    expect(fact(two, 'selling/0/netFlowUsd')).toMatchObject({ label: 'Net flow' });
  });

  it('compares a budget with what was spent of it alone', () => {
    expect(readFacts({ budgetEur: 412, debtPerHeadEur: 8 }).comparisons).toEqual([]);
    expect(readFacts({ netLossUsd: -310000, revenueUsd: 4 }).changes).toEqual([]);
    expect(readFacts({ budgetEur: 412, spentEur: 8 }).comparisons).toMatchObject([{ subject: 'spentEur' }]);
  });

  it('leaves out null, empty texts and texts that stand for nothing', () => {
    expect(
      readFacts({ a: null, b: '', c: 'NaN', d: 'n/a', e: 1, f: 'TBD', g: '?', h: '#N/A' }).facts.map(({ key }) => key),
    ).toEqual(['e']);
  });

  it('writes keys as JSON pointers that a reference can hold', () => {
    expect(readFacts({ 'a/b': { 'c~d': 1 }, 'x|y': 2, '{z}': 3 }).facts.map(({ key }) => key)).toEqual([
      'a~1b/c~0d',
      'x%7Cy',
      '%7Bz%7D',
    ]);
  });

  it('keeps keys apart from what every object inherits', () => {
    const data = JSON.parse('{"constructor": 5, "__proto__": 6}') as object;
    expect(readFacts(data).facts.map(({ key, value }) => [key, value])).toEqual([
      ['%63onstructor', 5],
      ['%5F_proto__', 6],
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

  // How long each takes is the bench's to say; a walk of everything for each fact would take minutes and end here.
  it.each<[string, (at: number) => [string, unknown]]>([
    ['fields', (at) => [`metric${at}Usd`, at]],
    ['earlier values', (at) => [at % 2 ? `previousMetric${at - 1}Usd` : `metric${at}Usd`, at]],
    ['movements', (at) => [at % 2 ? `metric${at - 1}ChangePct` : `metric${at}Usd`, at]],
    ['lists', (at) => [`list${at}`, [at]]],
    ['objects', (at) => [`${at % 2 ? 'worst' : 'best'}Of${at - (at % 2)}`, { name: at }]],
  ])(
    'reads 5,000 %s',
    (_, entry) => {
      const data = Object.fromEntries(Array.from({ length: 5000 }, (_unused, at) => entry(at)));
      expect(readFacts(data).facts).toHaveLength(5000);
    },
    15_000,
  );
});

describe('names and values without end', () => {
  it.each(['a.', 'a-', '1,', '1.', 'a '])('of half a megabyte of "%s" are read', (piece) => {
    expect(readFacts({ [piece.repeat(250_000)]: 5 }).facts).toHaveLength(1);
  });

  it('of nothing but colons are read', () => {
    expect(readFacts({ address: `${':'.repeat(500_000)}!`, users: 5 }).facts).toHaveLength(2);
  });
});

describe('a number below one', () => {
  it.each(
    'rate utilization conversion_rate churnRate success_rate accuracy turnout ltv defaultRate availability Auslastung taux'.split(
      ' ',
    ),
  )('stays what it is where nothing says that it is a share: %s', (name) => {
    for (const number of [0.82, 0.143, 0.008, 1])
      for (const data of [
        { [name]: number },
        { [name]: number, revenue_growth: 0.062 },
        { rows: [{ [name]: number }] },
      ])
        expect(readFacts(data).facts[0]).toMatchObject({ number, unit: null });
  });

  it.each([
    [{ marketShare: 0.82 }, 82],
    [{ share_of_voice: 0.143 }, 14.3],
    [{ proportion: 0.008 }, 0.8],
    [{ conversionRate: '82 %' }, 82],
    [{ conversionPct: 0.143 }, 0.143],
    [
      {
        rows: [
          { team: 'A', share: 0.82 },
          { team: 'B', share: 1.4 },
        ],
      },
      0.82,
    ],
    [{ mix: { tea: 0.5, coffee: 0.357, juice: 0.143 } }, 50],
    [{ mix: { tea: 50, coffee: 35.7, juice: 14.3 } }, 50],
  ])('is the share that the payload says: %j', (data, number) => {
    expect(readFacts(data).facts.find((fact) => fact.number === number)).toMatchObject({ number });
  });
});

describe('a figure that says nothing without its object', () => {
  it.each([
    [{ loans: { total: 48210, ebooks: 9120 } }, 'loans/total', 'Total loans'],
    [{ visits: { total: 48210, kids: 9120, adults: 39090 } }, 'visits/total', 'Total visits'],
    [{ orders: { count: 4821, late: 12 } }, 'orders/count', 'Orders'],
    [{ ricavi: { sponsor: 5, totale: 9 } }, 'ricavi/totale', 'Totale ricavi'],
  ])('is called with it: %j', (data, key, label) => {
    expect(fact(data, key)?.label).toBe(label);
  });

  it('is called alone in an object that is none', () => {
    expect(fact({ metrics: { orders: 4, total: 9 } }, 'metrics/total')?.label).toBe('Total');
  });
});

describe('tons', () => {
  const units = (data: unknown): unknown[] => readFacts(data).facts.flatMap(({ unit }) => unit?.id ?? []);

  it.each([
    [{ av_miktari_ton: 8120, ortalama_fiyat: 62 }],
    [{ produksi_ton: 812, rata_rata_harga: 9 }],
    [{ producción_ton: 812, precio_promedio: 91 }],
  ])('are metric where the keys are in another language than English: %j', (data) => {
    expect(units(data)).toEqual(['tonne']);
  });

  it('are short where they are English', () => {
    expect(units({ catch_ton: 8120, average_price: 62 })).toEqual(['ton']);
  });

  it('are no coin behind a word of money', () => {
    expect(fact({ exports_ton: 1210, revenue_usd: 4 }, 'exports_ton')?.currency).toBeNull();
    expect(fact({ ihracat_ton: 1210 }, 'ihracat_ton')?.currency).toBeNull();
  });
});

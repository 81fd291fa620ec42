import { readFacts } from '../read-facts';

const meaningOf = (data: unknown, key: string): string => {
  const fact = readFacts(data).facts.find((one) => one.key === key);
  return `${fact?.kind} ${fact?.number} ${fact?.unit?.id ?? fact?.currency ?? ''}`.trim();
};
const pairsOf = (data: unknown): string[] =>
  readFacts(data).comparisons.map(({ role, subject, other }) => `${subject} < ${role} ${other}`);

describe('a unit that stands above', () => {
  it.each<[what: string, data: unknown, key: string, is: string]>([
    [
      'a list with earlier values',
      {
        unit: 'kWh',
        monthly: [
          { month: '2024-01', usage: 412, lastYear: 430 },
          { month: '2024-02', usage: 388, lastYear: 401 },
        ],
      },
      'monthly/0/usage',
      'measure 412 kilowatt-hour',
    ],
    [
      'a map of places',
      { unit: 'µg/m³', stations: { Harbour: 41, 'Old Town': 28 } },
      'stations/Harbour',
      'measure 41 microgram-per-cubic-meter',
    ],
    [
      'lists of numbers under their names',
      { unit: 'GWh', generation: { wind: [920, 870], gas: [710, 680] } },
      'generation/wind/0',
      'measure 920 gigawatt-hour',
    ],
    [
      'values before and after',
      { unit: 'mg/l', sites: [{ site: 'Weir', before: 38, after: 31 }] },
      'sites/0/after',
      'measure 31 milligram-per-liter',
    ],
    [
      'units by field',
      { units: { high: '°C', gust: 'km/h' }, daily: [{ day: 'Monday', high: 14, gust: 32 }] },
      'daily/0/gust',
      'measure 32 kilometer-per-hour',
    ],
    [
      'a unit for what bears its noun',
      { 'Wait Unit': 'minutes', rows: [{ ward: 'A', 'Median Wait': 47, Target: 45, Patients: 9120 }] },
      'rows/0/Target',
      'duration 45 minute',
    ],
    [
      'amounts under a currency for all of them',
      {
        amounts_in: 'USD',
        rows: [
          { dept: 'A', adopted: 298, prior_fy: 291 },
          { dept: 'B', adopted: 28, prior_fy: 29 },
        ],
      },
      'rows/0/adopted',
      'currency 298 USD',
    ],
    [
      'a currency with its scale',
      { moeda: 'BRL mi', lucro: { atual: 412, anterior: 437 } },
      'lucro/atual',
      'currency 412000000 BRL',
    ],
    [
      'prices two levels up',
      { price_eur_t: { wheat: { current: 206, prior_year: 228 } } },
      'price_eur_t/wheat/current',
      'currency 206 EUR',
    ],
    [
      'a list whose name says per cent',
      { Pass_Rates_Pct: [{ Subject: 'French', This_Year: 62, National_Average: 65 }] },
      'Pass_Rates_Pct/0/National_Average',
      'percent 65 percent',
    ],
    [
      'parts of a statement in millions',
      { currency: 'GBP', unit: 'million', parts: { care: 124.6, roads: 41.3 } },
      'parts/care',
      'currency 124600000 GBP',
    ],
    [
      'quarters of a statement in thousands',
      { currency: 'GBP', figuresIn: 'thousand', stores: [{ store: 'Toys', q1: 41, q2: 38 }] },
      'stores/0/q1',
      'currency 41000 GBP',
    ],
    ['a fee with a currency of its own', { annualFee: 120, feeCurrency: 'GBP' }, 'annualFee', 'currency 120 GBP'],
    ['a scale in the name', { ridersThousand2024: 905 }, 'ridersThousand2024', 'count 905000'],
    [
      'a scale in the name of its object',
      { passengersThousands: { value: 934, lastYear: 887 } },
      'passengersThousands/value',
      'count 934000',
    ],
    [
      'a scale in the name of an amount',
      { currency: 'CHF', deposits_millions: 212.4, loans_millions: 156.3 },
      'deposits_millions',
      'currency 212400000 CHF',
    ],
    [
      'the earlier value of an amount in millions',
      { currency: 'CHF', loans_millions: 156.3, loans_millions_previous_half: 161 },
      'loans_millions_previous_half',
      'currency 161000000 CHF',
    ],
    [
      'a list with ranks beside',
      {
        unit: 'thousand TEU',
        ranking: [
          { rank: 1, port: 'Velsund', throughput: 3412, h1_2024: 3305, rank_2024: 1 },
          { rank: 2, port: 'Karrby', throughput: 2286, h1_2024: 1847, rank_2024: 4 },
        ],
      },
      'ranking/0/throughput',
      'measure 3412000 teu',
    ],
    [
      'columns of a list of revenue',
      { currency: 'EUR', revenue_by_quarter: [{ quarter: 'Q1 2024', bikes: 61200, repairs: 24800 }] },
      'revenue_by_quarter/0/bikes',
      'currency 61200 EUR',
    ],
    [
      'a tax beside a budget in millions',
      { Currency: 'GBP', AmountsIn: 'millions', TotalBudget: 86.4, BandDCouncilTax: 1948.2 },
      'BandDCouncilTax',
      'currency 1948.2 GBP',
    ],
    ['a target in minutes', { targetMinutes: 8, stations: [], a: 1 }, 'targetMinutes', 'duration 8 minute'],
  ])('is read for %s', (_, data, key, is) => {
    expect(meaningOf(data, key)).toBe(is);
  });

  it.each<[what: string, data: unknown, key: string, is: string]>([
    [
      'a brand that is called Million',
      { currency: 'USD', brand: 'Million', price: 12.5 },
      'price',
      'currency 12.5 USD',
    ],
    ['a scale that describes', { topThousandFans: 3 }, 'topThousandFans', 'count 3'],
    [
      'what is counted',
      { unit: 'kWh', sites: [{ site: 'A', employees: 12, customers: 3 }] },
      'sites/0/employees',
      'count 12',
    ],
    ['several things', { unit: 'km', runs: [{ name: 'A', distance: 4, pulse: 120 }] }, 'runs/0/pulse', 'count 120'],
    [
      'a rhythm',
      { 'visitors-by-year': { '2017': 298400, '2018': 311700, '2019': 1 } },
      'visitors-by-year/2017',
      'count 298400',
    ],
    ['months', { membersJun: 342, membersDec: 338 }, 'membersDec', 'count 338'],
    [
      'wind, which is no speed',
      { outputPreviousYearMWh: { wind: 5900, solar: 2100 } },
      'outputPreviousYearMWh/wind',
      'measure 5900 megawatt-hour',
    ],
  ])('is not confused by %s', (_, data, key, is) => {
    expect(meaningOf(data, key)).toBe(is);
  });
});

describe('what is set against what', () => {
  it('gives a value without a name to the figure of its size in all rows', () => {
    const rows = [
      { ward: 'Emergency', 'Median Wait (min)': 47, Target: 45, Patients: 9120 },
      { ward: 'Eyes', 'Median Wait (min)': 28, Target: 30, Patients: 1875 },
    ];
    expect(pairsOf({ rows })[0]).toBe('rows/0/Median Wait (min) < target rows/0/Target');
    const stations = [
      { station: 'Central', avgResponseMinutes: 6.2, priorYear: 6.8, callouts: 1340 },
      { station: 'Hill', avgResponseMinutes: 10.6, priorYear: 9.1, callouts: 415 },
    ];
    expect(pairsOf({ stations })).toEqual(
      [0, 1].map((row) => `stations/${row}/avgResponseMinutes < previous stations/${row}/priorYear`),
    );
  });

  it('makes no target of a forecast for another time', () => {
    expect(pairsOf({ users: { current: 86400 }, projection: { month: '2024-12', users: 92000 } })).toEqual([]);
    expect(pairsOf({ yearTotal: 243000, outlook: { quarter: '2025-Q1', expectedRevenue: 55000 } })).toEqual([]);
    expect(pairsOf({ sales: 120, salesForecast: 110 })).toEqual(['sales < target salesForecast']);
  });

  it('makes no target of goals that were scored', () => {
    const side = (goals: number, shotsOnTarget: number, corners: number) => ({ goals, shotsOnTarget, corners });
    expect(pairsOf({ home: side(2, 5, 3), away: side(1, 4, 8) })).toEqual([]);
  });

  it('finds one bar for a list: called by another form of the word, by a row, or as the most that is allowed', () => {
    const depots = [14, 22, 3, 29].map((damaged, at) => ({ depot: `Depot ${'ABCD'[at]}`, damaged }));
    expect(pairsOf({ depots, damageLimitPerDepot: 30 })).toHaveLength(4);
    const samples = [12, 5, 31, 18].map((mass_loss_mg, at) => ({ sample: 'ABCD'[at], mass_loss_mg }));
    expect(pairsOf({ samples, max_mass_loss_mg: 20 })).toHaveLength(4);
    expect(pairsOf({ samples, max_mass_loss_mg: 31 })).toEqual([]);
  });

  it('takes the value of a cell that is an object', () => {
    const quarters = ['2024-Q1', '2024-Q2'].map((quarter, at) => ({
      quarter,
      revenue: { amount: 48200 + at, currency: 'EUR' },
    }));
    expect(readFacts({ quarters }).tables[0]).toMatchObject({ main: 'revenue', temporal: true });
  });

  it('sees no sum in months', () => {
    expect(readFacts({ trips: { Jan: 42, Feb: 45, Mar: 61, Jun: 103 } }).parts).toEqual([]);
  });
});

describe('a text that could be two times', () => {
  const kindsOf = (data: unknown): string[] => readFacts(data).facts.map(({ kind, form }) => `${kind} ${form}`);

  it('is what the others of its list are', () => {
    expect(new Set(kindsOf({ months: ['Jan', 'Feb', 'Mar', 'Apr'] }))).toEqual(new Set(['date month']));
    const rows = [
      { day: 'Lun', visitas: 4 },
      { day: 'Mar', visitas: 5 },
      { day: 'Jue', visitas: 8 },
    ];
    expect(readFacts({ rows }).facts.find(({ key }) => key === 'rows/1/day')?.form).toBe('weekday');
  });

  it('stays open alone, and where the others disagree', () => {
    expect(kindsOf({ month: 'Mar' })).not.toContain('date weekday');
    expect(readFacts({ list: ['Mar', 'Jan', 'Fri'] }).facts[0]?.kind).not.toBe('date');
  });
});

describe('a cell that holds a figure and what it is set against', () => {
  it.each<[spelling: string, cell: (now: number, then: number) => object, present: string]>([
    ['this and last year', (now, then) => ({ thisYear: now, lastYear: then }), 'thisYear'],
    ['a value and its target', (now, then) => ({ value: now, target: then }), 'value'],
    ['current and previous', (now, then) => ({ previous: then, current: now }), 'current'],
    ['an amount and its limit', (now, then) => ({ amount: now, limit: then, currency: 'EUR' }), 'amount'],
  ])('is its present figure: %s', (_, cell, present) => {
    const rows = [
      { subject: 'Maths', passed: cell(58, 66) },
      { subject: 'Biology', passed: cell(81, 79) },
    ];
    const [table] = readFacts({ rows }).tables;
    expect(table?.rows.map(({ cells }) => cells['passed'])).toEqual([
      `rows/0/passed/${present}`,
      `rows/1/passed/${present}`,
    ]);
  });

  it('is none of two present figures', () => {
    const rows = [
      { depot: 'Mill', at: { lat: 52.1, lon: 4.2 } },
      { depot: 'Quay', at: { lat: 51.1, lon: 4.9 } },
    ];
    expect(readFacts({ rows }).tables).toEqual([]);
  });
});

describe('what a program calls a figure, and what people call it', () => {
  it.each<[what: string, row: Record<string, unknown>, label: string]>([
    ['a key and a label', { key: 'aov', label: 'Average order value', value: 42.1, prev: 42.3 }, 'Average order value'],
    ['a label and a key', { label: 'Average order value', key: 'aov', value: 42.1 }, 'Average order value'],
    ['a name and a title', { name: 'pay_err', title: 'Payment sheet errors', value: 3912 }, 'Payment sheet errors'],
    [
      'a metric and its description',
      { metric: 'csat', description: 'Customer satisfaction', value: 91 },
      'Customer satisfaction',
    ],
    ['a German label', { key: 'ums', bezeichnung: 'Umsatz im Quartal', wert: 4812 }, 'Umsatz im Quartal'],
    ['a Japanese label', { key: 'uriage', label: '売上高', value: 4812 }, '売上高'],
    ['a key alone', { key: 'pay_err', value: 3912 }, 'Pay error'],
    ['two names for people', { metric: 'Churn', title: 'Monthly churn', value: 2.1 }, 'Churn'],
  ])('go by the words for people: %s', (_, row, label) => {
    const { facts } = readFacts({ metrics: [row, { ...row, value: 7, wert: 7 }] });
    expect(facts.find(({ key }) => /metrics\/0\/(?:value|wert)$/.test(key))?.label).toBe(label);
  });

  it.each<[what: string, row: Record<string, string>, name: string]>([
    ['a code and what it stands for', { code: 'WX', desc: 'Low visibility' }, 'desc'],
    ['an id and a label', { arm: 'control', label: 'usual routine' }, 'label'],
    ['a ticker and a name', { symbol: 'BTC', name: 'Bitcoin' }, 'name'],
    ['a person and a club', { player: 'Kane', club: 'Bayern Munich' }, 'player'],
    ['a code for people', { city: 'Leeds', desc: 'The northern depot' }, 'city'],
    ['no label beside the code', { region: 'EMEA', manager: 'Sara Lopez' }, 'region'],
  ])('name rows by the words for people: %s', (_, row, name) => {
    const other = Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text.replace(/.$/u, 'x')]));
    const [table] = readFacts({
      rows: [
        { ...row, minutes: 6940 },
        { ...other, minutes: 3120 },
      ],
    }).tables;
    expect(table?.rows[0]?.name.key).toBe(`rows/0/${name}`);
  });

  it.each([
    ['metrics', { current: 41, previous: 36, target: 45 }, { current: 71, previous: 75, target: 80 }],
    ['kpis', { value: 41, goal: 45 }, { value: 71, goal: 80 }],
    ['Kennzahlen', { wert: 41, ziel: 45 }, { wert: 71, ziel: 80 }],
  ])('rank no measures under one another: %s', (list, one, other) => {
    const { facts, tables } = readFacts({
      [list]: [
        { id: 'nps', name: 'Net promoter score', ...one },
        { id: 'fcr', name: 'First contact resolution', ...other },
      ],
    });
    expect(tables).toEqual([]);
    expect(facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Net promoter score', 'First contact resolution']),
    );
  });

  it('rank places of which only the present and the earlier figure are given', () => {
    const regions = ['North', 'South'].map((name, at) => ({ name, current: 41 + at, previous: 36 }));
    expect(readFacts({ regions }).tables).toHaveLength(1);
  });

  it.each(['salesForecastNextMonth', 'sales_target_next_year', 'nextQuarterSalesTarget'])(
    'hold no figure of now to what is meant for later: %s',
    (key) => {
      expect(pairsOf({ sales: 1200, [key]: 1500 })).toEqual([]);
    },
  );

  it('never call a target like what is held to it', () => {
    const { facts } = readFacts({ kpis: [{ name: 'Monthly availability', value: 99.71, target: 99.95, unit: '%' }] });
    const labels = facts.filter(({ number }) => number !== null).map(({ label }) => label);
    expect(labels).toEqual(['Monthly availability', 'Target of Monthly availability']);
  });

  it('never names an hour where a heart rate may be meant', () => {
    const { facts } = readFacts({ restingHr: 54, avgHr: 171, maxHr: 188, waitHr: 3.2 });
    expect(facts.map(({ unit }) => unit?.id ?? null)).toEqual([null, null, null, 'hour']);
  });

  it.each([
    ['num_socios', 'Socios'],
    ['nb_clients', 'Clients'],
    ['numberOfMembers', 'Members'],
    ['anzahl_kunden', 'Kunden'],
    ['moyenne_5_ans', 'Moyenne 5 ans'],
    ['avg_5_year', '5-year average'],
    ['fiveYearAverage', '5-year average'],
  ])('%s is called %s', (key, label) => {
    expect(readFacts({ [key]: 318 }).facts[0]?.label).toBe(label);
  });

  it.each([
    [['Fri 12', 'Sat 13', 'Sun 14', 'Mon 15'], true],
    [['Mi 30', 'Do 31', 'Fr 1', 'Sa 2'], true],
    [['Fri 12', 'Mon 15', 'Wed 17', 'Sat 20'], false],
    [['Route 12', 'Route 13', 'Route 14', 'Route 15'], false],
  ])('weekdays with their numbers stand in time where they follow one another: %s', (days, temporal) => {
    const [table] = readFacts({ list: days.map((label, at) => ({ label, amount: 1700 + at * at * 31 })) }).tables;
    expect(table?.temporal).toBe(temporal);
  });
});

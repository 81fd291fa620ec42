import type { Fact } from './fact';
import { readFacts } from './read-facts';

function fact(data: object, key: string): Fact | undefined {
  return readFacts(data).facts.find((candidate) => candidate.key === key);
}

describe('figures that are easily mistaken', () => {
  it.each<[string, object, string, object]>([
    ['cents', { revenueCents: 1822450, currency: 'USD' }, 'revenueCents', { number: 18224.5, label: 'Revenue' }],
    ['cents without a currency', { revenueCents: 1822450 }, 'revenueCents', { number: 1822450, currency: null }],
    [
      'the smallest unit of a payment service',
      { object: 'balance', pending: [{ amount: 240110, currency: 'usd' }] },
      'pending/0/amount',
      { number: 2401.1, currency: 'USD', precision: 2 },
    ],
    [
      'a currency without cents there',
      { object: 'charge', amount: 240110, currency: 'jpy' },
      'amount',
      { number: 240110, currency: 'JPY' },
    ],
    [
      'what nobody knows to be an amount there',
      { object: 'balance', currency: 'usd', source_types: { card: 240110 } },
      'source_types/card',
      { kind: 'code', number: null },
    ],
    [
      'an amount in German',
      { umsatz: { wert: 42, waehrung: 'EUR' } },
      'umsatz/wert',
      { currency: 'EUR', label: 'Umsatz' },
    ],
    [
      'a unit in French',
      { budget: { montant: 3.4, devise: 'EUR', unité: 'millions' } },
      'budget/montant',
      { number: 3_400_000, currency: 'EUR' },
    ],
    [
      'a name in Spanish',
      { kpis: [{ nombre: 'Pedidos', valor: 12 }] },
      'kpis/0/valor',
      { number: 12, label: 'Pedidos' },
    ],
    ['millions', { valueUsdMillions: 1204.5 }, 'valueUsdMillions', { number: 1_204_500_000, label: 'Value' }],
    ['Mio Euro', { umsatzMioEuro: 84.2 }, 'umsatzMioEuro', { number: 84_200_000, currency: 'EUR', label: 'Umsatz' }],
    ['million tonnes', { cropMillionTonnes: 5.2 }, 'cropMillionTonnes', { number: 5_200_000, unit: { id: 'tonne' } }],
    ['a rate per million', { casesPerMillion: 3 }, 'casesPerMillion', { number: 3 }],
    ['paid claims', { claimsPaid: 11021, currency: 'CHF' }, 'claimsPaid', { kind: 'count', currency: null }],
    [
      'a price per unit',
      { priceKWh: 0.3, currency: 'EUR' },
      'priceKWh',
      { kind: 'currency', label: 'Price', unit: { id: 'EUR-per-kilowatt-hour' } },
    ],
    [
      'what is burnt on a way',
      { consumptionLPer100Km: 6.4 },
      'consumptionLPer100Km',
      { unit: { id: 'liter-per-100-kilometer' }, label: 'Consumption' },
    ],
    [
      'grams a kilowatt hour',
      { co2GProKwh: 241 },
      'co2GProKwh',
      { unit: { id: 'gram-per-kilowatt-hour' }, label: 'CO2' },
    ],
    [
      'euros a kilowatt hour',
      { prixEurParKwh: 0.25 },
      'prixEurParKwh',
      { unit: { id: 'EUR-per-kilowatt-hour' }, currency: 'EUR', label: 'Prix' },
    ],
    [
      'what a cubic metre holds',
      { pm25UgM3: 12.4 },
      'pm25UgM3',
      { unit: { id: 'microgram-per-cubic-meter' }, label: 'PM2.5' },
    ],
    [
      'what a decilitre holds',
      { ldlMgPerDl: 131 },
      'ldlMgPerDl',
      { unit: { id: 'milligram-per-deciliter' }, label: 'LDL' },
    ],
    [
      'what a litre holds, by its neighbour',
      { glucose: { value: 5.4, unit: 'mmol/L' } },
      'glucose/value',
      { unit: { id: 'millimole-per-liter' } },
    ],
    ['golf', { parTotal: 72 }, 'parTotal', { unit: null, label: 'Total par' }],
    ['averaged minutes', { avgHeadwayMin: 9.4 }, 'avgHeadwayMin', { unit: { id: 'minute' }, label: 'Average headway' }],
    ['millions of people', { users: '1.84 m' }, 'users', { kind: 'count', number: 1_840_000 }],
    ['millions or metres', { dl: '1.84 m', rev: '$46.0k' }, 'dl', { number: null, reading: { sure: 'unknown' } }],
    ['metres', { depth: '1.84 m', cost: '$46.0k' }, 'depth', { unit: { id: 'meter' }, number: 1.84 }],
    ['metres beside kilometres', { dl: '1.84 m', way: '3 km', rev: '$46k' }, 'dl', { unit: { id: 'meter' } }],
    ['minutes of a wait', { wait: '22 m' }, 'wait', { unit: { id: 'minute' }, number: 22 }],
    ['a half in French', { miTemps: 10 }, 'miTemps', { unit: null, number: 10 }],
    ['a time in French', { tempsDeTrajetMin: 42 }, 'tempsDeTrajetMin', { unit: { id: 'minute' } }],
    ['within minutes', { airborneWithin4MinPct: 83 }, 'airborneWithin4MinPct', { label: 'Airborne within 4 minutes' }],
    ['fewer than in Spanish', { menosDe30Dias: 83 }, 'menosDe30Dias', { label: 'Menos de 30 dias', window: null }],
    ['over a month in German', { 'Anteil über 30 Tage': 8 }, 'Anteil über 30 Tage', { label: 'Anteil über 30 Tage' }],
    ['thousands of euros', { 'Umsatz (T€)': 4200 }, 'Umsatz (T€)', { number: 4_200_000, label: 'Umsatz' }],
    ['thousands of money', { feesBilledK: 42 }, 'feesBilledK', { number: 42_000, label: 'Fees billed' }],
    ['thousands or kelvin', { samplesK: 42 }, 'samplesK', { number: 42, reading: { sure: 'unknown' } }],
    ['a percentage in Italian', { percRD: 68.8 }, 'percRD', { kind: 'percent' }],
    ['a lowest temperature', { tempMin: 3 }, 'tempMin', { kind: 'temperature', label: 'Lowest temperature' }],
    ['month on month', { cpiMoM: -0.2 }, 'cpiMoM', { unit: null, label: 'CPI MoM' }],
    ['a moment', { nextReview: 1796083200 }, 'nextReview', { kind: 'date', form: 'epoch' }],
    ['a day in digits', { lastUpdate: '20261121' }, 'lastUpdate', { kind: 'date', value: '2026-11-21' }],
    ['a day as a number', { updated: 20261121 }, 'updated', { kind: 'date', form: 'day', value: '2026-11-21' }],
    ['hours and minutes', { total: '7h 12m' }, 'total', { kind: 'duration', unit: { id: 'hour' }, number: 7.2 }],
    ['minutes beside hours', { total: '7h 12m', awake: '22m' }, 'awake', { kind: 'duration', unit: { id: 'minute' } }],
    ['metres', { depth: '22m' }, 'depth', { kind: 'measure', unit: { id: 'meter' } }],
    ['thousands of the continent', { a: '12,5 %', staff: '1.204' }, 'staff', { number: 1204 }],
    ['thousandths elsewhere', { a: '1,204,000', ratio: '1.204' }, 'ratio', { number: 1.204 }],
    ['a percentile', { latency_ms_p95: 212 }, 'latency_ms_p95', { unit: { id: 'millisecond' }, label: 'P95 latency' }],
    ['a percentile before', { p95WaitMinutes: 512 }, 'p95WaitMinutes', { unit: { id: 'minute' }, label: 'P95 wait' }],
    [
      'millimetres a second',
      { vibration_mm_s: 4.6 },
      'vibration_mm_s',
      { unit: { id: 'millimeter-per-second' }, label: 'Vibration' },
    ],
    [
      'grams per kilowatt hour',
      { carbon_gCO2_kWh: 112 },
      'carbon_gCO2_kWh',
      { unit: { id: 'gram-per-kilowatt-hour' }, label: 'Carbon' },
    ],
    ['kilometres an hour', { speed_km_h: 4 }, 'speed_km_h', { unit: { id: 'kilometer-per-hour' }, label: 'Speed' }],
    [
      'weighed carbon',
      { scope1TonnesCO2e: 41200 },
      'scope1TonnesCO2e',
      { unit: { id: 'tonne' }, label: 'Scope 1 CO2e' },
    ],
    ['a pair of currencies', { usdclp: 931.2 }, 'usdclp', { label: 'USD/CLP', currency: null }],
    ['days that it takes to pay', { daysToPay: 11, currency: 'CHF' }, 'daysToPay', { currency: null }],
    ['a share beside percentages', { vaccinatedPct: 81, bedOccupancy: 0.61 }, 'bedOccupancy', { number: 0.61 }],
    ['a fall in per cent', { ath_change_percentage: { usd: -22.1 } }, 'ath_change_percentage/usd', { kind: 'percent' }],
    ['wind', { wind_speed_ms: 7.2 }, 'wind_speed_ms', { unit: { id: 'meter-per-second' } }],
    ['wind in Japanese', { 風速ms: 6.2 }, '風速ms', { unit: { id: 'meter-per-second' }, label: '風速' }],
    ['averaged minutes in French', { attenteMoyenneMin: 94 }, 'attenteMoyenneMin', { unit: { id: 'minute' } }],
    [
      'minutes of the day before',
      { attenteMoyenneMinVeille: 71 },
      'attenteMoyenneMinVeille',
      { unit: { id: 'minute' } },
    ],
    ['millions by a letter', { visitors: '8M' }, 'visitors', { number: 8_000_000 }],
    ['a loan on a house', { ltv: 0.8333 }, 'ltv', { kind: 'ratio', label: 'LTV' }],
    ['a pay', { hourlyRate: 14.2, currency: 'USD' }, 'hourlyRate', { currency: 'USD' }],
    ['a service level', { slo: 0.999, availability: 0.99871 }, 'availability', { kind: 'ratio' }],
    [
      'what a euro costs',
      { base: 'EUR', rates: { USD: 1.0842, GBP: 0.8341, JPY: 162.31 } },
      'rates/USD',
      { kind: 'ratio', currency: null, label: 'USD per EUR' },
    ],
    ['a goal of money', { raised: 48210, goal: 60000, currency: 'GBP' }, 'goal', { currency: 'GBP' }],
    ['the average of a class', { classAverage: 64 }, 'classAverage', { label: 'Class average' }],
    ['the most there can be', { maxConnections: 300 }, 'maxConnections', { label: 'Maximum connections' }],
    ['figures of a part', { memory: { totalGb: 64 } }, 'memory/totalGb', { label: 'Total memory' }],
    ['rows of a graph', { pulls: { totalCount: 214 } }, 'pulls/totalCount', { label: 'Pulls' }],
    ['the last year', { contractUntil: 2029 }, 'contractUntil', { kind: 'date', form: 'year' }],
  ])('%s', (_, data, key, expected) => {
    expect(fact(data, key)).toMatchObject(expected);
  });

  it.each([
    { bib: 18221 },
    { season: 9 },
    { yearGroup: 9 },
    { barcode: '4006381333931' },
    { metadata: { count: 4 } },
    { currency: 'EUR' },
    { moneda: 'EUR' },
    { order: '#1001' },
    { turma: '8B' },
    { etapa: 12 },
  ])('tells nobody %j', (data) => {
    expect(readFacts(data).facts[0]).toMatchObject({ kind: 'code', number: null });
  });

  it('takes a currency by its name in other languages', () => {
    expect(fact({ moneda: 'EUR', precio: 112.4 }, 'precio')).toMatchObject({ currency: 'EUR' });
    expect(fact({ 通貨: 'JPY', 売上: 1824000 }, '売上')).toMatchObject({ currency: 'JPY' });
    expect(fact({ country: 'Chile', currency: 'Peso' }, 'currency')).toMatchObject({ kind: 'text' });
  });

  it.each<[string, object]>([
    ['a ratio of losses', { lossRatio: 0.71, combinedRatio: 0.97 }],
    ['games that were lost', { win: 611, loss: 480 }],
    ['a loss per share', { lossPerShare: -0.42 }],
    ['failures of changes', { changeFailureRate: 0.08 }],
    ['a sensitivity of an option', { delta: -0.41, gamma: 0.012 }],
  ])('takes %s for no movement', (_, data) => {
    expect(readFacts(data).changes).toEqual([]);
  });

  it('takes a growth on the quarter for a movement', () => {
    expect(readFacts({ gdpGrowthQoQPct: 0.3 }).changes).toMatchObject([{ key: 'gdpGrowthQoQPct' }]);
  });

  it('sets a baseline against its own figure alone', () => {
    const { comparisons } = readFacts({ affectedPct: 3.1, errorRatePeakPct: 41.2, errorRateBaselinePct: 0.4 });
    expect(comparisons).toMatchObject([{ subject: 'errorRatePeakPct' }]);
    expect(readFacts({ affectedPct: 3.1, loadPct: 4, errorBaselinePct: 0.4 }).comparisons).toEqual([]);
  });

  it('lends no currency from a figure in millions to one that may be in ones', () => {
    const data = {
      umsatzMioEuro: 84.2,
      filialen: [
        { ort: 'Graz', umsatz: 21.1 },
        { ort: 'Linz', umsatz: 33.4 },
      ],
    };
    expect(fact(data, 'filialen/0/umsatz')).toMatchObject({ currency: null, number: 21.1 });
  });

  it('sets the last year against the one before', () => {
    const { comparisons } = readFacts({ loans_2024: 182400, loans_2026: 190112, loans_2025: 176210 });
    expect(comparisons).toMatchObject([{ subject: 'loans_2026', other: 'loans_2025', period: 'the year before' }]);
  });

  it('sets objects of an earlier time and of others against the figures of the same names', () => {
    const german = readFacts({ umsatz: 12, Vorjahr: { umsatz: 11 } }).comparisons;
    expect(german).toMatchObject([{ role: 'previous', subject: 'umsatz', period: 'the year before' }]);
    const { comparisons, facts } = readFacts({ mttrMinutes: 46, benchmark: { mttrMinutes: 60 } });
    expect(comparisons).toMatchObject([{ role: 'benchmark', subject: 'mttrMinutes' }]);
    expect(facts[1]).toMatchObject({ label: 'Benchmark' });
  });

  it.each([
    [{ rapid: { rating: 1842 }, blitz: { rating: 1710 } }, ['Rapid rating', 'Blitz rating']],
    [{ slowestSegment: { speedMph: 3.9 } }, ['Slowest segment speed']],
    [{ previousPoll: { Yes: 45 } }, ['Previous poll yes']],
    [{ user: { rating: 4 } }, ['User rating']],
    [{ data: { rating: 4 } }, ['Rating']],
    [{ per100g: { fat: 14.2 } }, ['Fat per 100g']],
    [{ topScorer: { name: 'Ida', runs: 140, balls: 141, fours: 17 } }, ['Runs of Ida', 'Balls of Ida', 'Fours of Ida']],
    ...[
      ['network', 'passengers', 'Passengers', 'Network passengers'],
      ['retest', 'nitrateMgL', 'Nitrate', 'Retest nitrate'],
      ['online_shop', 'sales', 'Sales', 'Online shop sales'],
      ['after', 'sales', 'Sales', 'Sales'],
      ['actual', 'sales', 'Sales', 'Sales'],
      ['summary', 'sales', 'Sales', 'Sales'],
    ].map(([holder = '', key = '', row = '', label = '']): [object, string[]] => [
      {
        rows: [
          { name: 'A', [key]: 4 },
          { name: 'B', [key]: 3 },
        ],
        [holder]: { [key]: 9 },
      },
      [row, row, label],
    ]),
  ])('tells apart what %j holds', (data, labels) => {
    expect(
      readFacts(data)
        .facts.filter(({ number }) => number !== null)
        .map(({ label }) => label),
    ).toEqual(labels);
  });
});

describe('lists that are easily mistaken', () => {
  const table = (data: object) => readFacts(data).tables[0];

  it('ranks no figures of several units', () => {
    const results = [
      { analyte: 'Hemoglobin', value: 13.1, unit: 'g/dL' },
      { analyte: 'LDL', value: 162, unit: 'mg/dL' },
    ];
    expect(table({ results })).toBeUndefined();
    expect(fact({ results }, 'results/1/value')).toMatchObject({ label: 'LDL' });
  });

  it('takes the week of a run for no time, and a grid for no figure', () => {
    const films = [
      { rank: 1, title: 'Tide', week: 1, gross: 48 },
      { rank: 2, title: 'Choir', week: 3, gross: 21 },
    ];
    expect(table({ films })).toMatchObject({ temporal: false, main: 'gross' });
    const grid = [
      { driver: 'A', grid: 1, points: 25 },
      { driver: 'B', grid: 10, points: 18 },
    ];
    expect(table({ grid })?.columns.map(({ name }) => name)).toEqual(['points']);
  });

  it('names what happened by its place and not by its moment', () => {
    const features = [
      { type: 'Feature', properties: { mag: 6.1, place: 'Tonga', time: 1795300000000 } },
      { type: 'Feature', properties: { mag: 5.4, place: 'Noto', time: 1795290000000 } },
    ];
    expect(table({ features })).toMatchObject({ temporal: false, main: 'mag' });
    expect(table({ features })?.rows[1]?.name.key).toBe('features/1/properties/place');
  });

  it('ranks nobody by a place in another language', () => {
    const clasificacion = [
      { puesto: 1, corredor: 'Roglič', tiempo: '4:12:08' },
      { puesto: 2, corredor: 'Mas', tiempo: '4:12:14' },
    ];
    expect(table({ clasificacion })).toMatchObject({ main: 'tiempo' });
    expect(table({ clasificacion })?.rows[1]?.rank).toBe('clasificacion/1/puesto');
  });

  it('ranks coins by what they are worth and not by how many they are', () => {
    const holdings = [
      { symbol: 'BTC', amount: 0.1842, valueUsd: 12100 },
      { symbol: 'SOL', amount: 31.2, valueUsd: 4820 },
      { symbol: 'USDC', amount: 1502.7, valueUsd: 1502.7 },
    ];
    expect(table({ holdings })?.columns.map(({ name }) => name)).toEqual(['valueUsd']);
    expect(fact({ holdings }, 'holdings/2/amount')).toMatchObject({ currency: null });
  });

  it('ranks no reviews, no orders by their moment, and no fields in Pascal case', () => {
    const reviews = [
      { author: 'maja', stars: 5, body: 'Offline maps that work.' },
      { author: 'tom', stars: 2, body: 'It uses my battery.' },
    ];
    expect(table({ reviews })).toBeUndefined();
    const orders = [
      { name: '#1001', created_at: '2026-11-20T10:11:12Z', total: '598.94' },
      { name: '#1002', created_at: '2026-11-20T12:01:00Z', total: '89.50' },
    ];
    expect(table({ orders })).toMatchObject({ temporal: false });
    expect(table({ Summary: { TotalRevenue: 1200, NewCustomers: 40, Visitors: 900 } })).toBeUndefined();
  });

  it('reads pairs of time and figure as a series', () => {
    const data = {
      metric: 'Active users',
      data: [
        [1795132800, 1204],
        [1795219200, 1311],
      ],
    };
    expect(table(data)).toMatchObject({ temporal: true, label: 'Active users', main: 'value' });
    expect(
      table({
        sizes: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toBeUndefined();
  });
});

describe('long numbers that lie close together in the rows of a list', () => {
  const kindOf = (name: string): string | undefined => {
    const numbers = [101512, 101377, 100206, 100961];
    const rows = numbers.map((number, at) => ({ species: `Orchid ${'abcd'[at]}`, [name]: number, found: 50 + at }));
    return readFacts({ rows }).facts.find(({ key }) => key === `rows/0/${name}`)?.kind;
  };

  it.each(
    'accession Accession accession_no plot Parzelle lotto expediente matricule registro 登録 sicil folio'.split(' '),
  )('are codes under a name of no quantity: %s', (name) => {
    expect(kindOf(name)).toBe('code');
  });

  it.each(
    'visitors households voters Stimmen Besucher abitanti votantes seyirci 人口 입장객 revenue elevation'.split(' '),
  )('are figures under that of one: %s', (name) => {
    expect(kindOf(name)).toBe('count');
  });
});

import { readFacts } from '../read-facts';

/** Each pair as "subject < other", with the time of the other. */
function pairsOf(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other, period }) =>
    `${subject} ${role} ${other} ${period}`.trim(),
  );
}

describe('one thing at two times', () => {
  it('sets a month against the same month of the year before', () => {
    const data = {
      visits: {
        May: { 2025: 6812, 2024: 9140 },
        June: { 2025: 31405, 2024: 18920 },
        July: { 2025: 28770, 2024: 33215 },
      },
    };
    expect(pairsOf(data).filter((pair) => pair.startsWith('visits/July'))).toEqual([
      'visits/July/2025 previous visits/July/2024 the year before',
    ]);
  });

  it.each([
    ['seats_won', 'seats_2021'],
    ['votesCast', 'votes2021'],
  ])('takes the name that says one word more for the present: %s beside %s', (now, then) => {
    const rows = ['A', 'B'].map((party, at) => ({ party, [now]: 12 + at, [then]: 8 - at }));
    expect(pairsOf({ rows })).toContain(`rows/0/${now} previous rows/0/${then} in 2021`);
  });

  it.each<[spelling: string, data: unknown, subject: string, other: string]>([
    ['months as keys', { tickets: { mar: 18420, apr: 15960 } }, 'tickets/apr', 'tickets/mar'],
    ['months in the other order', { tickets: { apr: 15960, mar: 18420 } }, 'tickets/apr', 'tickets/mar'],
    ['a turn of the year', { tickets: { dec: 18420, jan: 15960 } }, 'tickets/jan', 'tickets/dec'],
    ['a winter', { hives_mar: 53, hives_oct: 70 }, 'hives_mar', 'hives_oct'],
    ['years in rows', { rows: [{ f: 'DVDs', 2019: 52, 2024: 11 }] }, 'rows/0/2024', 'rows/0/2019'],
    ['a year before in rows', { rows: [{ art: 'Brand', anzahl: 46, vorjahr: 51 }] }, 'rows/0/anzahl', 'rows/0/vorjahr'],
    ['last year, and no light-years', { dso: 52, dso_ly: 44 }, 'dso', 'dso_ly'],
    ['quarters in keys', { priceQ1_2024: 385, priceQ1_2025: 402 }, 'priceQ1_2025', 'priceQ1_2024'],
    ['quarters as keys', { enps: { q4_2024: 31, q1_2025: 18 } }, 'enps/q1_2025', 'enps/q4_2024'],
    ['years as keys', { schools: { 2023: 21200, 2024: 18900 } }, 'schools/2024', 'schools/2023'],
    ['years in German keys', { 'Fehlbetrag 2025': 6.6, 'Fehlbetrag 2024': 2.9 }, 'Fehlbetrag 2025', 'Fehlbetrag 2024'],
    ['a season', { media: { '2023-24': 22900, '2024-25': 28450 } }, 'media/2024-25', 'media/2023-24'],
    ['an undated one', { turnout: 38, turnout2022: 34.2 }, 'turnout', 'turnout2022'],
    ['before and after', { noShows: { before: 1140, after: 680 } }, 'noShows/after', 'noShows/before'],
    ['days before', { waitDaysBefore: 41, waitDaysAfter: 23 }, 'waitDaysAfter', 'waitDaysBefore'],
    ['antes y después', { espera: { antes: 41, despues: 23 } }, 'espera/despues', 'espera/antes'],
    ['avant et après', { attente: { avant: 41, après: 23 } }, 'attente/après', 'attente/avant'],
    [
      'start and end',
      { followers: { season_start: 22300, season_end: 31050 } },
      'followers/season_end',
      'followers/season_start',
    ],
    ['old and new rates', { rate: { old: '410 %', new: '445 %' } }, 'rate/new', 'rate/old'],
    ['a total of last month', { total_km: 118, total_km_last_month: 92 }, 'total_km', 'total_km_last_month'],
    ['last winter', { Raised: '£137,450', 'Raised last winter': '£109,200' }, 'Raised', 'Raised last winter'],
    ['earlier objects', { after: { seats: 22 }, before: { seats: 23 } }, 'after/seats', 'before/seats'],
  ])('is a change: %s', (_, data, subject, other) => {
    expect(pairsOf(data)).toEqual([expect.stringMatching(new RegExp(`^${subject} previous ${other}( |$)`)) as string]);
  });

  it('pairs each row of a list, and ranks by the present column', () => {
    const rows = [
      { area: 'Millside', dom2024: 38, dom2025: 17 },
      { area: 'Eastgate', dom2024: 44, dom2025: 35 },
    ];
    const { comparisons, tables } = readFacts({ areas: rows });
    expect(comparisons).toHaveLength(2);
    expect(tables).toMatchObject([{ main: 'dom2025' }]);
  });

  it.each<[what: string, data: unknown]>([
    ['quarters of a match', { q1: { home: 24, away: 30 }, q2: { home: 21, away: 18 } }],
    ['new and old customers', { newCustomers: 1204, oldCustomers: 52 }],
    ['places in a list of numbers', { readings: Array.from({ length: 1905 }, (_, at) => at + 0.5) }],
    ['a forecast of the end', { spentToDate: '£17.9m', forecastFinal: '£26.1m' }],
    ['plans for another year', { reserve: { 2024: 19.5, '2025 (planned)': 12.9 } }],
    ['figures of two kinds', { size2024: '5 kg', size2025: '7 m' }],
  ])('is no change: %s', (_, data) => {
    expect(pairsOf(data).filter((pair) => pair.includes('previous'))).toEqual([]);
  });

  it.each<[form: string, data: object]>([
    ['a season', { viewers: { '24/25': 1120, '23/24': 820 } }],
    ['a year of an era', { 貸出: { 令和6年度: 1120, 令和5年度: 820 } }],
    ['N-1', { visites: 1120, 'visites N-1': 820 }],
    ['n_1', { frequentation: { visites: 1120, visites_n_1: 820 } }],
    ['a month in an object of its own', { trips: { total: 1120, 'mar/2025': { total: 820 } } }],
    [
      'the same among the parts of a plan',
      { trips: { planned: 1200, made: 1120, 'mar/2025': { planned: 1200, made: 820 } } },
    ],
  ])('is found as %s', (_, data) => {
    const { comparisons, facts } = readFacts(data);
    const valueOf = (key: string): unknown => facts.find((fact) => fact.key === key)?.value;
    const pairs = comparisons
      .filter(({ role }) => role === 'previous')
      .map(({ subject, other }) => [valueOf(subject), valueOf(other)]);
    expect(pairs).toContainEqual([1120, 820]);
    expect(pairs.every(([now, then]) => (now === 1120 && then === 820) || now === then)).toBe(true);
  });

  it('is no target of an earlier year, where it is what is expected of a later one', () => {
    expect(readFacts({ price_eur_kg: { 2024: 0.46, '2025 (forecast)': 0.55 } }).comparisons).toEqual([]);
  });

  it('is called what it is, without its time', () => {
    const { facts } = readFacts({ tickets: { mar: 18420, apr: 15960 }, priceQ1_2024: 385, priceQ1_2025: 402 });
    expect(facts.find(({ key }) => key === 'tickets/apr')).toMatchObject({ label: 'Tickets', words: ['tickets'] });
    expect(facts.find(({ key }) => key === 'priceQ1_2025')).toMatchObject({ label: 'Price' });
  });

  it('keeps what its object says of it: an average stays one', () => {
    const { facts } = readFacts({ weekly_avg: { wk1_sleep: 415.1, wk2_sleep: 453.3 } });
    expect(facts.find(({ key }) => key === 'weekly_avg/wk2_sleep')?.label).toMatch(/average/i);
  });
});

describe('what is usual', () => {
  it.each([
    [{ rainMm: 612, rainNormalMm: 438 }],
    [{ tmax_c: 37, normal_tmax_c: 30 }],
    [{ fill_pct: 67.1, fill_10y_avg_pct: 58.3 }],
    [{ yield_t_ha: 7.1, five_year_avg_t_ha: 8.4 }],
  ])('is a benchmark: %j', (data) => {
    expect(readFacts(data).comparisons).toMatchObject([{ role: 'benchmark', subject: Object.keys(data)[0] }]);
  });
});

describe('a week beside what is called by its part alone', () => {
  it.each<[what: string, data: object, pair: string]>([
    ['what came about', { yield: { act: 97.8, plan: 98, WW37: 99 } }, 'yield/act < yield/WW37'],
    ['German', { Ausbeute: { Ist: 97.8, Soll: 98, KW37: 99 } }, 'Ausbeute/Ist < Ausbeute/KW37'],
    [
      'a total of a later week',
      { week: "WW38'25", scrap: { total: 281, 'of which line 2': 168, WW37: 124 } },
      'scrap/total < scrap/WW37',
    ],
  ])('is an earlier one: %s', (_, data, pair) => {
    const previous = readFacts(data).comparisons.filter(({ role }) => role === 'previous');
    expect(previous.map(({ subject, other }) => `${subject} < ${other}`)).toEqual([pair]);
  });

  it('may be a part of a total that nothing says is of later', () => {
    expect(readFacts({ scrap: { total: 281, WW37: 124 } }).comparisons).toEqual([]);
    expect(readFacts({ year: 2025, visits: { 2024: 400, total: 900 } }).comparisons).toEqual([]);
  });
});

describe('years of two halves', () => {
  it('are four digits beside four others, and say no more than the years', () => {
    const rows = ['North', 'South', 'West'].map((station, at) => ({
      crs: station.slice(0, 1).repeat(3),
      station,
      pax_2425: 40 + at,
      pax_2324: 30 + at,
    }));
    const { comparisons, tables, facts } = readFacts({ rows });
    expect(comparisons).toMatchObject(
      [0, 1, 2].map((at) => ({
        role: 'previous',
        subject: `rows/${at}/pax_2425`,
        other: `rows/${at}/pax_2324`,
        period: 'in 2023/24',
      })),
    );
    expect(facts.find(({ key }) => key === 'rows/0/pax_2425')?.label).toBe('Passengers');
    // A row is called by the name of its place and not by the code that stands for it.
    expect(tables[0]?.rows[0]?.name.key).toBe('rows/0/station');
  });

  it('are none of a model or of numbers that do not follow', () => {
    expect(readFacts({ model_1213: 4, model: 5 }).comparisons).toEqual([]);
    expect(readFacts({ sku_1416: 3, sku_1819: 5 }).comparisons).toEqual([]);
  });
});

describe('versions', () => {
  const versions = (older: string, newer: string): string[] =>
    pairsOf({ metrics: { [older]: { crashes: 18, players: 1820 }, [newer]: { crashes: 6, players: 1970 } } });

  it.each([
    ['v4_1', 'v4_2'],
    ['v1', 'v2'],
    ['v9', 'v10'],
    ['version1', 'version2'],
    ['ver_1_9', 'ver_1_10'],
  ])('are one thing at two times, the higher the later: %s, %s', (older, newer) => {
    const pairs = ['crashes', 'players'].map((name) => `metrics/${newer}/${name} previous metrics/${older}/${name}`);
    expect(versions(older, newer)).toEqual(pairs);
    expect(versions(newer, older)).toEqual(expect.arrayContaining(pairs));
  });

  it('may stand behind what is measured', () => {
    expect(pairsOf({ latencyV1Ms: 340, latencyV2Ms: 212 })).toEqual(['latencyV2Ms previous latencyV1Ms']);
  });

  it.each([
    ['rounds or regions', { R5: { votes: 52 }, R6: { votes: 55 } }],
    ['sites', { site1: { visits: 52 }, site2: { visits: 55 } }],
    ['volts', { bat_v: 12, bus_v: 13 }],
  ])('are no %s', (_, data) => {
    expect(pairsOf(data)).toEqual([]);
  });
});

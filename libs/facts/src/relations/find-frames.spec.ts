import { readFacts } from '../read-facts';

/** Pairs as "subject < role other". */
const pairsOf = (data: object) =>
  readFacts(data).comparisons.map(({ role, subject, other }) => `${subject} < ${role} ${other}`);

describe('objects that stand side by side', () => {
  it.each([
    ['targets', 'target'],
    ['goals', 'target'],
    ['plan', 'target'],
    ['budget', 'target'],
    ['soll', 'target'],
    ['objectif', 'target'],
    ['limits', 'limit'],
    ['thresholds', 'limit'],
    ['legal_limits', 'limit'],
    ['benchmark', 'benchmark'],
    ['industry', 'benchmark'],
    ['leagueAverage', 'benchmark'],
    ['previous', 'previous'],
    ['lastYear', 'previous'],
    ['previous_month', 'previous'],
    ['vormonat', 'previous'],
    ['before', 'previous'],
  ])('%s gives its figures the part of a %s', (name, role) => {
    const now = { churnPct: 2.1, waitMin: 14 };
    const other = { churnPct: 2.4, waitMin: 12 };
    const expected = ['churnPct', 'waitMin'].map((key) => `now/${key} < ${role} ${name}/${key}`);
    expect(pairsOf({ now, [name]: other }).toSorted()).toEqual(expected);
    expect(pairsOf({ [name]: other, now }).toSorted()).toEqual(expected);
    // Deeper, and with what they measure a level below.
    const deep = (figures: typeof now) => ({
      churn: { valuePct: figures.churnPct },
      wait: { minutes: figures.waitMin },
    });
    expect(pairsOf({ report: { figures: deep(now), [name]: deep(other) } })).toHaveLength(2);
  });

  it('takes a forecast for a target only beside what became of it', () => {
    const of = (parcels: number) => ({ parcels, onTimePct: parcels / 500 });
    expect(pairsOf({ actual: of(47000), forecast: of(45000) })).toHaveLength(2);
    expect(pairsOf({ now: of(47000), forecast: of(45000) })).toHaveLength(2);
    expect(pairsOf({ september: of(47000), outlook: of(49500) })).toEqual([]);
    expect(pairsOf({ thisWeek: of(47000), nextWeekForecast: of(49500) })).toEqual([]);
  });

  it('sets the newest of those that are called by their time against the one before', () => {
    const of = (revenue: number) => ({ revenue, staff: revenue / 10 });
    expect(pairsOf({ '2023': of(300), '2025': of(412), '2024': of(380) })).toEqual([
      '2025/revenue < previous 2024/revenue',
      '2025/staff < previous 2024/staff',
    ]);
    expect(pairsOf({ 'Q3 2026': of(300), 'Q2 2026': of(280) })).toHaveLength(2);
    const { facts } = readFacts({ 'Q3 2026': { orders: 300 }, 'Q2 2026': { orders: 280 } });
    expect(facts.map(({ label }) => label)).toEqual(['Orders', 'Orders Q2 2026']);
    // A quarter without a year may be one of a match.
    expect(pairsOf({ q2: { home: 21, away: 18 }, q1: { home: 24, away: 30 } })).toEqual([]);
  });

  it('takes none where two could be meant, where the units differ, or where nothing says what is compared', () => {
    const of = (churnPct: number) => ({ churnPct });
    expect(pairsOf({ north: of(2), south: of(3), target: of(1) })).toEqual([]);
    expect(pairsOf({ now: { wait: '14 min' }, target: { wait: '12 km' } })).toEqual([]);
    expect(pairsOf({ customers: { count: 12 }, market: { count: 40 } })).toEqual([]);
    expect(pairsOf({ home: { goals: 2, shots: 9 }, away: { goals: 1, shots: 4 } })).toEqual([]);
  });
});

describe('targets that are called after a thing', () => {
  const [patients, waits, goals] = [86, 8, 10].map((red) => ({ red, amber: red * 2, green: red * 3 }));
  const pairsWith = (subject: string, other: string) =>
    ['red', 'amber', 'green'].map((key) => `${subject}/${key} < target ${other}/${key}`);

  it.each([
    ['triage', 'waitMedianMin', 'waitTargetMin'],
    ['triageMts', 'arztkontaktMedianMin', 'arztkontaktZielMin'],
    ['passages', 'temps_attente', 'objectif_temps_attente'],
    ['atendimentos', 'tempo_espera_mediana_min', 'tempo_espera_meta_min'],
    ['ingresos', 'demora', 'objetivo_demora'],
  ])('are for that thing, and not for %s', (others, subject, target) => {
    const expected = pairsWith(subject, target);
    expect(pairsOf({ [others]: patients, [subject]: waits, [target]: goals })).toEqual(expected);
    expect(pairsOf({ [target]: goals, [others]: patients })).toEqual([]);
  });

  it('belong to the only object with their keys where their name has no subject, and to the present one rather than an earlier one', () => {
    expect(pairsOf({ triage: patients, targets: goals })).toEqual(pairsWith('triage', 'targets'));
    expect(pairsOf({ uscite: patients, budget: goals })).toEqual(pairsWith('uscite', 'budget'));
    expect(pairsOf({ triage: patients, waits, targets: goals })).toEqual([]);
    expect(pairsOf({ results: patients, results_aug25: waits, standard: goals })).toEqual(
      pairsWith('results', 'standard'),
    );
  });
});

describe('earlier times that stand apart from now', () => {
  const now = { month: '2025-03', daysOpen: 29, entries: { adults: 7000, pupils: 4790, total: 11790 } };
  const earlier = {
    '2025-02': { entries: 11345, daysOpen: 28 },
    '2024-03': { entries: 11620, daysOpen: 29 },
  };

  it.each(['comparison', 'comparaison', 'vergleich', 'compare', 'comparado_con', 'confronto', 'before'])(
    'are each set against now, and not against one another: %s',
    (name) => {
      expect(pairsOf({ ...now, [name]: earlier }).toSorted()).toEqual([
        `daysOpen < previous ${name}/2024-03/daysOpen`,
        `daysOpen < previous ${name}/2025-02/daysOpen`,
        `entries/total < previous ${name}/2024-03/entries`,
        `entries/total < previous ${name}/2025-02/entries`,
      ]);
    },
  );

  it('are two times of one thing where nothing says that now is later', () => {
    expect(pairsOf({ ...now, month: '2024-12', comparison: earlier })).toContain(
      'comparison/2025-02/entries < previous comparison/2024-03/entries',
    );
  });
});

it('sets a school against its own earlier term, though a school may be what others are compared with', () => {
  const data = {
    whole_school: { pupils: 885, 'attendance_%': 93.7, late_marks: 395 },
    previous_half_term: { 'attendance_%': 93.5, late_marks: 401 },
    'trust_average_attendance_%': 93.1,
  };
  expect(pairsOf(data)).toEqual(
    expect.arrayContaining([
      'whole_school/attendance_% < previous previous_half_term/attendance_%',
      'whole_school/late_marks < previous previous_half_term/late_marks',
    ]),
  );
  expect(pairsOf(data).filter((pair) => pair.startsWith('trust'))).toEqual([]);
});

describe('rows of measures', () => {
  it('stand against a plan where the column says plan, and against an earlier value only where it says so', () => {
    const rows = (other: string) => ({
      items: [
        { kpi: 'Revenue', value: 412, [other]: 450 },
        { kpi: 'Orders', value: 88, [other]: 80 },
      ],
    });
    const pairs = (other: string) => [0, 1].map((row) => `items/${row}/value < target items/${row}/${other}`);
    expect(pairsOf(rows('plan'))).toEqual(pairs('plan'));
    expect(pairsOf(rows('target'))).toEqual(pairs('target'));
    expect(pairsOf(rows('lastYear'))[0]).toBe('items/0/value < previous items/0/lastYear');
    expect(pairsOf(rows('alpha'))).toEqual([]);
  });

  it('put the later of two years first, however they stand', () => {
    const statement = {
      statement: [
        { line: 'Revenue', FY2024: 380, FY2025: 412 },
        { line: 'Profit', FY2024: 38, FY2025: 41 },
      ],
    };
    expect(pairsOf(statement)).toEqual([0, 1].map((at) => `statement/${at}/FY2025 < previous statement/${at}/FY2024`));
  });
});

describe('an object of one figure that is called by a part', () => {
  it.each([
    ['record', { total: 279_000, previousRecord: { visitors: 265_200, season: '2011-2012' } }],
    ['record', { total: 279_000, record: { visitors: 265_200, year: 2011 } }],
    ['previous', { total: 279_000, lastYear: { visitors: 214_500 } }],
  ])('is the %s of the total beside it: %j', (role, attendance) => {
    const found = readFacts({ attendance }).comparisons.map((one) => `${one.role} ${one.subject}`);
    expect(found).toEqual([`${role} attendance/total`]);
  });

  it('is none where the sizes or the times are others', () => {
    for (const record of [{ visitors: 4127 }, { visitors: 2_652_000 }])
      expect(readFacts({ attendance: { total: 279_000, record } }).comparisons).toEqual([]);
    expect(readFacts({ total: 279_000, monthlyRecord: { visitors: 265_200 } }).comparisons).toEqual([]);
  });
});

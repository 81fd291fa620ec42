import { readFacts } from '../read-facts';

/** Rows that are measured by something outside their list, with what they are measured by. */
function measured(data: unknown): string[] {
  const { comparisons, tables } = readFacts(data);
  const cells = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells))));
  return comparisons
    .filter(({ subject, other }) => cells.has(subject) && !cells.has(other))
    .map(({ role, other }) => `${role} ${other}`);
}

const departments = [
  { department: 'Orthopaedics', medianWaitDays: 79 },
  { department: 'Dermatology', medianWaitDays: 34 },
  { department: 'ENT', medianWaitDays: 28 },
];
const weeks = [
  { week: 'W14', onTimePct: 96.1 },
  { week: 'W15', onTimePct: 95.8 },
  { week: 'W16', onTimePct: 92.9 },
];
const samples = [
  { site: 'Mill', nitrate_mg_l: 48 },
  { site: 'Well 4', nitrate_mg_l: 61 },
  { site: 'Ford', nitrate_mg_l: 12 },
];

const ponds = [
  { pond: 'North', oxygen_mg_l: 7.4 },
  { pond: 'South', oxygen_mg_l: 4.8 },
  { pond: 'Weir', oxygen_mg_l: 6.3 },
];
const groups = { 'O-': { daysOfSupply: 2.1 }, 'O+': { daysOfSupply: 6.5 }, 'A-': { daysOfSupply: 11 } };

describe('the least that is wanted of a list', () => {
  it.each<[spelling: string, data: unknown]>([
    ['in an object of limits', { limits: { oxygen_min_mg_l: 6 }, ponds }],
    ['camel case', { limits: { oxygenMinMgL: 6 }, ponds }],
    ['the whole word', { limits: { minimum_oxygen_mg_l: 6 }, ponds }],
    ['in words', { limits: { 'Minimum oxygen (mg/l)': 6 }, ponds }],
    ['a lower limit', { oxygen_lowest_limit_mg_l: 6, ponds }],
    [
      'Italian',
      {
        soglie: { ossigeno_min_mg_l: 6 },
        vasche: ponds.map(({ pond, oxygen_mg_l }) => ({ vasca: pond, ossigeno_mg_l: oxygen_mg_l })),
      },
    ],
    [
      'German',
      {
        grenzwerte: { sauerstoff_min_mg_l: 6 },
        becken: ponds.map(({ pond, oxygen_mg_l }) => ({ name: pond, sauerstoff_mg_l: oxygen_mg_l })),
      },
    ],
    ['an alarm', { thresholds: { supply_below_days: 4 }, groups }],
  ])('is missed from below: %s', (_, data) => {
    const found = readFacts(data).comparisons.filter(({ role }) => role !== 'previous');
    expect([...new Set(found.map(({ role, better }) => `${role} ${better}`))]).toEqual(['target up']);
    expect(found).toHaveLength(3);
  });

  it('leaves the aim to be told where both are there', () => {
    const { comparisons, parts } = readFacts({
      thresholds: { target_days: 6, amber_below_days: 4, red_below_days: 2 },
      groups,
    });
    expect(comparisons.map(({ role, other, better }) => `${role} ${other} ${better}`)).toEqual(
      Array.from({ length: 3 }, () => 'target thresholds/target_days up'),
    );
    expect(parts).toEqual([]);
  });

  it.each([[{ limits: { oxygen_max_mg_l: 7 }, ponds }], [{ limits: { oxygen_mg_l: 7 }, ponds }]])(
    'is no limit: %j',
    (data) => {
      expect([...new Set(readFacts(data).comparisons.map(({ role, better }) => `${role} ${better}`))]).toEqual([
        'limit undefined',
      ]);
    },
  );
});

describe('what stands once beside a list', () => {
  it.each<[spelling: string, data: unknown, bar: string]>([
    ['target first', { departments, targetMedianWaitDays: 42 }, 'target targetMedianWaitDays'],
    ['target last', { departments, medianWaitTargetDays: 42 }, 'target medianWaitTargetDays'],
    ['snake case', { departments, median_wait_target_days: 42 }, 'target median_wait_target_days'],
    ['above the list', { target_wait_days: 42, departments }, 'target target_wait_days'],
    ['in an object', { targets: { medianWaitDays: 42 }, departments }, 'target targets/medianWaitDays'],
    ['a bare target', { weeks, targetPct: 95 }, 'target targetPct'],
    ['a target in a text', { weeks, target: '95 %' }, 'target target'],
    ['a goal of a series', { weeks, onTimeGoalPct: 95 }, 'target onTimeGoalPct'],
    ['a limit', { samples, nitrateLimitMgL: 50 }, 'limit nitrateLimitMgL'],
    ['a limit without a name', { samples, limit_mg_l: 50 }, 'limit limit_mg_l'],
    [
      'a limit without a unit',
      { samples: samples.map(({ site }, at) => ({ site, dust: 48 - at })), limit: 47 },
      'limit limit',
    ],
    ['a legal limit in words', { samples, 'Nitrate limit (mg/l)': 50 }, 'limit Nitrate limit (mg~1l)'],
    ['German', { Proben: samples, Grenzwert_mg_l: 50 }, 'limit Grenzwert_mg_l'],
    [
      'titled columns',
      {
        data: weeks.map(({ week, onTimePct }) => ({ Week: week, 'On time (%)': onTimePct })),
        'On time target (%)': 95,
      },
      'target On time target (%)',
    ],
  ])('holds for each of its rows: %s', (_, data, bar) => {
    const found = measured(data);
    expect(found).toHaveLength(3);
    expect([...new Set(found)]).toEqual([bar]);
  });

  it.each<[what: string, data: unknown]>([
    [
      'a target of the sum',
      {
        salesTarget: 900,
        stores: [
          { store: 'A', sales: 310 },
          { store: 'B', sales: 260 },
          { store: 'C', sales: 245 },
        ],
      },
    ],
    ['two targets', { departments, targetMedianWaitDays: 42, targetWaitDays: 35 }],
    ['another unit', { departments, targetWaitHours: 42 }],
    ['another thing of the same unit', { departments, targetStayDays: 4 }],
    [
      'two lists of the unit',
      {
        a: samples,
        b: samples.map(({ site, nitrate_mg_l: chloride_mg_l }) => ({ site, chloride_mg_l })),
        limit_mg_l: 50,
      },
    ],
    [
      'rows with targets of their own',
      { departments: departments.map((row) => ({ ...row, medianWaitTargetDays: 40 })), targetMedianWaitDays: 42 },
    ],
  ])('does not for %s', (_, data) => {
    expect(measured(data).filter((bar) => !bar.includes('departments/'))).toEqual([]);
  });
});

describe('a bar without words of its own in an object', () => {
  const sources = [1240, 418, 377].map((kg, row) => ({ source: `Source ${row}`, kg }));
  const rolesOf = (data: object): string[] => readFacts({ sources, ...data }).comparisons.map(({ role }) => role);

  it.each([
    { big_collection: { target_kg: 400, volunteers: 9 } },
    { granRecogida: { objetivo_kg: 400 } },
    { campaign: { goalKg: 400 } },
    { collection: { goalKg: 400, volunteers: 9 } },
    { Spendenlauf: { ziel_kg: 400 } },
    { christmas_drive: { kg_target: 400 } },
  ])('is for no list, where the object is another thing: %j', (data) => {
    expect(rolesOf(data)).toEqual([]);
  });

  it.each([
    ['target', { targets: { kg: 400 } }],
    ['target', { goal: { kg: 400 } }],
    ['limit', { thresholds: { kg: 400 } }],
    ['target', { target_kg: 400 }],
  ])('is the %s of each row, where the object only says so: %j', (role, data) => {
    expect(rolesOf(data)).toEqual([role, role, role]);
  });
});

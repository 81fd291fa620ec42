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

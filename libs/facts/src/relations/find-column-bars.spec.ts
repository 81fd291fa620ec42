import { readFacts } from '../read-facts';

function pairs(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`);
}

describe('a plan that is a column of rows', () => {
  it.each<[spelling: string, plan: string, came: string]>([
    ['English', 'budget', 'outturn'],
    ['words', 'Plan', 'Output'],
    ['German', 'soll', 'gefertigt'],
    ['French', 'objectif', 'sorties'],
    ['Spanish', 'objetivo', 'salidas'],
  ])('is for the only other column, which is of its size: %s', (_, plan, came) => {
    const rows = [
      ['Adults', 482, 516],
      ['Children', 374, 421],
      ['Waste', 179, 176],
    ].map(([name, planned, spent]) => ({ name, [plan]: planned, [came]: spent }));
    expect(pairs({ rows })).toEqual([0, 1, 2].map((row) => `target rows/${row}/${came} < rows/${row}/${plan}`));
  });

  it.each<[spelling: string, plan: string, came: string, before: string]>([
    ['units in brackets', 'Plan [€]', 'Umsatz [€]', 'Umsatz Vorjahr [€]'],
    ['a unit at the end', 'budgetEur', 'feesBilledEur', 'feesBilledPriorYearEur'],
    ['a scale at the end', 'target_keur', 'sales_keur', 'sales_prev_keur'],
    ['no unit', 'plan', 'visits', 'visits_last_year'],
  ])('is for the sum that stands beside the rows, and for no earlier figure: %s', (_, plan, came, before) => {
    const figures = [
      [482, 516, 470],
      [374, 421, 380],
      [179, 176, 190],
    ].map(([planned, spent, earlier]) => ({ [plan]: planned, [came]: spent, [before]: earlier }));
    const rows = figures.map((row, index) => ({ site: ['Northam', 'Eastleigh', 'Weston'][index], ...row }));
    const found = pairs({ sites: rows, all: { [plan]: 1035, [came]: 1113, [before]: 1040 } });
    expect(found.filter((pair) => pair.startsWith('target'))).toEqual(
      ['sites/0', 'sites/1', 'sites/2', 'all'].map((row) => `target ${row}/${came} < ${row}/${plan}`),
    );
  });

  it('is for their sum as well, and beside what was a year before', () => {
    const table = {
      columns: ['Service', 'Plan', 'Visits', 'Visits 2023/24'],
      rows: [
        ['Adults', 482, 516, 469],
        ['Children', 374, 421, 368],
        ['Waste', 179, 176, 169],
        ['TOTAL', 1035, 1113, 1006],
      ],
    };
    expect(pairs(table).filter((pair) => pair.startsWith('target'))).toEqual(
      [0, 1, 2, 3].map((row) => `target rows/${row}/2 < rows/${row}/1`),
    );
  });

  it.each<[what: string, rows: object[]]>([
    [
      'of another size',
      [
        { film: 'A', budget: 30, gross: 400 },
        { film: 'B', budget: 50, gross: 40 },
        { film: 'C', budget: 60, gross: 500 },
      ],
    ],
    [
      'of two others',
      [
        { line: 'A', plan: 30, made: 31, packed: 29 },
        { line: 'B', plan: 50, made: 48, packed: 47 },
        { line: 'C', plan: 60, made: 63, packed: 60 },
      ],
    ],
    [
      'of goals that were shot',
      [
        { team: 'A', goals: 3, assists: 4 },
        { team: 'B', goals: 5, assists: 4 },
        { team: 'C', goals: 6, assists: 5 },
      ],
    ],
    [
      'of two rows',
      [
        { film: 'A', budget: 30, gross: 40 },
        { film: 'B', budget: 50, gross: 40 },
      ],
    ],
  ])('is for none %s', (_, rows) => {
    expect(pairs({ rows })).toEqual([]);
  });

  it.each([
    ['budget', true],
    ['Plan [€]', true],
    ['forecast', true],
    ['presupuesto', true],
    ['計画', true],
    ['target', false],
    ['Ziel', false],
    ['budget_target', false],
  ])('is told as what was planned, and never as a goal that was missed, where it is called so: %s', (bar, isPlan) => {
    const { comparisons } = readFacts({ sales: { [bar]: 1035, actual: 913 } });
    expect(comparisons.map(({ role, planned = false }) => [role, planned])).toEqual([['target', isPlan]]);
  });
});

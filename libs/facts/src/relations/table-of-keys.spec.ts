import { readFacts } from '../read-facts';

function tables(data: unknown): string[] {
  return readFacts(data).tables.map(
    ({ key, label, temporal, columns, rows }) =>
      `${key} "${label}" ${temporal ? 'in time ' : ''}${rows.length} x ${columns.map((column) => column.label).join(', ')}`,
  );
}

function pairs(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other, better }) =>
    `${role} ${subject} < ${other} ${better ?? ''}`.trim(),
  );
}

describe('lists whose times stand in the object above', () => {
  const months = ['2025-01', '2025-02', '2025-03'];
  const series = { moves: [28.2, 26.9, 29.3], yard_util_pct: [71, 86, 77], visits: [5, 6, 7], visits_py: [4, 6, 8] };

  it('are columns of one table', () => {
    expect(tables({ months, series })).toEqual([
      'series "Moves" in time 3 x Moves, Yard utilization, Visits, Visits py',
    ]);
    expect(tables({ months, series: { moves: [28.2, 26.9] } })).toEqual([]);
    expect(tables({ months, weeks: ['W1', 'W2', 'W3'], series })).toEqual([]);
  });

  it('are set against the year before and against bounds that are called like them', () => {
    const bounds = { moves: { min: 28 }, yard_util_pct: { max: 80 } };
    const found = pairs({ months, series, bounds });
    expect(found).toHaveLength(9);
    expect(found).toEqual(
      expect.arrayContaining([
        'previous series/visits/0 < series/visits_py/0',
        'target series/moves/1 < bounds/moves/min up',
        'limit series/yard_util_pct/1 < bounds/yard_util_pct/max',
      ]),
    );
  });
});

describe('lists of parts under a heading', () => {
  it.each<[spelling: string, data: Record<string, Record<string, unknown>>]>([
    ['short words', { 'OEE [%]': { group: ['Litho', 'Etch', 'Mill'], act: [71, 52, 80], tgt: [70, 68, 78] } }],
    ['German', { 'Auslastung (%)': { Halle: ['A', 'B', 'C'], Ist: [71, 52, 80], Soll: [70, 68, 78] } }],
    ['French', { rendement_pct: { ligne: ['A', 'B', 'C'], réel: [71, 52, 80], objectif: [70, 68, 78] } }],
  ])('are measured in what it says and called by it, row by row: %s', (_, data) => {
    const [[heading, lists] = ['', {}]] = Object.entries(data);
    const [, now = '', goal = ''] = Object.keys(lists);
    expect(pairs(data)).toEqual([0, 1, 2].map((row) => `target ${heading}/${now}/${row} < ${heading}/${goal}/${row}`));
    const { facts } = readFacts(data);
    expect(facts.find(({ key }) => key === `${heading}/${now}/0`)).toMatchObject({
      kind: 'percent',
      label: heading.startsWith('r') ? 'Rendement' : heading.split(' ')[0],
    });
  });
});

import { readFacts } from '../read-facts';

function labelsOf(data: unknown): string[] {
  const { facts, tables } = readFacts(data);
  const cells = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.cells))));
  return [
    ...new Set(
      facts.flatMap(({ key, label }) =>
        cells.has(key) ? [label.replace(/ (?:last|previous|safra|saison).*$/i, '')] : [],
      ),
    ),
  ];
}

const rows = (name: string, now: string, before: string): object[] =>
  [
    [182400, 171200],
    [121700, 118900],
    [104600, 38300],
  ].map(([one, other], index) => ({ [name]: ['Alemanha', 'Itália', 'China'][index], [now]: one, [before]: other }));

describe('columns that only say their time', () => {
  it.each<[spelling: string, data: unknown, label: string]>([
    [
      'Portuguese',
      {
        destinos: rows('pais', 'safraAtual', 'safraAnterior'),
        totalSacas: { safraAnterior: 328400, safraAtual: 408700 },
      },
      'Sacas',
    ],
    [
      'English',
      { markets: rows('market', 'thisYear', 'lastYear'), totalBottles: { lastYear: 328400, thisYear: 408700 } },
      'Bottles',
    ],
    ['a flat total', { markets: rows('market', 'thisYear', 'lastYear'), total_bottles: 408700 }, 'Bottles'],
  ])('are called like the total that they add up to: %s', (_, data, label) => {
    expect(labelsOf(data)).toEqual([label]);
  });

  it.each<[what: string, data: unknown]>([
    ['of another sum', { markets: rows('market', 'thisYear', 'lastYear'), totalBottles: 408701 }],
    ['without a thing', { markets: rows('market', 'thisYear', 'lastYear'), total: 408700 }],
  ])('keep the name of their list beside a total %s', (_, data) => {
    expect(labelsOf(data)).toEqual(['Markets']);
  });

  it('keep the names of parts that are keys', () => {
    expect(labelsOf({ totalBudget: 60, allocations: { Schools: 30, Parks: 20, Roads: 10 } })).toEqual([
      'Schools',
      'Parks',
      'Roads',
    ]);
  });

  it('keep a name of their own', () => {
    const list = rows('market', 'visits', 'visitsLastYear');
    expect(labelsOf({ markets: list, totalBottles: 408700 })).toEqual(['Visits']);
  });
});

import { readFacts } from '../read-facts';

type Rows = ReadonlyArray<readonly [name: string, ...figures: number[]]>;

const totalOf = (rows: Rows): unknown => {
  const list = rows.map(([school, pupils, staff]) => ({ school, pupils, ...(staff === undefined ? {} : { staff }) }));
  const { tables, facts } = readFacts({ list });
  const key = tables[0]?.total?.name.key;
  return facts.find((fact) => fact.key === key)?.value ?? null;
};

describe('the row of a list that is all of the others together', () => {
  it.each<[what: string, rows: Rows, name: string]>([
    [
      'by its name',
      [
        ['North', 412],
        ['South', 368],
        ['Total', 780],
      ],
      'Total',
    ],
    [
      'by a word of its name, the largest at the end',
      [
        ['North', 412],
        ['South', 368],
        ['District total', 905],
      ],
      'District total',
    ],
    [
      'the same at the beginning',
      [
        ['All schools', 905],
        ['North', 412],
        ['South', 368],
      ],
      'All schools',
    ],
    [
      'by two sums',
      [
        ['North', 412, 31],
        ['South', 368, 27],
        ['Network', 780, 58],
      ],
      'Network',
    ],
    [
      'by the sum of many',
      [
        ['A', 1824],
        ['B', 6153],
        ['C', 3341],
        ['D', 2718],
        ['E', 3592],
        ['UK', 17628],
      ],
      'UK',
    ],
  ])('is known %s', (_, rows, name) => {
    expect(totalOf(rows)).toBe(name);
  });

  it.each<[what: string, rows: Rows]>([
    [
      'a sum that comes out by chance',
      [
        ['Ash', 1],
        ['Elm', 4],
        ['Oak', 6],
        ['Pine', 0],
        ['Yew', 2],
        ['Bay', 13],
      ],
    ],
    [
      'one sum of few',
      [
        ['North', 412],
        ['South', 368],
        ['West', 780],
      ],
    ],
    [
      'the first row',
      [
        ['North', 780, 58],
        ['South', 412, 31],
        ['West', 368, 27],
      ],
    ],
    [
      'a word for all in a small row',
      [
        ['Total Wine', 90],
        ['North', 412],
        ['South', 368],
      ],
    ],
  ])('is none by %s', (_, rows) => {
    expect(totalOf(rows)).toBeNull();
  });
});

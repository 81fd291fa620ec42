import { readFacts } from '../read-facts';

const HEADINGS = ['Site', 'Net sales (£)', 'Food cost %'];
const ROWS = [
  ['Harbour Street', 148600, 33.9],
  ['Mill Yard', 112300, 28.7],
  ['Total', 260900, 31.7],
];

describe('a table whose headings stand apart', () => {
  it.each<[spelling: string, data: unknown, key: string]>([
    ['beside its rows', { table: { columns: HEADINGS, rows: ROWS } }, 'table/rows/1/1'],
    ['in German', { Tabelle: { Spalten: HEADINGS, Zeilen: ROWS } }, 'Tabelle/Zeilen/1/1'],
    ['as objects', { fields: HEADINGS.map((name) => ({ name, type: 'any' })), data: ROWS }, 'data/1/1'],
    ['as the first row', { values: [HEADINGS, ...ROWS] }, 'values/2/1'],
    ['as the first row of all', [HEADINGS, ...ROWS], '2/1'],
  ])('is read as rows, with pointers into the payload: %s', (_, data, key) => {
    const { facts, tables } = readFacts(data);
    expect(facts.find((fact) => fact.key === key)).toMatchObject({
      label: 'Net sales',
      number: 112300,
      currency: 'GBP',
    });
    expect(facts.some(({ value }) => value === 'Food cost %')).toBe(false);
    expect(tables).toHaveLength(1);
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(HEADINGS.slice(1));
  });

  it('may have years for headings, and figures as texts', () => {
    const data = {
      Nitrat: [
        ['Brunnen', '2023', '2024'],
        ['Eichholz', '47,8', '53,2'],
        ['Heideweg', '35,9', '38,2'],
      ],
    };
    const { facts } = readFacts(data);
    expect(facts.filter(({ number }) => number !== null).map(({ key, number }) => [key, number])).toEqual(
      expect.arrayContaining([
        ['Nitrat/1/1', 47.8],
        ['Nitrat/1/2', 53.2],
        ['Nitrat/2/2', 38.2],
      ]),
    );
  });

  it('keeps its sums out of its rows', () => {
    const [table] = readFacts({ columns: HEADINGS, rows: ROWS }).tables;
    expect(table?.rows.map(({ name }) => name.key)).toEqual(['rows/0/0', 'rows/1/0']);
  });

  it.each([
    { tags: ['a', 'b'], points: [[1, 2, 3]] },
    { names: ['x', 'x'], rows: [[1, 2]] },
    {
      route: [
        ['A', 'B'],
        ['B', 'C'],
      ],
    },
  ])('is none where the headings do not fit: %j', (data) => {
    expect(readFacts(data).facts.some(({ label }) => label === 'A' || label === 'X')).toBe(false);
  });
});

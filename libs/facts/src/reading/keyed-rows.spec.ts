import { readFacts } from '../read-facts';

/** The tables of a payload that have rows, each as `row: column value, …`. */
function rowsOf(data: object): string[] {
  const { tables, facts } = readFacts({ year: 2025, ...data });
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  return tables
    .filter(({ rows }) => rows.every(({ name }) => name.form === 'full'))
    .flatMap(({ rows, columns }) =>
      rows.map(({ name, cells }) => {
        const told = columns.map((column) => `${column.label} ${byKey.get(cells[column.name] ?? '')?.number}`);
        return `${byKey.get(name.key)?.value}: ${told.join(', ')}`;
      }),
    );
}

const WARD = { beds: { occupied: 41, staffed: 60 }, waitMin: 12 };
const NESTED = ['Beds occupied 41', 'Beds staffed 60', 'Wait 12'].join(', ');

describe('rows under their keys', () => {
  it.each([
    ['cardiology', 'surgery', 'maternity'],
    ['Cardiology', 'Surgery', 'Maternity'],
    ['CARDIOLOGY', 'SURGERY', 'MATERNITY'],
  ])('are found however the keys are written: %s', (...names) => {
    const wards = Object.fromEntries(names.map((name) => [name, { patients: 30, waitMin: 12 }]));
    expect(rowsOf({ wards }).map((row) => row.toLowerCase())).toEqual(
      names.map((name) => `${name.toLowerCase()}: patients 30, wait 12`),
    );
  });

  it('are called in words', () => {
    const figures = { patients: 30, waitMin: 12 };
    const wards = { north_east: figures, southWest: figures, icu: figures };
    expect(rowsOf({ wards }).map((row) => row.split(':')[0])).toEqual(['North east', 'South west', 'ICU']);
  });

  it('have the figures of their objects', () => {
    expect(rowsOf({ wards: { cardiology: WARD, surgery: WARD, maternity: WARD } })).toEqual(
      ['Cardiology', 'Surgery', 'Maternity'].map((name) => `${name}: ${NESTED}`),
    );
    const listed = ['Cardiology', 'Surgery', 'Maternity'].map((ward) => ({ ward, ...WARD }));
    expect(rowsOf({ wards: listed })).toEqual(
      ['Cardiology', 'Surgery', 'Maternity'].map((name) => `${name}: ${NESTED}`),
    );
  });

  it('have the latest of what their objects hold by time', () => {
    const grade = { wheels: { '2023': 4120, '2024': 4260, '2025': 4655 } };
    expect(rowsOf({ grading: { extra: grade, first: grade, rejected: grade } })).toEqual(
      ['Extra', 'First', 'Rejected'].map((name) => `${name}: Wheels 4655`),
    );
  });

  it.each([
    [
      'measures with their parts',
      { occupancy: { actual: 87, plan: 86 }, rate: { actual: 142, plan: 146 }, cost: { actual: 12, plan: 13 } },
    ],
    [
      'what metrics hold',
      { metrics: { visits: { web: 9, shop: 40 }, orders: { web: 3, shop: 9 }, returns: { web: 1, shop: 8 } } },
    ],
    [
      'times',
      { data: { before: { visits: 9, orders: 1 }, after: { visits: 9, orders: 1 }, today: { visits: 9, orders: 1 } } },
    ],
    [
      'sides',
      {
        stats: {
          aces: { Okafor: 4, Brandt: 11 },
          faults: { Okafor: 2, Brandt: 5 },
          winners: { Okafor: 29, Brandt: 9 },
        },
      },
    ],
    [
      'two objects under small letters',
      { shops: { web: { orders: 9, visits: 400 }, store: { orders: 3, visits: 90 } } },
    ],
  ])('are not %s', (_, data) => {
    expect(rowsOf(data)).toEqual([]);
  });
});

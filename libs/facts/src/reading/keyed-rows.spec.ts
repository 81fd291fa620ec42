import { readFacts } from '../read-facts';

describe('objects that stand under their names', () => {
  it.each<[what: string, data: unknown]>([
    ['places', { depots: { Leeds: { deliveries: 18420, vehicles: 52 }, Derby: { deliveries: 15310, vehicles: 44 } } }],
    [
      'German',
      { Standorte: { Leeds: { Lieferungen: 18420, fahrzeuge: 52 }, Derby: { Lieferungen: 15310, fahrzeuge: 44 } } },
    ],
    ['names of two words', { sites: { 'Hill Park': { load_mva: 40.9 }, 'St Olave': { load_mva: 58.1 } } }],
    ['rows that lack a figure', { teams: { Reds: { goals: 3, shots: 9, fouls: 2 }, Blues: { goals: 1, shots: 4 } } }],
  ])('are the rows of a table: %s', (_, data) => {
    const { facts, tables } = readFacts(data);
    expect(tables).toHaveLength(1);
    const names = tables[0]?.rows.map(({ name }) => facts.find(({ key }) => key === name.key)?.value);
    expect(names).toEqual(Object.keys(Object.values(data as object)[0] as object));
    expect(
      facts
        .filter(({ number }) => number !== null)
        .some(({ label }) => names?.some((name) => label.includes(String(name)))),
    ).toBe(false);
  });

  it.each<[what: string, data: unknown]>([
    ['measures', { kpis: { Revenue: { actual: 5, target: 6 }, Churn: { actual: 2, target: 3 } } }],
    ['times', { sales: { January: { orders: 5 }, February: { orders: 6 } } }],
    ['parts of a whole payload', { Hospital: { beds: 5 }, Clinic: { beds: 6 } }],
    ['what is and was', { shop: { Current: { orders: 5 }, Previous: { orders: 6 } } }],
    ['different things', { report: { Weather: { rainMm: 5 }, Traffic: { jams: 6 } } }],
  ])('are no rows where they are %s', (_, data) => {
    expect(readFacts(data).facts.some(({ kind }) => kind === 'name')).toBe(false);
  });
});

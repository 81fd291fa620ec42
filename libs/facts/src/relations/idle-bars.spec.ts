import { readFacts } from '../read-facts';

const read = (data: unknown) => {
  const { facts, tables } = readFacts(data);
  return { unsaid: facts.flatMap(({ key, unsaid }) => (unsaid ? [key] : [])), tables: tables.map(({ key }) => key) };
};

describe('targets that nothing is measured against', () => {
  const wanted = { KtV: 90, Hb: 70, K: 85 };
  const keys = (name: string) => Object.keys(wanted).map((key) => `${name}/${key}`);
  const census = { centre: 84, home: 9, abroad: 27, ward: 14 };

  it.each(['targets', 'limits', 'Grenzwerte', 'objectifs'])('are not told by themselves: %s', (name) => {
    expect(read({ census, [name]: wanted })).toEqual({ unsaid: keys(name), tables: [] });
  });

  it('are not told beside results that cannot be read', () => {
    const results = { KtV: 'see annex', Hb: 'see annex', K: 'see annex' };
    expect(read({ census, results, standard_pct: wanted }).unsaid).toEqual(keys('standard_pct'));
    expect(read({ census, standard: wanted }).unsaid).toEqual([]);
  });

  it('are told where they are measured by, where they are most of a payload, and where they are a budget', () => {
    expect(read({ census, results: { KtV: 88, Hb: 71, K: 86 }, targets: wanted }).unsaid).toEqual([]);
    expect(read({ targets: wanted, year: 2030 }).unsaid).toEqual([]);
    expect(read({ census, budget: { schools: 40, roads: 30, parks: 12 } }).unsaid).toEqual([]);
  });
});

it('ranks no rows that are measures of their own by the units in their names', () => {
  const rows = (names: string[]) => readFacts({ rows: names.map((name, at) => ({ name, mean: at + 4 })) }).tables;
  const ranked = rows(['Gate [nm]', 'Rs implant [Ω]', 'Tox [nm]']).filter(({ areMeasures }) => areMeasures !== true);
  expect(ranked).toEqual([]);
  expect(rows(['North [nm]', 'South [nm]', 'West [nm]'])[0]).not.toHaveProperty('areMeasures');
});

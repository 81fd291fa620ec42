import { readFacts } from '../read-facts';

const labelsOf = (data: object): Record<string, string> =>
  Object.fromEntries(readFacts(data).facts.map(({ key, label }) => [key, label]));

describe('a column that says only that it came about', () => {
  it.each([
    ['actual_mwh', 'budget_mwh'],
    ['actualMwh', 'planMwh'],
    ['ist_mwh', 'soll_mwh'],
  ])('is called by its list: %s', (actual, plan) => {
    const generation = ['2024-01', '2024-02'].map((month, at) => ({ month, [actual]: 30 + at, [plan]: 31 }));
    const labels = labelsOf({ generation, year_total: { [actual]: 61, [plan]: 62 } });
    expect(labels[`generation/0/${actual}`]).toBe('Generation');
    expect(labels[`year_total/${actual}`]).toBe('Total generation');
  });

  it('keeps a noun of its own', () => {
    const rows = [1, 2].map((sold) => ({ shop: `Shop ${sold}`, sold, plan: 3 }));
    expect(labelsOf({ rows })['rows/0/sold']).not.toBe('Rows');
  });
});

describe('an object of parts alone', () => {
  it.each([
    { act: 24.1, plan: 29, ly: 28.3 },
    { actual: 24.1, budget: 29, py: 28.3 },
  ])('is one figure and what it is set against: %j', (parts) => {
    const [, plan, year] = Object.keys(parts);
    const { comparisons } = readFacts({ moves_per_h: parts });
    expect(comparisons.map(({ role, other }) => `${role} ${other}`).sort()).toEqual([
      `previous moves_per_h/${year}`,
      `target moves_per_h/${plan}`,
    ]);
  });
});

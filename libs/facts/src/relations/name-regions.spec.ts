import { readFacts } from '../read-facts';

const regionsIn = (data: unknown): unknown[] =>
  readFacts(data).facts.flatMap(({ form, value }) => (form === 'region' ? [value] : []));

describe('codes of countries', () => {
  it.each(['country', 'iso', 'market', 'país', 'iso_code'])('are known in a column called %s', (field) => {
    const rows = ['FR', 'GB', 'OTHER', 'DE'].map((code, index) => ({ [field]: code, arrivals: 900 - index }));
    expect(regionsIn({ rows })).toEqual(['FR', 'GB', 'DE']);
  });

  it.each([
    ['states of one country', ['CA', 'AL', 'DE'].map((state, index) => ({ state, sales: 9 - index }))],
    ['letters that are no country', ['FR', 'XQ', 'DE'].map((country, index) => ({ country, sales: 9 - index }))],
    ['kinds of something else', ['FR', 'GB', 'DE'].map((product, index) => ({ product, sales: 9 - index }))],
  ])('are not %s', (_, rows) => {
    expect(regionsIn({ rows })).toEqual([]);
  });
});

import { readMetrics, valueOf } from './read-metrics';

const head = (name: string, type: string) => `# HELP ${name} told\n# TYPE ${name} ${type}\n`;

describe('readMetrics', () => {
  it('reads counters, gauges and histograms with their labels', () => {
    const text = [
      `${head('a_total', 'counter')}a_total{q="x",p="a\\"b\\\\c\\nd"} 2`,
      'a_total{q="y"} 1e3',
      `${head('b', 'gauge')}b NaN`,
      `${head('c', 'histogram')}c_bucket{le="1",q="x"} 1`,
      'c_bucket{le="+Inf",q="x"} 2\nc_sum{q="x"} 0.5\nc_count{q="x"} 2\n',
    ].join('\n');
    const families = readMetrics(text);
    expect(families.map(({ name, type }) => [name, type])).toEqual([
      ['a_total', 'counter'],
      ['b', 'gauge'],
      ['c', 'histogram'],
    ]);
    expect(families[0]?.samples[0]?.labels).toEqual({ q: 'x', p: 'a"b\\c\nd' });
    expect([valueOf(families, 'a_total', { q: 'y' }), valueOf(families, 'a_total'), valueOf(families, 'c')]).toEqual([
      1000, 1002, 2,
    ]);
    expect(valueOf(families, 'c', { q: 'y' })).toBeNaN();
  });

  it.each([
    ['a line that is none', `${head('a', 'gauge')}a\n`],
    ['a sample of nothing', 'a 1\n'],
    ['a sample twice', `${head('a', 'gauge')}a{q="x"} 1\na{q="x"} 2\n`],
    ['a family in two places', `${head('a', 'gauge')}a 1\n${head('b', 'gauge')}b 1\n${head('a', 'gauge')}a 1\n`],
    ['labels that are not closed', `${head('a', 'gauge')}a{q="x} 1\n`],
    ['a word for a number', `${head('a', 'gauge')}a one\n`],
    ['buckets that shrink', `${head('a', 'histogram')}a_bucket{le="1"} 3\na_bucket{le="+Inf"} 2\na_sum 1\na_count 2\n`],
    ['a histogram without its last bucket', `${head('a', 'histogram')}a_bucket{le="1"} 2\na_sum 1\na_count 2\n`],
    ['a last line without an end', `${head('a', 'gauge')}a 1`],
  ])('refuses %s', (_, text) => {
    expect(() => readMetrics(text)).toThrow();
  });
});

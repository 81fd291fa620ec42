import { readFacts } from '@app/facts';
import { type Baseline, detectChanges } from './detect-changes';
import { changeWords, rankChanges } from './rank-changes';
import { storyData } from './story-data';

const AT = new Date('2026-11-23T08:00:00Z');

function storyOf(
  before: Record<string, unknown>,
  now: Record<string, unknown>,
  headlines: string[] = [],
  kind = 'json',
) {
  const baseline: Baseline = detectChanges(null, { kind, data: before }, AT).after;
  const { changes, items } = detectChanges(baseline, { kind, data: now }, AT);
  const ranked = rankChanges(changes, headlines);
  const places = readFacts(now).facts.map(({ key }) => ({ key, where: 'x', quote: null }));
  return { ...storyData({ data: now, places }, { changes: ranked, items }), ranked };
}

describe('storyData', () => {
  it('puts what changed first, with what it was as a fact beside it', () => {
    const { data } = storyOf({ name: 'Rye', tax: 1, price: 4.2 }, { name: 'Rye', tax: 1, price: 4.5 });
    expect(Object.entries(data)).toEqual([
      ['price', 4.5],
      ['previousPrice', 4.2],
      ['name', 'Rye'],
      ['tax', 1],
    ]);
    expect(readFacts(data).comparisons).toMatchObject([{ role: 'previous', subject: 'price', other: 'previousPrice' }]);
  });

  it('holds no figure that neither reading had', () => {
    const [before, now] = [
      { a: 3, rows: [{ name: 'Rye', n: 10 }] },
      { a: 4, rows: [{ name: 'Rye', n: 12 }] },
    ];
    const { data } = storyOf(before, now);
    const known = new Set([before, now].flatMap((had) => readFacts(had).facts.map(({ number }) => number)));
    for (const { number } of readFacts(data).facts) expect(known).toContain(number);
  });

  it('tells the rows that changed before the others, and keeps places with their facts', () => {
    const rows = (price: number) =>
      Array.from({ length: 12 }, (_, n) => ({ loaf: `Loaf ${'abcdefghijkl'[n]}`, price: n === 9 ? price : 3 }));
    const { data, places } = storyOf({ rows: rows(4) }, { rows: rows(5) });
    const told = data['rows'] as Array<{ loaf: string; price: number; previousPrice?: number }>;
    expect(told).toHaveLength(5);
    expect(told[0]).toEqual({ loaf: 'Loaf j', price: 5, previousPrice: 4 });
    expect(places.map(({ key }) => key)).toContain('rows/4/price');
    expect(places.map(({ key }) => key)).not.toContain('rows/9/price');
  });

  it('leaves days in their order', () => {
    const days = (count: number) => Array.from({ length: count }, (_, n) => ({ t: `2026-11-0${n + 1}`, v: n + 1 }));
    expect(storyOf({ series: days(7) }, { series: days(8) }).data['series']).toEqual(days(8));
  });

  it('keeps only the new items of a feed', () => {
    const item = (n: number) => ({ title: `Story ${n}`, link: `https://c.example/${n}` });
    const { data, keys } = storyOf({ items: [item(1)] }, { title: 'News', items: [item(2), item(1)] }, [], 'feed');
    expect(data['items']).toEqual([item(2)]);
    expect([keys.get('items/0/title'), keys.get('items/1/title')]).toEqual(['items/0/title', undefined]);
  });
});

describe('rankChanges', () => {
  it('leads with the largest movement, unless it was a headline lately', () => {
    const [before, now] = [
      { a: 100, b: 100 },
      { a: 101, b: 150 },
    ];
    expect(storyOf(before, now).ranked.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(storyOf(before, now, ['b']).ranked.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(storyOf(before, now, ['a', 'b']).ranked.map(({ key }) => key)).toEqual(['b', 'a']);
  });

  it('says in words what changed', () => {
    const [change] = storyOf({ price: 4.2 }, { price: 4.5 }).ranked;
    expect(change && changeWords(change)).toBe('Price: 4.5, was 4.2');
  });
});

import type { SeriesBaseline } from '../series.entity';
import { withUntold } from './untold-news';

const said = (number: number) => ({ value: number, number, unit: '' });
const baseline = (more: Partial<SeriesBaseline>): SeriesBaseline => {
  return { at: '2026-03-01T09:00:00Z', facts: {}, items: [], sourcePackId: null, ...more };
};

describe('what a video that came to nothing would have told', () => {
  const change = (id: string, before: number | null) => {
    return { key: id, words: id, id, before: before === null ? null : said(before) };
  };

  it('is news again, but for what a later episode has told', () => {
    const known = { baseline: baseline({ facts: { rye: said(5), oats: said(7), spelt: said(9) } }), memory: null };
    const changed = [change('rye', 4), change('oats', null), change('spelt', 8)];
    const { baseline: now } = withUntold(known, { changed, told: new Set(['spelt']), items: null });
    expect(now?.facts).toEqual({ rye: said(4), spelt: said(9) });
  });

  it('waits for the next episode where it was an item of a feed, which may have left the feed by then', () => {
    const known = {
      baseline: baseline({ items: ['a', 'b'] }),
      memory: { headlines: ['x'], waiting: [{ title: 'C' }] },
    };
    const changed = [0, 1].map((n) => ({ key: `items/${n}/title`, words: '', names: ['ab'[n] ?? ''] }));
    const items = [{ title: 'B' }, { title: 'A' }];
    expect(withUntold(known, { changed, told: new Set(), items })).toEqual({
      baseline: known.baseline,
      memory: { headlines: ['x'], waiting: [{ title: 'C' }, { title: 'B' }, { title: 'A' }] },
    });
  });

  it('is an item that was not seen yet where its source pack has gone', () => {
    const known = { baseline: baseline({ items: ['a', 'b'] }), memory: null };
    const changed = [{ key: 'items/0/title', words: '', names: ['b'] }];
    expect(withUntold(known, { changed, told: new Set(), items: null })).toEqual({
      baseline: baseline({ items: ['a'] }),
      memory: null,
    });
  });
});

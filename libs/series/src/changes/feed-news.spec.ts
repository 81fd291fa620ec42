import { itemNames, newItems } from './feed-news';

type Item = Record<string, string>;

function newTitles(before: Item[], now: Item[]): string[] {
  return newItems(new Set(itemNames({ items: before })), { items: now }).map(({ title }) => title);
}

describe('what is new in a feed', () => {
  const item = { title: 'Bridge shut', link: 'https://c.example/live', guid: 'tag:1', date: 'Mon' };

  it('is no item whose address and title changed, as long as the feed knows it by the same name', () => {
    expect(newTitles([item], [{ ...item, title: 'Bridge open', link: 'https://c.example/moved' }])).toEqual([]);
  });

  it('is an item that shares its address with others, but has a name of its own', () => {
    const next = { ...item, title: 'Bridge open', guid: 'tag:2', date: 'Tue' };
    expect(newTitles([item], [next, item])).toEqual(['Bridge open']);
  });

  it('is none of the items that were seen before feeds were read with their names', () => {
    const { guid, ...seen } = item;
    expect(guid).not.toBe('');
    expect(newTitles([seen], [item])).toEqual([]);
  });

  it('is told by address where there is no name', () => {
    const plain = { title: 'Fair', link: 'https://c.example/1' };
    expect(newTitles([plain], [{ title: 'Fair on Sunday', link: 'https://c.example/1?utm_source=x' }])).toEqual([]);
  });
});

import { cutPage } from './page';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row${index + 1}` }));

describe('cutPage', () => {
  it('names the last row of a page that others follow', () => {
    expect(cutPage(rows(3), 2)).toEqual({ data: rows(2), nextCursor: 'row2' });
  });

  it.each([0, 1, 2])('ends with %s rows for a page of two', (count) => {
    expect(cutPage(rows(count), 2)).toEqual({ data: rows(count), nextCursor: null });
  });
});

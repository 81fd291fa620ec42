import { cutPage, rowAt, UnknownCursorError } from './page';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row${index + 1}` }));

describe('cutPage', () => {
  it('names the last row of a page that others follow', () => {
    expect(cutPage(rows(3), 2)).toEqual({ data: rows(2), nextCursor: 'row2' });
  });

  it.each([0, 1, 2])('ends with %s rows for a page of two', (count) => {
    expect(cutPage(rows(count), 2)).toEqual({ data: rows(count), nextCursor: null });
  });

  it('names rows as it is told', () => {
    expect(cutPage([5, 4, 3], 2, (row) => `v${row}`)).toEqual({ data: [5, 4], nextCursor: 'v4' });
  });
});

describe('rowAt', () => {
  const find = async (cursor: string) => rows(2).find(({ id }) => id === cursor) ?? null;

  it.each([undefined, ''])('begins at the first row without a cursor (%j)', async (cursor) => {
    expect(await rowAt(cursor, find)).toBeNull();
  });

  it('finds the row that ended the page before, and refuses what is none', async () => {
    expect(await rowAt('row2', find)).toEqual({ id: 'row2' });
    await expect(rowAt('row3', find)).rejects.toThrow(UnknownCursorError);
  });
});

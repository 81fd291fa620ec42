import { createHash } from 'node:crypto';
import { Cursors, UnknownCursorError } from './page';

const cursors = new Cursors('Thing {"accountId":"acc_1"}', ['Date', 'string']);
const KEY = [new Date('2026-11-24T01:02:03.004Z'), 'key_1'];

/** A cursor with any body and the right checksum. */
function forged(body: string): string {
  const sum = createHash('sha256').update(`Thing {"accountId":"acc_1"}\n`).update(body).digest().subarray(0, 6);
  return Buffer.concat([sum, Buffer.from(body)]).toString('base64url');
}

describe('a cursor', () => {
  it.each([undefined, ''])('starts at the first row without one (%j)', (cursor) => {
    expect(cursors.read(cursor)).toBeNull();
  });

  it('restores the sort key of the last row of a page', () => {
    expect(cursors.read(cursors.write(KEY))).toEqual(KEY);
    expect(cursors.write(KEY)).toMatch(/^[\w-]+$/);
    const numbers = new Cursors('Other', ['bigint', 'number']);
    expect(numbers.read(numbers.write(['901', 7]))).toEqual(['901', 7]);
  });

  it('is refused for another list or account', () => {
    for (const list of ['Other {"accountId":"acc_1"}', 'Thing {"accountId":"acc_2"}'])
      expect(() => new Cursors(list, ['Date', 'string']).read(cursors.write(KEY))).toThrow(UnknownCursorError);
  });

  it('is refused with any character changed, removed or added', () => {
    const whole = cursors.write(KEY);
    for (let at = 0; at < whole.length; at += 1) {
      const other = whole[at] === 'A' ? 'B' : 'A';
      for (const letter of [other, '', '=', `${whole[at]} `]) {
        const changed = whole.slice(0, at) + letter + whole.slice(at + 1);
        expect(() => cursors.read(changed)).toThrow(UnknownCursorError);
      }
    }
  });

  it.each([
    '[2,"2026-11-24T01:02:03.004Z","key_1"]',
    '[1,"2026-11-24T01:02:03.004Z"]',
    '[1,"2026-11-24T01:02:03.004Z","key_1","key_2"]',
    '[1,"soon","key_1"]',
    '[1,{"$ne":null},"key_1"]',
    '[1,"2026-11-24T01:02:03.004Z",7]',
    '[1,"2026-11-24T01:02:03.004Z","\\u0000"]',
    '[1,null,null]',
  ])('is refused where its sum is right and its key is none of the list (%s)', (body) => {
    expect(() => cursors.read(forged(body))).toThrow(UnknownCursorError);
  });

  it('is refused for an invalid key with a right checksum', () => {
    for (const body of ['', 'x', '{}', '[', 'null', '7'])
      expect(() => cursors.read(forged(body))).toThrow(UnknownCursorError);
  });

  it.each(['vid-7', 'key_1', 'x'.repeat(5_000), 'ünïcode', '%00', '0', '-1'])(
    'is refused if made up (%j)',
    (cursor) => {
      expect(() => cursors.read(cursor)).toThrow(UnknownCursorError);
    },
  );

  it('is returned for every page except the last', () => {
    const keyOf = (row: number) => [new Date(row), `row${row}`];
    const { data, nextCursor } = cursors.cut([3, 2, 1], 2, keyOf);
    expect([data, cursors.read(nextCursor ?? '')]).toEqual([[3, 2], keyOf(2)]);
    for (const rows of [[], [3], [3, 2]]) expect(cursors.cut(rows, 2, keyOf)).toEqual({ data: rows, nextCursor: null });
  });
});

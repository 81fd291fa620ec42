import { BadRequestError } from '../errors/domain.error';

/** A page of a list, newest or oldest first; the cursor of the next one is null at the end. */
export interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

/** The page out of rows that were read one further than it is long (CONTRACT.md 2). `cursorOf` names a row. */
export function cutPage<T extends { id: string }>(rows: T[], limit: number): Page<T>;
export function cutPage<T>(rows: T[], limit: number, cursorOf: (row: T) => string): Page<T>;
export function cutPage<T extends { id?: string }>(
  rows: T[],
  limit: number,
  cursorOf = ({ id }: T) => id ?? '',
): Page<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: last && rows.length > limit ? cursorOf(last) : null };
}

/** A cursor that is none of the list's own: made up, another list's, or another account's. */
export class UnknownCursorError extends BadRequestError {
  constructor() {
    super([{ path: 'cursor', message: 'is not where a page of this list ended' }]);
  }
}

/** The row behind which a page begins; null for the first page. Throws `UnknownCursorError` where `find` finds none. */
export async function rowAt<T>(
  cursor: string | undefined,
  find: (cursor: string) => Promise<T | null>,
): Promise<T | null> {
  if (!cursor) return null;
  const row = await find(cursor);
  if (row === null) throw new UnknownCursorError();
  return row;
}

/** A page of a list, newest or oldest first; the cursor of the next one is null at the end. */
export interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

/** The page out of rows that were read one further than it is long (CONTRACT.md 2). */
export function cutPage<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const data = rows.slice(0, limit);
  return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

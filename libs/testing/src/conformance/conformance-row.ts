/** A section of the specification, or of the contract beside it (`C2`), as rows that are each proved by tests. */
export interface ConformanceSection {
  /** Its number; a row's id is this, a blank and the row's name. */
  section: string;
  title: string;
  /** What must hold, by the row's name. */
  rows: Record<string, string>;
  /** The part of the work that builds it, where it is not built yet: of the whole section or of rows by name. */
  later?: number | Record<string, number>;
}

/** One line of the table. */
export interface ConformanceRow {
  /** Such as `2.1 renderUrl`. */
  id: string;
  section: string;
  name: string;
  what: string;
  /** The part that builds it; null once it is due. */
  part: number | null;
}

/** The rows of `sections` in their order. */
export function rowsOf(sections: readonly ConformanceSection[]): ConformanceRow[] {
  return sections.flatMap(({ section, rows, later }) =>
    Object.entries(rows).map(([name, what]) => ({
      id: `${section} ${name}`,
      section,
      name,
      what,
      part: typeof later === 'number' ? later : (later?.[name] ?? null),
    })),
  );
}

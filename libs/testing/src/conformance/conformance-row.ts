/** A section of the specification, or of the contract beside it (`C2`), as rows that are each proved by tests. */
export interface ConformanceSection {
  /** Its number; a row's id is this, a blank and the row's name. */
  section: string;
  title: string;
  /** What must hold, by the row's name. */
  rows: Record<string, string>;
  /** What measures rows that no test may hold to a clock, by the row's name. */
  measured?: Record<string, string>;
}

/** One line of the table. */
export interface ConformanceRow {
  /** Such as `2.1 renderUrl`. */
  id: string;
  section: string;
  name: string;
  what: string;
  /** What measures it; null where tests prove it. */
  measuredBy: string | null;
}

/** The rows of `sections` in their order. */
export function rowsOf(sections: readonly ConformanceSection[]): ConformanceRow[] {
  return sections.flatMap(({ section, rows, measured }) =>
    Object.entries(rows).map(([name, what]) => ({
      id: `${section} ${name}`,
      section,
      name,
      what,
      measuredBy: measured?.[name] ?? null,
    })),
  );
}

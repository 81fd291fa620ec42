import type { Json, JsonObject } from '../json-pointer';

/** A table whose columns are named apart from its cells. */
export interface HeaderTable {
  /** Member that holds the headings; null where they are the first row. */
  readonly header: string | null;
  /** Member that holds the rows; null where the node itself does. */
  readonly rows: string | null;
  /** The rows by their place, as objects. */
  readonly objects: Readonly<Record<string, JsonObject>>;
  /** Place of each heading, which is what a pointer to its cells ends on. */
  readonly parts: ReadonlyMap<string, string>;
}

const LEAST_COLUMNS = 2;
/** So many rows make a table of a list that goes on otherwise. */
const LEAST_ROWS = 3;

/** Finds `{columns: ["Site", "Sales"], rows: [["Mill", 12], …]}`, headings as `{name}` too, and `[["Site", "Sales"], ["Mill", 12], …]`. */
export function headerTableOf(node: Json[] | JsonObject): HeaderTable | null {
  if (Array.isArray(node)) {
    const [first, ...rest] = node;
    const headings = headingsOf(first ?? null);
    const isHeader = headings && rest.some((row) => Array.isArray(row) && row.some(isFigure));
    return isHeader ? tableOf(null, null, headings, rest, 1) : null;
  }
  for (const [header, names] of Object.entries(node)) {
    const headings = headingsOf(names);
    if (!headings) continue;
    for (const [rows, list] of Object.entries(node)) {
      const table = rows !== header && Array.isArray(list) ? tableOf(header, rows, headings, list, 0) : null;
      if (table) return table;
    }
  }
  return null;
}

function tableOf(
  header: string | null,
  rows: string | null,
  headings: readonly string[],
  list: readonly Json[],
  from: number,
): HeaderTable | null {
  // Sheets end on notes and empty lines.
  const fits = (row: Json): row is Json[] =>
    Array.isArray(row) &&
    row.length === headings.length &&
    row.filter((cell) => cell !== null && cell !== '').length > 1;
  const end = list.findIndex((row) => !fits(row));
  const told = end < 0 ? list : list.slice(0, end);
  if (told.length < (end < 0 ? 1 : LEAST_ROWS)) return null;
  const objects = told.map((row, index) => [
    String(index + from),
    Object.fromEntries(headings.map((heading, place) => [heading, (row as Json[])[place] ?? null])),
  ]);
  return {
    header,
    rows,
    objects: Object.fromEntries(objects) as HeaderTable['objects'],
    parts: new Map(headings.map((heading, place) => [heading, String(place)])),
  };
}

const YEAR = /^(?:19|20)\d\d$/;

function isFigure(cell: Json): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /^[+-]?\d[\d.,\s]*%?$/.test(cell.trim()));
}

/** Different texts that stand in a list, by themselves or as names of what is said of the columns. */
function headingsOf(list: Json): string[] | null {
  if (!Array.isArray(list) || list.length < LEAST_COLUMNS) return null;
  const headings = list.map((one) => {
    const name = one !== null && typeof one === 'object' && !Array.isArray(one) ? (one['name'] ?? one['title']) : one;
    return typeof name === 'string' && name.trim() !== '' && (YEAR.test(name) || !isFigure(name)) ? name : null;
  });
  const named = headings.filter((heading) => heading !== null);
  return named.length === list.length && new Set(named).size === named.length ? named : null;
}

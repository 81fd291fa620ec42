import type { Json, JsonObject } from '../json-pointer';

/** A table of cells with its headings in a separate list. */
export interface HeaderTable {
  /** Name of the member with the headings; null if they are the first row. */
  readonly header: string | null;
  /** Name of the member with the rows; null if the node itself is the list. */
  readonly rows: string | null;
  /** The rows as objects, by index. */
  readonly objects: Readonly<Record<string, JsonObject>>;
  /** Column index of each heading: the last segment of its cells' pointers. */
  readonly parts: ReadonlyMap<string, string>;
}

const LEAST_COLUMNS = 2;
/** Rows needed if other lines follow them. */
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
  // Notes and empty lines may follow the rows.
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

/** Headings from a list of unique strings or of `{name}` objects; null for any other list. */
function headingsOf(list: Json): string[] | null {
  if (!Array.isArray(list) || list.length < LEAST_COLUMNS) return null;
  const headings = list.map((one) => {
    const name = one !== null && typeof one === 'object' && !Array.isArray(one) ? (one['name'] ?? one['title']) : one;
    return typeof name === 'string' && name.trim() !== '' && (YEAR.test(name) || !isFigure(name)) ? name : null;
  });
  const named = headings.filter((heading) => heading !== null);
  return named.length === list.length && new Set(named).size === named.length ? named : null;
}

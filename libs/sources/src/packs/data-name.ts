/** Names stand near the top of a payload: in it or in the records that it holds. */
const DEEPEST = 2;
const LONGEST = 80;
/** Addresses, dates and figures are texts too, and name nothing. */
const NO_NAME = /^(?:[a-z]+:\/\/|[-+$€£¥]?\d)/iu;

/** What a payload without a title may be called in lists: its first name, such as "Corner Bakery". Null where it has none. */
export function dataName(data: unknown, depth = 0): string | null {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return null;
  // A list is told by its first row.
  const values: unknown[] = Array.isArray(data) ? data.slice(0, 1) : Object.values(data);
  const own = values.find((value) => typeof value === 'string' && isName(value.trim()));
  if (typeof own === 'string') return own.trim();
  for (const value of values) {
    const inner = dataName(value, depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}

const isName = (text: string): boolean => text.length > 1 && text.length <= LONGEST && !NO_NAME.test(text);

const FILE_ENDING = /\.(?:csv|tsv|tab|json|geojson|xlsx?|ods|txt|text|md|markdown)$/iu;

/** What a source is called after its file: "sales_2025-q3.csv" is "Sales 2025 q3". Null for a name that says nothing. */
export function fileTitle(fileName: string | undefined): string | null {
  const base = (fileName ?? '').split(/[/\\]/u).at(-1)?.replace(FILE_ENDING, '') ?? '';
  const words = base
    .replace(/[\s_]+|(?<=\p{L})-+|-+(?=\p{L})/gu, ' ')
    .trim()
    .slice(0, LONGEST);
  return /[\p{L}\p{N}]/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

/** The same of an address that leads to such a file; null for any other. */
export function addressTitle(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { pathname } = new URL(url);
  return FILE_ENDING.test(pathname) ? fileTitle(decoded(pathname)) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A value of parsed JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Fields that name a row, those that people read before those that machines make up anew. */
const NAMES = [
  'symbol',
  'ticker',
  'name',
  'title',
  'headline',
  'label',
  'metric',
  'date',
  't',
  'time',
  'day',
  'month',
  'year',
  'slug',
  'code',
  'sku',
  'id',
  'key',
  'guid',
  'link',
  'url',
];

/** How each member of a list is known, wherever in the list it stands; two that are alike are told apart by their order. */
export function identitiesOf(list: readonly Json[]): string[] {
  const field = nameFieldOf(list);
  const seen = new Map<string, number>();
  return list.map((member, index) => {
    const own = nameOf(member, field) ?? `#${index}`;
    const count = seen.get(own) ?? 0;
    seen.set(own, count + 1);
    return count === 0 ? own : `${own} (${count + 1})`;
  });
}

/** Letters and figures of a text alone: case, spaces and punctuation are no news. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/gu, ' ')
    .replace(/(?<!^|\s)[-+]|[-+](?!\d)/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{M}\p{Sc}.,%+-]+/gu, ' ')
    .trim();
}

/** An address without what only says who follows it. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address.trim();
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (/^(?:utm_\w+|fbclid|gclid|mc_\w+|ref|sid|s?ession(?:id)?|phpsessid|jsessionid|cb|_t|ts)$/i.test(name)) {
      url.searchParams.delete(name);
    }
  }
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, '').replace(/\/+$/, '');
  return `${url.host}${url.pathname}${url.search}`.toLowerCase();
}

/** The first field that every row has, and no two rows alike. */
function nameFieldOf(list: readonly Json[]): string | null {
  const rows = list.filter(isRow);
  if (rows.length === 0 || rows.length < list.length) return null;
  const others = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => typeof row[name] === 'string'));
  const known = new Map(Object.keys(rows[0] ?? {}).map((name) => [name.toLowerCase(), name]));
  const candidates = [...NAMES.flatMap((name) => known.get(name) ?? []), ...others];
  const isUnique = (name: string): boolean => {
    const values = rows.map((row) => textOf(row[name]));
    return values.every((value) => value !== '') && new Set(values).size === rows.length;
  };
  return candidates.find(isUnique) ?? null;
}

function nameOf(member: Json, field: string | null): string | null {
  if (!isRow(member)) return typeof member === 'object' ? null : textOf(member);
  return field === null ? null : textOf(member[field]);
}

function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return /^https?:/i.test(value) ? plainAddress(value) : folded(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function isRow(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Splits a field name in camel, snake, kebab or plain words: `tvlChange7dPct` gives tvl, change, 7d, pct. */
export function nameWords(name: string): string[] {
  const words = name.normalize('NFKC').match(WORD);
  return (words ?? []).map((word) => word.toLowerCase().replace(TURNED_WINDOW, '$2$1'));
}

/** Squares, gases, dust and windows keep their digit (`areaKm2`, `co2`, `pm25`, `h24`); elsewhere a digit is a word. */
const WORD =
  /[Vv][Oo]2|(?:[KkCc]?[Mm][23]|[Cc][Oo]2|[Pp][Mm](?:25|10)|[Hh](?:6|12|24|48)|[Dd](?:7|14|30|90))(?![\d\p{Ll}])|\d+(?:\.\d+)?[a-z]{0,3}(?![a-z])|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}[\p{Lo}\p{M}]*|\d+|%/gu;
/** `h24` is `24h`; `h1` is left alone, for it may be the first half of a year. */
const TURNED_WINDOW = /^([hd])(\d{1,2})$/;

const WINDOW = /^(\d+)(h|hr|d|w|wk|mo|y|yr|min)$/;

/** Reads a window such as `7d` or `24h` from the words of a name; null where none stands. */
export function windowOf(words: readonly string[]): string | null {
  for (const word of words) {
    const match = WINDOW.exec(word);
    if (match) return `${match[1]}${(match[2] ?? '').replace('hr', 'h').replace('wk', 'w').replace('yr', 'y')}`;
  }
  return null;
}

/** Tells whether a word of a name is a window. */
export function isWindow(word: string): boolean {
  return WINDOW.test(word);
}

/** Names of a field that say nothing by themselves; the parent's name speaks for them. */
export const GENERIC_NAMES = new Set([
  'value',
  'v',
  'amount',
  'current',
  'now',
  'today',
  'latest',
  'number',
  'val',
  'result',
  'y',
  'figure',
  'previous',
  'prior',
]);

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const WEEKDAY_INDEX = shortForms(WEEKDAYS, ['tues', 'thur', 'thurs']);
const MONTH_INDEX = shortForms(MONTHS, ['sept']);

/** Index from 0 (Monday) of a weekday's name or its usual short form; -1 if it is none. */
export function weekdayIndex(text: string): number {
  return indexOfName(WEEKDAY_INDEX, text);
}

/** Index from 0 (January) of a month's name or its usual short form; -1 if it is none. */
export function monthIndex(text: string): number {
  return indexOfName(MONTH_INDEX, text);
}

/** Places of the names by themselves, by their first three letters, and by other beginnings of theirs. */
function shortForms(names: readonly string[], others: readonly string[]): ReadonlyMap<string, number> {
  const forms = [...names, ...names.map((name) => name.slice(0, 3)), ...others];
  return new Map(forms.map((form) => [form, names.findIndex((name) => name.startsWith(form))]));
}

function indexOfName(forms: ReadonlyMap<string, number>, text: string): number {
  return forms.get(text.trim().toLowerCase().replace(/\.$/, '')) ?? -1;
}

/** What a name says it has said by then; each of its words is held against all the others. */
const LONGEST_NAME = 300;

/** Splits a field name in camel, snake, kebab or plain words: `tvlChange7dPct` gives tvl, change, 7d, pct. */
export function nameWords(name: string): string[] {
  const words = name.slice(0, LONGEST_NAME).normalize('NFKC').match(WORD);
  return (words ?? []).map((word) => word.toLowerCase().replace(TURNED_WINDOW, '$2$1'));
}

/** "YoY", "kWh" and "TeV" are words as they stand. Squares, gases, dust and windows keep their digit (`areaKm2`, `co2`, `pm25`, `h24`); elsewhere a digit is a word. */
const WORD =
  /(?:[Yy][Oo][Yy]|[Qq][Oo][Qq]|[Mm][Oo][Mm]|[Ww][Oo][Ww])(?!\p{Ll})|[KkMGT](?:[Ww]h|eV)(?!\p{Ll})|[Vv][Oo]2|[Mm]3[hsd](?!\p{Ll})|[Cc][Oo]2e(?!\p{Ll})|(?:[KkCc]?[Mm][23]|[Cc][Oo]2|[Pp][Mm](?:25|10)|[Hh](?:6|12|24|48)|[Dd](?:7|14|30|90))(?![\d\p{Ll}])|\d+(?:\.\d+)?[a-z]{0,3}(?![a-z])|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}[\p{Lo}\p{M}]*|\d+|%/gu;
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

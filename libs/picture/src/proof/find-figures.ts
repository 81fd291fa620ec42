import { type FigureSource, NUMERAL } from './figure-sources';

/** A figure found in a text; `from` and `to` count UTF-16 units of it. */
export interface FoundFigure {
  text: string;
  from: number;
  to: number;
  /** Every source that writes exactly this, the likeliest first; empty where there is none. */
  sources: FigureSource[];
}

/** A character of a text, spelled so that capitals, wide letters and spaces make no difference. */
interface Letter {
  char: string;
  at: number;
  end: number;
  /** A space or a line's end stands before it. */
  apart: boolean;
}

/**
 * Reads every numeral of a text and finds what wrote it; longer writings are tried first. What two of `groups` write alike
 * is the earlier one's. A number of which only a part fits, or whose sign or unit is another, has no source.
 */
export function findFigures(text: string, groups: ReadonlyArray<readonly FigureSource[]>): FoundFigure[] {
  const letters = lettersOf(text);
  const taken = new Set<number>();
  const found: FoundFigure[] = [];
  const longestFirst = [...byWriting(groups)].sort(([a], [b]) => b.length - a.length);
  for (const [folded, sources] of longestFirst) {
    const length = [...folded].length;
    for (const start of placesOf(folded, letters, taken)) {
      for (let index = start; index < start + length; index += 1) taken.add(index);
      found.push({ ...sliceOf(text, letters, start, start + length), sources });
    }
  }
  return [...found, ...strays(text, letters, taken)].sort((a, b) => a.from - b.from);
}

function byWriting(groups: ReadonlyArray<readonly FigureSource[]>): Map<string, FigureSource[]> {
  const all = new Map<string, FigureSource[]>();
  for (const sources of groups) {
    const own = new Map<string, FigureSource[]>();
    for (const source of sources) {
      const folded = foldedText(source.display);
      own.set(folded, [...(own.get(folded) ?? []), source]);
    }
    for (const [folded, same] of own) if (!all.has(folded)) all.set(folded, same);
  }
  return all;
}

/** Words with a digit that no source accounts for. */
function strays(text: string, letters: readonly Letter[], taken: ReadonlySet<number>): FoundFigure[] {
  const found: FoundFigure[] = [];
  letters.forEach(({ char }, index) => {
    if (taken.has(index) || !NUMERAL.test(char)) return;
    const last = found.at(-1);
    if (last && (letters[index]?.at ?? 0) < last.to) return;
    let start = index;
    let end = index + 1;
    while (start > 0 && !letters[start]?.apart && !taken.has(start - 1)) start -= 1;
    while (end < letters.length && !letters[end]?.apart && !taken.has(end)) end += 1;
    found.push({ ...sliceOf(text, letters, start, end), sources: [] });
  });
  return found;
}

function placesOf(folded: string, letters: readonly Letter[], taken: ReadonlySet<number>): number[] {
  const wanted = [...folded];
  const places: number[] = [];
  for (let start = 0; start + wanted.length <= letters.length; start += 1) {
    const end = start + wanted.length;
    if (!wanted.every((char, index) => letters[start + index]?.char === char && !taken.has(start + index))) continue;
    if (standsAlone(letters, start, end)) {
      places.push(start);
      start = end - 1;
    }
  }
  return places;
}

/** Whether nothing written against a number makes another number of it: a digit, a mark before digits, a sign, a unit. */
function standsAlone(letters: readonly Letter[], start: number, end: number): boolean {
  const before = joinedTo(letters, start, -1);
  const after = joinedTo(letters, end, 1);
  if (/(?:\p{Nd}|\p{Nd}[.,])$/u.test(before) || /^(?:\p{Nd}|[.,]\p{Nd})/u.test(after)) return false;
  const first = letters[start]?.char ?? '';
  const last = letters[end - 1]?.char ?? '';
  if (/\p{L}/u.test(first) && /[a-z]$/u.test(before)) return false;
  if (/\p{Nd}/u.test(first) && /(?:[a-z\p{Sc}]|(?:^|[^\p{Nd}])[+\-\u2212])$/u.test(before)) return false;
  return !/[\p{Nd}\p{L}]/u.test(last) || !/^[a-z%\u2030\u00b0]/u.test(after);
}

/** Up to two characters written against a place, without a space between. */
function joinedTo(letters: readonly Letter[], place: number, way: 1 | -1): string {
  let text = '';
  for (let step = 0; step < 2; step += 1) {
    const index = way > 0 ? place + step : place - 1 - step;
    if (letters[way > 0 ? index : index + 1]?.apart !== false) break;
    const char = letters[index]?.char ?? '';
    text = way > 0 ? text + char : char + text;
  }
  return text;
}

function textOf(letters: readonly Letter[], from: number, to: number): string {
  return letters
    .slice(Math.max(0, from), to)
    .map(({ char }) => char)
    .join('');
}

function sliceOf(text: string, letters: readonly Letter[], start: number, end: number) {
  const from = letters[start]?.at ?? 0;
  const to = letters[end - 1]?.end ?? from;
  return { text: text.slice(from, to), from, to };
}

/** Small letters; capitals of a Turkish video dot their i, and both of its i are one here. */
function folded(letter: string): string {
  return letter.normalize('NFKC').toLowerCase().replace('\u0307', '').replace('ı', 'i');
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let at = 0;
  let apart = false;
  for (const whole of text) {
    if (/[\s\u200b-\u200f\u2060-\u2069]/u.test(whole)) apart ||= /\s/u.test(whole);
    else {
      for (const char of folded(whole)) {
        letters.push({ char, at, end: at + whole.length, apart });
        apart = false;
      }
    }
    at += whole.length;
  }
  return letters;
}

function foldedText(text: string): string {
  return textOf(lettersOf(text), 0, Infinity);
}

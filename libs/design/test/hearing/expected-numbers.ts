import type { ProvenFigure } from '@app/picture';
import type { HeardNumber } from './hear-numbers';

/** A figure that must be heard: how many of the numbers from here on are it, 0 where it is not there. */
export interface Expectation {
  text: string;
  /** It is a number, and "second" before it names a place. */
  isCount: boolean;
  fits: (heard: readonly HeardNumber[]) => number;
}

/** What a listener must hear of each proven figure, made from the raw value of the payload and never from the text. */
export function expectations(figures: readonly ProvenFigure[]): Expectation[] {
  return figures.map(({ text, value, formatter }) => ({
    text,
    isCount: typeof value === 'number',
    fits: (heard) =>
      typeof value === 'number' ? fitsNumber(value, formatter, heard) : fitsDigits(String(value), heard),
  }));
}

/** Sound like a number and are none; nothing but the line tells which was meant. */
const HOMOPHONES: ReadonlyArray<[word: RegExp, value: number]> = [
  [/\b(?:too|to)\b/iu, 2],
  [/\bwon\b/iu, 1],
  [/\bate\b/iu, 8],
];

/**
 * Expectations that nothing heard meets, and numbers that nothing asked for. Ranks such as "first" are grammar, and a
 * "too" in the line excuses a two.
 */
export function unmatched(
  expected: readonly Expectation[],
  heard: readonly HeardNumber[],
  line: string,
): { unheard: string[]; unproven: number[] } {
  const unheard: string[] = [];
  const unproven: number[] = [];
  let at = 0;
  for (const { text, isCount, fits } of expected) {
    const from = (isIt: (one: HeardNumber) => boolean): number =>
      heard.findIndex((one, index) => index >= at && isIt(one) && fits(heard.slice(index)) > 0);
    const counted = isCount ? from(({ ordinal }) => !ordinal) : -1;
    const start = counted < 0 ? from(() => true) : counted;
    if (start < 0) unheard.push(text);
    else {
      unproven.push(...strange(heard.slice(at, start)));
      at = start + fits(heard.slice(start));
    }
  }
  const excused = HOMOPHONES.flatMap(([word, value]) => (word.test(line) ? [value] : []));
  const left = [...unproven, ...strange(heard.slice(at))];
  return { unheard, unproven: left.filter((value) => !excused.includes(value)) };
}

function strange(heard: readonly HeardNumber[]): number[] {
  return heard.filter(({ ordinal }) => !ordinal).map(({ value }) => value);
}

/** Rounded to what was said of it; "down 3 percent" says a loss in words, but nothing else than a loss is minus. */
function fitsNumber(value: number, formatter: string, heard: readonly HeardNumber[]): number {
  const [first, second] = heard;
  if (!first) return 0;
  // "Six eighty-four", "214 dollars and 35 cents".
  if (/^(?:desk|currency)/u.test(formatter) && second && near(first.value + second.value / 100, Math.abs(value), 0.01))
    return 2;
  if (first.value < 0 && value > 0) return 0;
  const size = Math.abs(value);
  if (near(Math.abs(first.value), size, first.step) || near(Math.abs(first.value), size * 100, first.step)) return 1;
  return second && near(first.value * 100 + second.value, size, 1) ? 2 : 0;
}

function near(heard: number, wanted: number, step: number): boolean {
  return Math.abs(heard - wanted) <= step * 0.5000001;
}

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** Digits of a date, a window, a name or a sentence of the payload, in any order of speech; a year may come in two halves. */
function fitsDigits(value: string, heard: readonly HeardNumber[]): number {
  const numbers = [...value.matchAll(/(\d+(?:\.\d+)?)(?:\s+(thousand|million|billion|trillion))?/gu)].map(
    ([, digits, scale]) => Number(digits) * (SCALES[scale ?? ''] ?? 1),
  );
  const years = numbers.filter((number) => number >= 1000 && number <= 9999);
  const known = [...numbers, ...years.flatMap((year) => [Math.floor(year / 100), year % 100])];
  const end = heard.findIndex((number) => !known.some((wanted) => near(number.value, wanted, number.step)));
  return end < 0 ? heard.length : end;
}

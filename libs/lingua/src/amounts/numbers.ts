import type { LanguageCode } from '../language-code';
import { foldDigits } from './digits';
import { isStep, LARGE_STEPS, SMALL_STEPS } from './east-asian-steps';

/** What parts the whole part of a number from its decimals. */
export type DecimalMark = '.' | ',';

/** One way in which digits may be read. */
export interface NumberReading {
  readonly value: number;
  /** Decimals as they are written: 2 of "12.50". */
  readonly precision: number;
  /** Thousands are parted by a mark or a space. */
  readonly grouped: boolean;
}

/** Longer digits are ids. */
const LONGEST = 40;
const MOST_DIGITS = 21;

const FRACTIONS: ReadonlyMap<string, readonly [value: number, precision: number]> = new Map([
  ['½', [0.5, 1]],
  ['¼', [0.25, 2]],
  ['¾', [0.75, 2]],
  ['⅓', [1 / 3, 2]],
  ['⅔', [2 / 3, 2]],
  ['⅕', [0.2, 1]],
  ['⅖', [0.4, 1]],
  ['⅗', [0.6, 1]],
  ['⅘', [0.8, 1]],
  ['⅙', [1 / 6, 2]],
  ['⅛', [0.125, 3]],
  ['⅜', [0.375, 3]],
  ['⅝', [0.625, 3]],
  ['⅞', [0.875, 3]],
]);

/**
 * Every plausible reading of a text that is one written number, in digits of any script: "1.284.500" has one, "3.400" two.
 * `marks` is how its source writes numbers; a numeral that shows otherwise by itself ("12.50") is read as it shows. A minus
 * or brackets make it negative. Empty for what is no number: "1.2.3", "007", a range.
 */
export function readNumber(text: string, marks?: { readonly decimal: DecimalMark } | null): NumberReading[] {
  if (text.length > LONGEST) return [];
  const { body, negative } = withoutSign(foldDigits(text).trim());
  const readings = readUnsigned(body, marks?.decimal ?? null);
  return negative ? readings.map((reading) => ({ ...reading, value: 0 - reading.value })) : readings;
}

function withoutSign(text: string): { body: string; negative: boolean } {
  if (text.startsWith('(') && text.endsWith(')')) return { body: text.slice(1, -1).trim(), negative: true };
  if (text.startsWith('-')) return { body: text.slice(1).trim(), negative: true };
  return { body: text.startsWith('+') ? text.slice(1).trim() : text, negative: false };
}

/** As `readNumber`, of folded text without a sign. */
export function readUnsigned(body: string, decimal: DecimalMark | null): NumberReading[] {
  const stacked = readStacked(body);
  if (stacked) return [stacked];
  return readFraction(body, decimal) ?? readExponent(body) ?? readMarked(body, decimal);
}

/** "½", "2½" and "2 ½"; null for what ends otherwise. */
function readFraction(body: string, decimal: DecimalMark | null): NumberReading[] | null {
  const fraction = FRACTIONS.get(body.at(-1) ?? '');
  if (!fraction) return null;
  const [part, precision] = fraction;
  const whole = body.slice(0, -1).trim();
  if (whole === '') return [{ value: part, precision, grouped: false }];
  return readMarked(whole, decimal)
    .filter((reading) => reading.precision === 0)
    .map(({ value, grouped }) => ({ value: value + part, precision, grouped }));
}

/** "1.5e6", as machines write. */
function readExponent(body: string): NumberReading[] | null {
  const match = /^(\d{1,17}(?:\.\d{1,17})?)[eE]([+-]?\d{1,3})$/.exec(body);
  if (!match) return null;
  const [, mantissa = '', exponent = ''] = match;
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const value = Number(body);
  if (!Number.isFinite(value)) return [];
  return [{ value, precision: Math.max(0, decimals - Number(exponent)), grouped: false }];
}

/** Digits in groups, with the marks between them. */
interface Numeral {
  groups: readonly string[];
  marks: readonly string[];
}

/** Digits parted by single marks; null for anything else. */
function cut(body: string): Numeral | null {
  const groups: string[] = [''];
  const marks: string[] = [];
  for (const character of body) {
    if (character >= '0' && character <= '9') groups[groups.length - 1] += character;
    else if (".,' ٫٬".includes(character)) {
      if (groups.at(-1) === '' && groups.length > 1) return null;
      marks.push(character);
      groups.push('');
    } else return null;
  }
  const isWhole = groups.at(-1) !== '' && groups.reduce((sum, { length }) => sum + length, 0) <= MOST_DIGITS;
  return isWhole ? { groups, marks } : null;
}

function readMarked(body: string, decimal: DecimalMark | null): NumberReading[] {
  const found = markedReadings(body);
  const wanted = found.length > 1 && decimal !== null ? found.filter(({ shows }) => shows === decimal) : found;
  return wanted.map(({ value, precision, grouped }) => ({ value, precision, grouped }));
}

/** A reading, and the decimal mark of who writes so; null where the digits tell of none. */
interface MarkedReading extends NumberReading {
  shows: DecimalMark | null;
}

function markedReadings(body: string): MarkedReading[] {
  const numeral = cut(body);
  if (!numeral) return [];
  const { groups, marks } = numeral;
  const [first = ''] = groups;
  const last = marks.at(-1);
  if (last === undefined)
    return first.length > 1 && first.startsWith('0') ? [] : [{ ...whole(first, false), shows: null }];
  const found: MarkedReading[] = [];
  if (isGrouped(groups, marks)) {
    const shows = last === '.' ? ',' : last === ',' ? '.' : null;
    found.push({ ...whole(groups.join(''), true), shows });
  }
  const before = marks.slice(0, -1);
  const heads = groups.slice(0, -1);
  const isDecimal = '.,٫'.includes(last) && !before.includes(last);
  if (isDecimal && (before.length === 0 ? !/^0\d/.test(first) : isGrouped(heads, before))) {
    const decimals = groups.at(-1) ?? '';
    const value = Number(`${heads.join('') || '0'}.${decimals}`);
    const shows = last === '.' || last === ',' ? last : null;
    found.push({ value, precision: decimals.length, grouped: before.length > 0, shows });
  }
  return found;
}

/**
 * The decimal mark that a numeral shows by itself: "1,234,567", "1.234,5", "2.5". Null where it may be either ("3,400"),
 * undefined for digits that no mark parts. What the numerals of one source show decides those that stay open.
 */
export function shownMark(text: string): DecimalMark | null | undefined {
  if (text.length > LONGEST) return undefined;
  const { body } = withoutSign(foldDigits(text).trim());
  const [first, second] = markedReadings(body);
  if (second) return null;
  return first?.shows ?? undefined;
}

/** Groups of three, or as India writes lakh and crore, all parted by the same mark. */
function isGrouped(groups: readonly string[], marks: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  const mark = marks[0] ?? '';
  if (mark === '٫' || first === '' || first.startsWith('0') || !marks.every((each) => each === mark)) return false;
  if (rest.at(-1)?.length !== 3) return false;
  if (first.length <= 3 && rest.every((group) => group.length === 3)) return !isAddress(groups, mark);
  return mark === ',' && first.length <= 2 && rest.slice(0, -1).every((group) => group.length === 2);
}

/** "192.168.100.200" is a machine's. */
function isAddress(groups: readonly string[], mark: string): boolean {
  return mark === '.' && groups.length === 4 && groups.every((group) => Number(group) <= 255);
}

function whole(digits: string, grouped: boolean): NumberReading {
  return { value: Number(digits), precision: 0, grouped };
}

/** "4億1260万", "1조 2,400억", "3百万", "1.284亿": numbers that East Asia writes step by step. Null for all others. */
function readStacked(body: string): NumberReading | null {
  if (body === '' || ![...body].some(isStep)) return null;
  const stack = new Stack();
  let digits = '';
  for (const character of body) {
    if ((character >= '0' && character <= '9') || character === '.' || character === ',') digits += character;
    else if (character !== ' ') {
      if (!isStep(character) || !stack.take(digits) || !stack.step(character)) return null;
      digits = '';
    }
  }
  return stack.take(digits) ? stack.total() : null;
}

/** Adds up steps: each is smaller than the one before it, but for 万亿. */
class Stack {
  private sum = 0;
  private section = 0;
  private count: number | null = null;
  private large = Infinity;
  private small = Infinity;
  private precision = 0;
  private grouped = false;
  private wasLarge = false;

  /** Takes the digits before a step; false where they are no number. */
  take(digits: string): boolean {
    if (digits === '') return true;
    const [reading] = readMarked(digits, '.');
    if (!reading) return false;
    this.count = reading.value;
    this.precision = Math.max(this.precision, reading.precision);
    this.grouped ||= reading.grouped;
    this.wasLarge = false;
    return true;
  }

  /** Takes a step; false where none can stand. */
  step(character: string): boolean {
    const small = SMALL_STEPS.get(character);
    if (small !== undefined) {
      if (this.count === null || small >= this.small) return false;
      this.section = exact(this.section + exact(this.count * small));
      this.count = null;
      this.small = small;
      return true;
    }
    const large = LARGE_STEPS.get(character) ?? 1;
    const counted = exact(this.section + (this.count ?? 0));
    if (counted === 0 && this.wasLarge && this.sum > 0) {
      this.sum = exact(this.sum * large);
      return true;
    }
    if (counted === 0 || large >= this.large) return false;
    this.sum = exact(this.sum + exact(counted * large));
    this.large = large;
    this.wasLarge = true;
    this.section = 0;
    this.count = null;
    this.small = Infinity;
    return true;
  }

  total(): NumberReading {
    return {
      value: exact(this.sum + this.section + (this.count ?? 0)),
      precision: this.precision,
      grouped: this.grouped,
    };
  }
}

/** Without the error of binary fractions: 4.126 hundred million are 412,600,000. */
function exact(value: number): number {
  return Number(value.toPrecision(15));
}

/** How a language writes numbers, in Western digits; `group` is what stands between thousands. */
export interface NumberMarks {
  readonly decimal: DecimalMark;
  readonly group: string;
}

const MARKS = new Map<string, NumberMarks>();

/** The marks of a language, by the Unicode data that the engine carries. */
export function numberMarks(language: LanguageCode): NumberMarks {
  return marksOf(language);
}

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i;

/** The marks of a language tag that a source declares: `de-CH`, `es_MX`. Null for what is no language that the engine knows. */
export function numberMarksOfTag(declared: string): NumberMarks | null {
  const tag = declared.length > LONGEST ? '' : declared.replaceAll('_', '-');
  return TAG.test(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? marksOf(tag) : null;
}

function marksOf(tag: string): NumberMarks {
  const known = MARKS.get(tag);
  if (known) return known;
  const options = { numberingSystem: 'latn', useGrouping: 'always' } as const;
  const parts = new Intl.NumberFormat(tag, options).formatToParts(12_345.5);
  const of = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const marks: NumberMarks = { decimal: of('decimal') === ',' ? ',' : '.', group: of('group') };
  if (MARKS.size < MOST_TAGS) MARKS.set(tag, marks);
  return marks;
}

/** Tags come from callers; no more of them are kept. */
const MOST_TAGS = 200;

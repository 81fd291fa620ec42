import type { LanguageCode } from '../language-code';
import type { Unit } from '../units/unit';
import { currencyBefore, likelyCurrencies, readCurrency } from './currencies';
import { isCurrencyCode } from './currency-codes';
import { foldDigits } from './digits';
import { isStep } from './east-asian-steps';
import { type Bound, withoutHedges } from './hedges';
import { type DecimalMark, numberMarks, type NumberReading, readUnsigned } from './numbers';
import { isPercentBefore, percentUnit } from './percent';
import { scaleReadings } from './scales';
import { unitsOfText } from './units-of-text';

/** One way in which a whole text may be one quantity. */
export interface QuantityReading {
  /** With sign and scale: 4,200,000 of "$4.2M", 11.4 of "11,4 %". */
  readonly value: number;
  /** Decimals as they are written, before the scale: 1 of "$4.2M", but 2 of "80 ct", which are 0.80. */
  readonly precision: number;
  /** ISO 4217 code or coin. */
  readonly currency: string | null;
  readonly unit: Unit | null;
  /** What the written number was multiplied by; 1 where nothing scales it. */
  readonly scale: number;
  /** A sign that is written; 0 where there is none. */
  readonly sign: -1 | 0 | 1;
  /** The whole that the value is a part of: 30 of "12 of 30". */
  readonly of: number | null;
  /** "approx. 40", "~40". */
  readonly approximate: boolean;
  /** "> 5 %" and "500+" are above, "under 40" below. */
  readonly bound: Bound | null;
}

export interface QuantityContext {
  /** The language of the text, by which words, letters and marks are read. */
  readonly language?: LanguageCode | null;
  /** How the source writes decimals, where that is known; it goes before the language's habit. */
  readonly decimal?: DecimalMark | null;
}

const LONGEST = 80;
/** No unit is called by more. */
const LONGEST_TAIL = 40;
/** A plus and so many digits in a row are a telephone. */
const TELEPHONE = 8;

/**
 * Every plausible reading of a text that is one quantity and nothing else: "$4.2M", "1.284.500 €", "−3.5%", "34 km",
 * "5,8 Mio. €", "4億1260万円", "12 of 30". Empty for all other texts ("Line 4", "2026-05-17", "10k race"). With a language or
 * a decimal mark a numeral such as "3.400" has one reading, without either two.
 */
export function readQuantity(text: string, context: QuantityContext = {}): QuantityReading[] {
  if (text.length > LONGEST) return [];
  const { rest, approximate, bound } = withoutHedges(foldDigits(text).trim().replace(NO_CENTS, ''));
  const { body, negative } = withoutBrackets(rest);
  const found =
    negative && !body ? [] : [...partsOfWhole(body, context), ...amounts(body, { ...context, isBar: bound !== null })];
  return found
    .filter((reading) => !negative || reading.sign === 0)
    .map((reading) => ({
      ...reading,
      ...(negative ? { value: 0 - reading.value, sign: -1 as const } : {}),
      approximate,
      bound,
    }));
}

/** Shops write no cents as a dash: "12,– €", "CHF 12.–". */
const NO_CENTS = /(?<=\d)[.,]-{1,2}(?=\s|$)/;

/** Accountants put a loss in brackets. */
function withoutBrackets(text: string): { body: string; negative: boolean } {
  const isBracketed = text.startsWith('(') && text.endsWith(')');
  return isBracketed ? { body: text.slice(1, -1).trim(), negative: true } : { body: text, negative: false };
}

type Amount = Omit<QuantityReading, 'approximate' | 'bound'>;

/** Words between a part and its whole; a slash does the same. */
const OF_WORDS: readonly string[] = [
  'of',
  'out of',
  'von',
  'aus',
  'de',
  'sur',
  'su',
  'di',
  'dari',
  'من',
  'من أصل',
  'में से',
];

/** "12 of 30", "12/30": a part and what it is a part of. A date looks alike, so the part must fit into the whole. */
function partsOfWhole(body: string, context: QuantityContext): Amount[] {
  const end = numeralEnd(body, 0);
  const tail = body.slice(end).trimStart();
  const separator = tail.startsWith('/') ? '/' : OF_WORDS.find((word) => tail.toLowerCase().startsWith(`${word} `));
  if (end === 0 || separator === undefined) return [];
  const second = tail.slice(separator.length).trimStart();
  const secondEnd = numeralEnd(second, 0);
  const measure = second.slice(secondEnd).trim();
  if (secondEnd === 0 || (separator === '/' && measure !== '')) return [];
  const units = measure === '' ? [null] : unitsOfText(measure, context.language ?? null).map(({ unit }) => unit);
  const parts = readUnsigned(body.slice(0, end).trim(), decimalOf(context));
  const wholes = readUnsigned(second.slice(0, secondEnd).trim(), decimalOf(context));
  const [part] = parts;
  const [whole] = wholes;
  if (parts.length !== 1 || wholes.length !== 1 || !part || !whole) return [];
  if (part.value > whole.value || whole.value === 0) return [];
  return units.map((unit) => ({
    value: part.value,
    precision: part.precision,
    currency: null,
    unit,
    scale: 1,
    sign: 0,
    of: whole.value,
  }));
}

function decimalOf({ decimal, language }: QuantityContext): DecimalMark | null {
  return decimal ?? (language ? numberMarks(language).decimal : null);
}

/** A text cut at its digits. */
interface Cut {
  sign: -1 | 0 | 1;
  /** What stands before the digits, without a sign. */
  lead: string;
  numbers: readonly NumberReading[];
  /** As they stand, with steps that more digits follow: "4億1260万". */
  digits: string;
  /** What stands behind the digits. */
  tail: string;
  /** Nothing parts the digits from it: "5G", "1st". */
  isGlued: boolean;
}

function amounts(body: string, context: QuantityContext & { isBar: boolean }): Amount[] {
  const cut = cutAtDigits(body, context);
  if (!cut || cut.numbers.length === 0 || cut.tail.length > LONGEST_TAIL) return [];
  const { sign, lead, numbers, tail, digits } = cut;
  if (sign === 1 && lead === '' && tail === '' && /^\d+$/.test(digits) && digits.length >= TELEPHONE) return [];
  const measures = measuresOf(cut, context.language ?? null, context.isBar);
  return numbers.flatMap(({ value, precision }) =>
    measures.map(({ currency, unit, scale }) => {
      const size = exact(value * scale);
      const decimals = scale < 1 ? precision - Math.round(Math.log10(scale)) : precision;
      return { value: sign < 0 ? 0 - size : size, precision: decimals, currency, unit, scale, sign, of: null };
    }),
  );
}

/** Without the error of binary fractions: 4.35 million are 4,350,000. */
function exact(value: number): number {
  return Number(value.toPrecision(15));
}

function cutAtDigits(body: string, context: QuantityContext): Cut | null {
  const from = body.search(/[\d½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞]|(?<!\p{L})[.,]\d/u);
  if (from < 0) return null;
  const end = numeralEnd(body, from);
  const before = signed(body.slice(0, from).trim());
  if (!before) return null;
  const digits = body.slice(from, end).trim();
  return {
    ...before,
    digits,
    numbers: readUnsigned(digits, decimalOf(context)),
    tail: body.slice(end).trim(),
    isGlued: body.charAt(end) !== ' ',
  };
}

/** A sign at either end of what stands before the digits: "-$4", "$-4", "+". */
function signed(text: string): { sign: -1 | 0 | 1; lead: string } | null {
  const isSign = (character: string): boolean => character === '-' || character === '+';
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  if (text.length > 1 && isSign(first) && isSign(last)) return null;
  if (isSign(first)) return { sign: first === '-' ? -1 : 1, lead: text.slice(1).trim() };
  if (isSign(last)) return { sign: last === '-' ? -1 : 1, lead: text.slice(0, -1).trim() };
  return { sign: 0, lead: text };
}

const FRACTION = /[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞]/u;
const isDigit = (character: string): boolean => character >= '0' && character <= '9' && character.length === 1;

/**
 * Where a numeral that begins at `from` ends: digits, marks before digits, blanks before groups of three, a fraction, and
 * steps of East Asia where digits follow them ("1조 2,400억", but 58 of "58万元").
 */
function numeralEnd(text: string, from: number): number {
  let at = from;
  let end = from;
  while (at < text.length) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (isDigit(character) || FRACTION.test(character)) end = at += 1;
    else if (".,'٫٬".includes(character) && isDigit(next)) at += 1;
    else if (character === ' ' && end > from && (isGroup(text, at + 1) || FRACTION.test(next))) at += 1;
    else if (end > from && isStep(character)) {
      const behind = stepsEnd(text, at);
      const digits = text.charAt(behind) === ' ' ? behind + 1 : behind;
      if (!isDigit(text.charAt(digits))) return isStacked(text.slice(from, end)) ? behind : end;
      end = at = digits;
    } else if (/[eE]/.test(character) && /^[eE][+-]?\d{1,3}(?![\d.,])/.test(text.slice(at, at + 6))) {
      at += isDigit(next) ? 1 : 2;
    } else break;
  }
  return end;
}

function isGroup(text: string, at: number): boolean {
  return /^\d{3}(?!\d)/.test(text.slice(at, at + 4));
}

function stepsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isStep(text.charAt(at))) at += 1;
  return at;
}

function isStacked(text: string): boolean {
  return [...text].some(isStep);
}

/** What a number counts. */
interface Measure {
  currency: string | null;
  unit: Unit | null;
  scale: number;
}

/** What stands around the digits, in all ways in which the whole of it makes sense. */
function measuresOf({ lead, tail, digits, isGlued }: Cut, language: LanguageCode | null, isBar: boolean): Measure[] {
  if (lead === '') {
    const isName = isGlued && NAMED.test(tail);
    return isName || (!isBar && isTimeOf(digits, tail)) ? [] : tailMeasures(tail, isGlued, language);
  }
  if (isPercentBefore(lead)) return tail === '' ? [{ currency: null, unit: percentUnit(), scale: 1 }] : [];
  const isAmount = tail !== '' || /\D/.test(digits);
  const currencies = currencyBefore(lead, isAmount, language);
  if (currencies.length === 0) return tail === '' ? scaledLeads(lead, language) : [];
  const money = (scale: number): Measure[] => currencies.map((currency) => ({ currency, unit: null, scale }));
  if (tail === '') return money(1);
  const scales = scaleReadings(tail, language);
  if (scales.length > 0) return scales.flatMap(money);
  // "$5 USD", "US$ 12 million dollars": the second of the two says which of the first is meant.
  const named = tailMeasures(tail, isGlued, language).filter(({ currency }) => currency !== null);
  const same = new Set(readCurrency(lead, language));
  if (named.length > 0) return named.filter(({ currency }) => currency !== null && same.has(currency));
  return pricesPer(lead, tail, language);
}

const LONGEST_LEAD = 12;

/** "T€ 480", "US$m 412", "Mio. € 5,8": a table's sign with its scale. */
function scaledLeads(lead: string, language: LanguageCode | null): Measure[] {
  for (let at = 1; at < lead.length && lead.length <= LONGEST_LEAD; at += 1) {
    const [head, rest] = [lead.slice(0, at).trim(), lead.slice(at).trim()];
    for (const [sign, scale] of [[rest, head] as const, [head, rest] as const]) {
      const sizes = /\p{Sc}/u.test(sign) || isCurrencyCode(sign) ? scaleReadings(scale, language) : [];
      const currencies = sizes.length === 0 ? [] : currencyBefore(sign, true, language);
      if (currencies.length > 0)
        return sizes.flatMap((size) => currencies.map((currency) => ({ currency, unit: null, scale: size })));
    }
  }
  return [];
}

/** "$4/kWh", "€12 per hour": money over a unit, of the currency that a reader takes its sign for. */
function pricesPer(sign: string, tail: string, language: LanguageCode | null): Measure[] {
  const likely = new Set(likelyCurrencies(sign, language));
  return unitsOfText(`${sign}${tail.startsWith('/') ? '' : ' '}${tail}`, language).filter(
    ({ currency }) => currency !== null && likely.has(currency),
  );
}

/** Ordinals, and letters that make a name of digits they touch: "1st", "5G", "3D". */
const NAMED = /^(?:st|nd|rd|th|D|G)$/;
/** Half of a day, a month, a day of it. */
const TIMES = /^(?:[ap]m|[ap]\.m\.?|月|월|号|號)$/i;
const DAYS = /^[日일]$/;
const DAYS_OF_MONTH = 31;

/** "5 pm", "12月" and "2026年" say when, not how much. */
function isTimeOf(digits: string, tail: string): boolean {
  // No month has 412 days.
  if (DAYS.test(tail)) return Number(digits) <= DAYS_OF_MONTH;
  return TIMES.test(tail) || (/^[年년]$/.test(tail) && /^\d{4}$/.test(digits));
}

/** Capitals that touch digits scale them; "10 K" may be kelvin. */
const SCALING = /^[kKMBT]$/;

const LONGEST_SCALE = 18;
/** Before money they scale; behind a bare number they are metres, tonnes and millimetres. */
const SMALL_LETTERS: ReadonlySet<string> = new Set(['m', 't', 'b', 'mm', 'md']);

function tailMeasures(tail: string, isGlued: boolean, language: LanguageCode | null): Measure[] {
  if (tail === '') return [{ currency: null, unit: null, scale: 1 }];
  // "12/30" is a part of a whole, and no unit.
  if (tail.startsWith('/')) return [];
  const scales = SMALL_LETTERS.has(tail) ? [] : scaleReadings(tail, language);
  const scaled = scales.map((scale) => ({ currency: null, unit: null, scale }));
  if (scaled.length > 0 && isGlued && SCALING.test(tail)) return scaled;
  const behindScale = scaledMeasures(tail, language);
  // "M km" are million kilometres and no metres per kilometre, "m AED" are dirhams.
  const isScaled = behindScale.length > 0 && !tail.includes('/');
  const hasMoney = isScaled && behindScale.every(({ currency }) => currency !== null);
  const units = hasMoney ? [] : unitMeasures(tail, language);
  return distinct([
    ...scaled,
    ...likelyCurrencies(tail, language).map((currency) => ({ currency, unit: null, scale: 1 })),
    ...units.filter(({ unit }) => !isScaled || unit?.denominator.length === 0),
    ...behindScale,
  ]);
}

/** Units, and money over a unit: of the dollars of "$/t" those that a reader takes the sign for. */
function unitMeasures(text: string, language: LanguageCode | null): Measure[] {
  if (isCurrencyCode(text)) return [];
  const units = unitsOfText(text, language);
  const likely = new Set(likelyCurrencies(/^[^/ ]+/.exec(text)?.[0] ?? '', language));
  return units.filter(({ currency }) => currency === null || likely.size === 0 || likely.has(currency));
}

/** A scale with money or a unit behind it: "Mio. €", "millones de dólares", "M€", "thousand tonnes". */
function scaledMeasures(tail: string, language: LanguageCode | null): Measure[] {
  const found: Measure[] = [];
  for (let at = 1; at < tail.length && at <= LONGEST_SCALE; at += 1) {
    const head = tail.slice(0, at);
    const scales = isBoundary(tail, at) ? scaleReadings(head, language) : [];
    if (scales.length === 0) continue;
    const rest = withoutConnector(tail.slice(at).trim());
    const money = likelyCurrencies(rest, language).map((currency) => ({ currency, unit: null }));
    // "5m €" are five million, "5 m km" is nothing.
    const units = SMALL_LETTERS.has(head) ? [] : unitMeasures(rest, language).filter(({ scale }) => scale === 1);
    for (const scale of scales)
      found.push(...[...money, ...units].map(({ currency, unit }) => ({ currency, unit, scale })));
  }
  return found;
}

/** Where a scale may end and money or a unit begin: at a blank, before a sign or a code ("M€", "TEUR"), between characters of East Asia. */
function isBoundary(tail: string, at: number): boolean {
  const before = tail.charAt(at - 1);
  const after = tail.charAt(at);
  if (after === ' ' || before === ' ' || before === '.') return true;
  return (
    !/[\p{L}\p{M}]/u.test(after) || isCurrencyCode(tail.slice(at)) || isStep(before) || /\p{Sc}/u.test(tail.slice(at))
  );
}

/** "millones de dólares", "milioni di dollari", "millions d'euros", "million of pounds". */
function withoutConnector(text: string): string {
  return text.replace(/^(?:de |di |do |of |d' ?|من )/iu, '');
}

function distinct(measures: readonly Measure[]): Measure[] {
  const seen = new Set<string>();
  return measures.filter(({ currency, unit, scale }) => {
    const key = `${currency ?? ''} ${unit?.id ?? ''} ${scale}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

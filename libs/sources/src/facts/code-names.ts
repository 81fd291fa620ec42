import {
  CODES,
  COUNTED,
  CURRENCY_NAMES,
  LOOSE_CODES,
  NUMBERED,
  ORDINAL_NAMES,
  ORDINALS,
  PAYMENT_OBJECTS,
  PLACES,
  SECTIONS,
  STREETS,
} from './words/code.words';
import { GENERIC_NAMES } from './words/column.words';
import { DURATIONS } from './words/unit.words';

const AMOUNTS = '\\p{Nd}[\\p{Nd}.,\\s]*(?:(?:thousand|million|billion|trillion)\\s?)?';
/** What is nothing but an amount is counted, whatever its name speaks of: "62%" of those who "pay by phone". */
const AMOUNT = new RegExp(
  `^[+\\-−]?\\s?(?:\\p{Sc}\\s?${AMOUNTS}|${AMOUNTS}[%٪‰\\p{Sc}]|\\p{Nd}[\\p{Nd}.,\\s]*(?:thousand|million|billion|trillion))$`,
  'iu',
);

/** Tells by its name whether a value only identifies: an id, a phone number, a coordinate, a version. */
export function isCodeName(given: readonly string[], value: number | string): boolean {
  // `{"Article number": {"value": …}}`: what says nothing stands behind the name.
  const words = given.length > 2 && GENERIC_NAMES.has(given.at(-1) ?? '') ? given.slice(0, -1) : given;
  const last = words.at(-1) ?? '';
  if (words.some((word) => CODES.has(word)))
    return typeof value === 'number'
      ? !isQuantity(words)
      : !AMOUNT.test(value) && (!words.some((word) => LOOSE_CODES.has(word)) || /\d/.test(value));
  if (words.length > 1 && NUMBERED.has(last) && !words.some((word) => COUNTED.has(word))) return true;
  if (typeof value === 'number') {
    if (words.length === 1 && (PLACES.has(last) || ORDINALS.has(last)) && Number.isInteger(value) && value < 1000)
      return true;
    if (ORDINAL_NAMES.test(words.join(' '))) return value < 1000;
    return words.length > 1 && words[0] === 'is' && (value === 0 || value === 1);
  }
  // Of a school the class "8B", and no eight billion.
  if (/^\d{1,3}[A-Z]$/.test(value) && words.some((word) => SECTIONS.has(word))) return true;
  // Steers how the others are read.
  const name = words.join('_');
  if ((CURRENCY_NAMES.has(name) && isCurrencyCode(value)) || (name === 'object' && PAYMENT_OBJECTS.has(value)))
    return true;
  return STREETS.has(last) && /\d/.test(value) && /\s/.test(value.trim());
}

const ISO_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Tells whether a text is the ISO code of a currency, in either case. */
export function isCurrencyCode(text: string): boolean {
  return ISO_CURRENCIES.has(text.trim().toUpperCase());
}

/** `emailsSent`, `phoneCalls`: a code's name before something that is counted. */
function isQuantity(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    !CODES.has(last) &&
    !(last in DURATIONS) &&
    (last.endsWith('s') || /^(sent|count|total|pct|usd|eur)$/.test(last))
  );
}

const SHAPES: readonly RegExp[] = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  /^v?\d+\.\d+\.\d+[\w.+-]*$/i,
  /^-?\d{1,3}\.\d{2,}\s*,\s*-?\d{1,3}\.\d{2,}$/,
  /^\+\d{1,3}[\s().-]*(\d[\s().-]*){7,14}$/,
  /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:]+$/i,
  /^[A-Z]{2,6}[-_]?\d{5,}$/,
  /^#\d+$/,
];
/** Thousands grouped by dots look like a version of three parts. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** Tells by its shape whether a text only identifies: a UUID, an e-mail address, a version, coordinates, a phone or register number. */
export function isCodeText(text: string): boolean {
  return SHAPES.some((shape) => shape.test(text)) && !GROUPED.test(text);
}

import { GENERIC_NAMES } from './name-words';

/** Names of values that identify or steer something: nobody quotes them, whatever they look like. */
const CODES = new Set(
  'id uuid guid sku ean upc gtin isbn issn doi iban bic swift vin plate phone telephone tel fax zip zipcode postcode postal email mail ip ipv4 ipv6 port lat lng lon latitude longitude coordinates gps geohash version commit sha hash checksum etag nonce serial seed offset timezone tz locale password secret decimals generationtime interval cursor'.split(
    ' ',
  ),
);
/** Names that words of their own may bear as well: the port of Rotterdam, a deluxe version. */
const LOOSE = new Set(['port', 'plate', 'version', 'serial', 'seed', 'locale', 'password', 'secret', 'cursor', 'mail']);
/** Words after which a number is a name: `caseNumber`, `invoiceNo`, `countryCode`. */
const NUMBERED = new Set(['number', 'no', 'nr', 'code', 'ref']);
/** Counts that go by such a name all the same: `totalNumber`. */
const COUNTED = new Set(['total', 'whole', 'average', 'record', 'the']);
/** Places in a calendar or a list: they date a payload and measure nothing. */
const PLACES = new Set(['week', 'matchday', 'gameweek', 'round', 'page', 'index', 'step', 'lap', 'episode', 'chapter']);
const STREET = new Set(['address', 'street', 'addr']);

/** Tells by its name whether a value only identifies: an id, a phone number, a coordinate, a version. */
export function isCodeName(given: readonly string[], value: number | string): boolean {
  // `{"Article number": {"value": …}}`: what says nothing stands behind the name.
  const words = given.length > 2 && GENERIC_NAMES.has(given.at(-1) ?? '') ? given.slice(0, -1) : given;
  const last = words.at(-1) ?? '';
  if (words.some((word) => CODES.has(word)))
    return typeof value === 'number' ? !isQuantity(words) : !words.some((word) => LOOSE.has(word)) || /\d/.test(value);
  if (words.length > 1 && NUMBERED.has(last) && !words.some((word) => COUNTED.has(word))) return true;
  if (typeof value === 'number') {
    if (words.length === 1 && PLACES.has(last) && Number.isInteger(value)) return true;
    return words.length > 1 && words[0] === 'is' && (value === 0 || value === 1);
  }
  return STREET.has(last) && /\d/.test(value) && /\s/.test(value.trim());
}

const SPANS = new Set(['ms', 'seconds', 'minutes', 'hours', 'days']);

/** `emailsSent`, `phoneCalls`: a code's name before something that is counted. */
function isQuantity(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    !CODES.has(last) &&
    !SPANS.has(last) &&
    (last.endsWith('s') || /^(sent|count|total|pct|usd|eur)$/.test(last))
  );
}

const SHAPES: readonly RegExp[] = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  /^v?\d+\.\d+\.\d+[\w.+-]*$/i,
  /^-?\d{1,3}\.\d{2,}\s*,\s*-?\d{1,3}\.\d{2,}$/,
  /^\+\d{1,3}[\s().-]*(\d[\s().-]*){7,14}$/,
  /^[0-9a-f]*:[0-9a-f:]*:[0-9a-f:]+$/i,
  /^[A-Z]{2,6}[-_]?\d{5,}$/,
];
/** Thousands grouped by dots look like a version of three parts. */
const GROUPED = /^\d{1,3}(\.\d{3})+$/;

/** Tells by its shape whether a text only identifies: a UUID, an e-mail address, a version, coordinates, a phone or register number. */
export function isCodeText(text: string): boolean {
  return SHAPES.some((shape) => shape.test(text)) && !GROUPED.test(text);
}

/** A numeral as a viewer reads it: every value that its digits may stand for, with half of its last step. */
interface Seen {
  text: string;
  readings: Array<{ value: number; slack: number }>;
}

/** How the numerals of a text are read: English marks and scales strictly, else every mark and every scale. */
export type Reading = 'english' | 'any';

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};
const EVERY_SCALE = [1, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12];
const NUMERAL = /\d+(?:[.,\u00a0\u202f']\d+)*(?:e-?\d+)?/gu;
/** "38 euros and 50 cents" is one figure. */
const CENTS =
  /(\d) [\p{L}\p{M}]+ (?:[\p{L}\p{M}]+ ?)?(\d{1,2}) (?:cents?|sent|pence|penny|peni|peniques?|sen|rappen|paise|kurush|centavos|céntimos|centimes|centesimi|kuruş|öre|øre|grosz\p{L}*|fils|halalas|agorot|fillér|haléř\p{L}*|セント|센트|美分|分|सेंट|पैसे|पेंस|سنت\p{L}*)/giu;
/** "6.02 times 10 to the power of 23", as each language says it. */
const POWERS =
  / (?:times 10 to the power of|mal zehn hoch|por 10 elevado a|vezes 10 elevado a|fois 10 puissance|kali 10 pangkat|per 10 alla|गुणा दस की घात|çarpı on üzeri|في 10 أس) (-?\d+)/giu;
/** Arabic vowel signs, which the voice is handed and a reader need not have. */
const VOWELS = /[\u064b-\u0652]/g;
/** "4億1260万", "841만 2000": one figure of several scales. */
const MYRIADS = /\d+(?:\.\d+)?(?:[兆億亿万조억만][ \u00a0]?\d+(?:\.\d+)?)+[兆億亿万조억만]?/gu;
const MYRIAD: Readonly<Record<string, number>> = {
  兆: 1e12,
  億: 1e8,
  亿: 1e8,
  万: 1e4,
  조: 1e12,
  억: 1e8,
  만: 1e4,
};

/** A figure of several scales in plain digits; the noughts at its end were rounded. */
function inFull(text: string): string {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([兆億亿万조억만]?)/gu)];
  const value = parts.reduce((sum, [, digits = '', scale = '']) => sum + Number(digits) * (MYRIAD[scale] ?? 1), 0);
  const noughts = /0*$/.exec(String(value))?.[0].length ?? 0;
  return `${value / 10 ** noughts}e${noughts}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** A particle's size that is no figure. */
const NAMES = /PM2\.5/g;

/** Every numeral of a text. Written apart from the gate of `src/figures` and knowing nothing of its tables. */
export function numeralsOf(text: string, reading: Reading): Seen[] {
  const plain = fold(text)
    .replace(VOWELS, '')
    .replace(/(\d) فاصل (\d)/g, '$1.$2')
    .replace(NAMES, 'PM')
    .replace(MYRIADS, inFull)
    .replace(POWERS, 'e$1')
    .replace(CENTS, (_, whole: string, cents: string) => `${whole}.${cents.padStart(2, '0')}`);
  return [...plain.matchAll(NUMERAL)].flatMap((match) => {
    const after = plain.slice(match.index + match[0].length);
    return spans(match[0]).map((digits) => ({ text: digits, readings: readingsOf(digits, after, reading) }));
  });
}

/** Groups of three belong to one numeral; numerals that merely follow one another do not. */
function spans(text: string): string[] {
  return /^\d{1,3}([\u00a0\u202f']\d{3})+([.,]\d+)?$/u.test(text) ? [text] : text.split(/[\u00a0\u202f']/u);
}

function readingsOf(digits: string, after: string, reading: Reading): Seen['readings'] {
  const word = /^ ?(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  const scale = SCALES[word] ?? 1;
  const scales = reading === 'any' ? [scale, ...EVERY_SCALE] : [1, scale];
  const texts = reading === 'any' ? [english(digits), continental(digits)] : [english(digits)];
  return texts.flatMap((text) => {
    if (!/^\d+(\.\d+)?(e-?\d+)?$/.test(text)) return [];
    const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
    const exponent = Number(/e(-?\d+)/.exec(text)?.[1] ?? 0);
    const step = 10 ** (exponent - decimals);
    return scales.map((by) => ({ value: Number(text) * by, slack: step * by * 0.5 * (1 + 1e-6) }));
  });
}

function english(text: string): string {
  if (/^\d{1,2}(,\d{2})+,\d{3}$/.test(text)) return text.replace(/,/g, '');
  return text.replace(/[,\u00a0\u202f' ](?=\d{3}(?!\d))/gu, '');
}

function continental(text: string): string {
  return text.replace(/[.\u00a0\u202f' ](?=\d{3}(?!\d))/gu, '').replace(',', '.');
}

function fold(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** Every number that a raw value of a payload can honestly be shown as: itself, as percent, as the parts of its date. */
export function honestNumbers(raw: unknown): number[] {
  if (typeof raw === 'number') return [Math.abs(raw), Math.abs(raw) * 100, ...dateParts(raw)];
  if (typeof raw !== 'string') return [];
  const joined = raw.replace(/(\d) (?=\d{3}(?!\d))/g, '$1');
  const own = [...numeralsOf(joined, 'any'), ...numeralsOf(joined, 'english')].flatMap(({ readings }) =>
    readings.map(({ value }) => value),
  );
  const stacked = /(\d+)万(\d+)千/u.exec(raw);
  return [
    ...own,
    ...(stacked ? [Number(stacked[1]) * 1e4 + Number(stacked[2]) * 1e3] : []),
    ...tightNumber(raw),
    ...monthByName(raw),
    ...durationParts(raw),
    ...dateParts(raw),
  ];
}

/** A payload's "September", which Japanese, Korean and Chinese call by its number. */
function monthByName(raw: string): number[] {
  const month = MONTHS.findIndex((name) => raw === name || raw === name.slice(0, 3)) + 1;
  return month === 0 ? [] : [month];
}

/** "1,20,000" and "12 345" without their groups. */
function tightNumber(raw: string): number[] {
  const tight = raw.replace(/[^\d]/g, '');
  return tight === '' ? [] : [Number(tight)];
}

function durationParts(raw: string): number[] {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(raw);
  if (!match) return [];
  const seconds = Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return [seconds, seconds / 60, seconds / 3600];
}

function dateParts(raw: number | string): number[] {
  const stamp = typeof raw === 'number' ? (raw > 1e11 ? raw : raw > 9e8 ? raw * 1000 : Number.NaN) : Date.parse(raw);
  if (Number.isNaN(stamp)) return [];
  const time = new Date(stamp);
  return [
    time.getUTCFullYear(),
    time.getUTCMonth() + 1,
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCHours() % 12 || 12,
    time.getUTCMinutes(),
  ];
}

/** Tells whether a numeral is one of these numbers, rounded to what it shows. */
export function isOneOf(seen: Seen, numbers: readonly number[]): boolean {
  return seen.readings.some(({ value, slack }) =>
    numbers.some((number) => Math.abs(number - value) <= Math.max(slack, Math.abs(number) * 1e-9)),
  );
}

/** The raw value at a fact's key: a JSON pointer whose braces, bars, hashes and outer spaces are percent-encoded. */
export function rawAt(data: unknown, key: string): unknown {
  let at: unknown = data;
  for (const part of key.split('/')) {
    if (typeof at !== 'object' || at === null) return undefined;
    const name = Object.keys(at).find((own) => encode(own) === part);
    at = name === undefined ? undefined : (at as Record<string, unknown>)[name];
  }
  return at;
}

function encode(name: string): string {
  const escaped = name
    .replace(/~/g, '~0')
    .replace(/\//g, '~1')
    .replace(/[{}|#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  if (escaped in {}) return `%${escaped.charCodeAt(0).toString(16).toUpperCase()}${escaped.slice(1)}`;
  return escaped === '' ? '%20' : escaped.replace(/^\s|\s$/g, '%20');
}

/** Every number that stands anywhere in a payload, in values and in names. */
export function allNumbers(data: unknown): number[] {
  if (typeof data !== 'object' || data === null) return honestNumbers(data);
  return Object.entries(data).flatMap(([name, child]) => [
    ...(Array.isArray(data) ? [] : honestNumbers(name)),
    ...allNumbers(child),
  ]);
}

import { unitOfText, type UnitReading } from './unit-words';
import { SCALES } from './words/scale.words';
import { CURRENCY_SIGN } from './words/unit.words';

/** A text that is a figure: its numeric reading, its decimals and the unit it carries. */
export interface TextFigure {
  number: number;
  precision: number;
  unit: UnitReading | null;
  /** Digits and separators are those that English writes, so that the text may be shown as it is. */
  plain: boolean;
}

const FIGURE = new RegExp(
  `^([+\\-−–]?)\\s*(${CURRENCY_SIGN}?)\\s*([+\\-−]?)(\\d[\\d.,'’  ]*)\\s*([\\p{L}\\p{M}%°/.]{0,12}?)\\.?\\s*(${CURRENCY_SIGN}?)$`,
  'u',
);
/** Whole numbers grouped by threes, or as India writes lakh and crore. */
const GROUPS = /^\d{1,3}(?:([,.'’  ])\d{3}(?:\1\d{3})*)$/u;
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;
const LONGEST_WHOLE = 15;

/**
 * Reads texts such as "1,204", "$4.2M", "12%", "-3.5 km", "1.234,5", "€2,1 Mrd", "(310)", "₹1,20,000", "1万2千" and digits of
 * any script as figures; null for anything else. "1.234" is read as English writes it,
 * unless its payload writes as the continent does.
 */
export function readTextFigure(given: string, isContinental = false): TextFigure | null {
  if (given.length > 40) return null;
  const text = foldDigits(given.trim());
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined && !/^[\d$€£¥₹₩₺]/.test(inBrackets)) return null;
  const stacked = readStacked(text);
  if (stacked !== null) return { number: stacked, precision: 0, unit: null, plain: false };
  const match = FIGURE.exec(inBrackets ?? text);
  if (!match) return null;
  const [, sign = '', before = '', innerSign = '', body = '', tail = '', after = ''] = match;
  const digits = readDigits(body.trim(), isContinental);
  if (digits === null || (digits.whole > LONGEST_WHOLE && !tail && !before)) return null;
  const scale = scaleOf(tail, before !== '' || after !== '');
  const symbol = before || after;
  const unit = symbol ? unitOfText(symbol) : tail && scale === undefined ? unitOfText(tail) : null;
  if (tail && scale === undefined && !unit) return null;
  const size = digits.number * (scale ?? 1);
  if (!Number.isFinite(size)) return null;
  const negative = inBrackets !== undefined || isMinus(sign) || isMinus(innerSign);
  const plain = digits.english && text === given.trim().normalize('NFKC') && inBrackets === undefined && after === '';
  return { number: negative ? -size : size, precision: digits.decimals, unit, plain };
}

function isMinus(sign: string): boolean {
  return sign !== '' && sign !== '+';
}

function foldDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}

/** Decimal digits of every script stand in runs of ten that start at their zero. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

interface Digits {
  number: number;
  decimals: number;
  /** Digits before the decimal mark. */
  whole: number;
  english: boolean;
}

function readDigits(body: string, isContinental: boolean): Digits | null {
  const read = (whole: string, decimals: string, english: boolean): Digits | null => {
    const bare = whole.replace(/\D/g, '');
    if (/^0\d/.test(bare)) return null;
    const number = Number(decimals === '' ? bare : `${bare}.${decimals}`);
    return { number, decimals: decimals.length, whole: bare.length, english };
  };
  const isWhole = (text: string, mark: string): boolean =>
    /^\d+$/.test(text) || (GROUPS.test(text) && !text.includes(mark)) || LAKHS.test(text);
  const english = /^(.+?)(?:\.(\d+))?$/.exec(body);
  const isGrouped = isContinental && /^\d{1,3}(?:\.\d{3})+$/.test(body);
  if (english && !isGrouped && isWhole(english[1] ?? '', '.')) return read(english[1] ?? '', english[2] ?? '', true);
  const continental = /^(.+?)(?:,(\d+))?$/.exec(body);
  if (continental && isWhole(continental[1] ?? '', ',')) return read(continental[1] ?? '', continental[2] ?? '', false);
  return null;
}

function scaleOf(tail: string, hasSymbol: boolean): number | undefined {
  const suffix = tail.toLowerCase();
  return hasSymbol || !/^(m|t|b|mm|md|mil)$/.test(suffix) || tail === tail.toUpperCase() ? SCALES[suffix] : undefined;
}

const STACK = /(\d+(?:\.\d+)?)([千万萬億亿兆만억])/gu;

/** "1万2千" and "3億5,000万" count each scale for itself. */
function readStacked(text: string): number | null {
  const bare = text.replace(/,/g, '');
  const steps = [...bare.matchAll(STACK)];
  const rest = bare.replace(STACK, '').trim();
  if (steps.length < 2 || !/^\d*$/.test(rest)) return null;
  return steps.reduce((sum, [, digits, scale]) => sum + Number(digits) * (SCALES[scale ?? ''] ?? 0), Number(rest));
}

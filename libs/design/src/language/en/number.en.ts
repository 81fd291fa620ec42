import type { FigureText } from '@app/render';

const SCALES = [
  { size: 1e12, letter: 'T', word: 'trillion' },
  { size: 1e9, letter: 'B', word: 'billion' },
  { size: 1e6, letter: 'M', word: 'million' },
] as const;

const MINUS = '−';

/** A number cut into the parts that its forms are put together from. */
export interface NumberParts {
  negative: boolean;
  /** Digits without sign: "412.6". */
  digits: string;
  letter: string;
  word: string;
}

/**
 * Cuts a number for display: whole up to a million ("341,000"), four digits and a scale above ("412.6M").
 * Decimals are kept as given up to `precision`, never added.
 */
export function numberParts(value: number, precision: number, compactFrom = 1e6): NumberParts {
  const size = Math.abs(value);
  const negative = value < 0 && !Object.is(value, -0);
  if (size >= 1e15) {
    const [mantissa = '0', exponent = '0'] = size.toPrecision(3).includes('e')
      ? size.toExponential(2).split('e')
      : [String(size), '0'];
    const short = String(Number(mantissa));
    return {
      negative,
      digits: short,
      letter: `e${exponent.replace('+', '')}`,
      word: `times 10 to the power of ${exponent.replace('+', '')}`,
    };
  }
  const scale = size >= compactFrom ? SCALES.find((step) => Number((size / step.size).toPrecision(4)) >= 1) : undefined;
  if (scale)
    return {
      negative,
      digits: String(Number((size / scale.size).toPrecision(4))),
      letter: scale.letter,
      word: scale.word,
    };
  if (size >= compactFrom && size >= 1e4)
    return { negative, digits: String(Number((size / 1e3).toPrecision(4))), letter: 'K', word: 'thousand' };
  const decimals =
    size >= 1000
      ? 0
      : size >= 100
        ? Math.min(precision, 1)
        : size >= 1
          ? Math.min(precision, 2)
          : Math.min(precision, leadingZeros(size) + 3);
  const digits = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: Math.min(20, decimals),
    minimumFractionDigits: Math.min(20, size >= 1 ? Math.min(decimals, precision) : 0),
  }).format(size);
  return { negative: negative && /[1-9]/.test(digits), digits, letter: '', word: '' };
}

/** Puts a sign before a number: a true minus on screen, "minus" in the voice. */
export function withSign(text: FigureText, negative: boolean, plus = false): FigureText {
  if (negative) return { display: `${MINUS}${text.display}`, spoken: `minus ${text.spoken}` };
  return plus ? { display: `+${text.display}`, spoken: `plus ${text.spoken}` } : text;
}

function leadingZeros(size: number): number {
  return size === 0 ? 0 : Math.max(0, -Math.floor(Math.log10(size)) - 1);
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words for 0 to 99: "forty-two". */
export function smallNumber(value: number): string {
  if (value < 20) return ONES[value] ?? String(value);
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones === 0 ? '' : `-${ONES[ones]}`}`;
}

/** Words for a year as people say it: "twenty twenty-six", "two thousand and four", "nineteen hundred". */
export function yearWords(year: number): string {
  const high = Math.floor(year / 100);
  const low = year % 100;
  if (year >= 2000 && year < 2010) return low === 0 ? 'two thousand' : `two thousand and ${smallNumber(low)}`;
  if (low === 0) return `${smallNumber(high)} hundred`;
  return `${smallNumber(high)} ${low < 10 ? `oh ${smallNumber(low)}` : smallNumber(low)}`;
}

/** 6.84 as "six eighty-four", 5.12 as "five twelve": rates below a hundred with two decimals. */
export function deskWords(fact: { number: number | null; precision: number; sign: number }): string | null {
  const value = fact.number ?? -1;
  if (fact.precision !== 2 || value < 1 || value >= 100) return null;
  const [whole = '0', cents = '0'] = value.toFixed(2).split('.');
  const low = Number(cents);
  return `${smallNumber(Number(whole))} ${low < 10 ? `oh ${smallNumber(low)}` : smallNumber(low)}`;
}

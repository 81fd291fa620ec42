import { spellNumber, writtenScales } from '@app/lingua';
import type { FigureText } from '@app/picture';
import { cutNumber, type GivenDecimals, plainDigits } from '../figures/number-parts';

const SCALES = writtenScales('en');

const MINUS = '−';

/** A number cut into the parts that its forms are put together from. */
interface NumberParts {
  negative: boolean;
  /** Digits without sign: "412.6". */
  digits: string;
  letter: string;
  word: string;
}

/**
 * Cuts a number for display: whole up to a million ("341,000"), four digits and a scale above ("412.6M").
 * Decimals are kept as given, never added.
 */
export function numberParts(value: number, given: GivenDecimals, compactFrom = 1e6): NumberParts {
  const cut = cutNumber(value, given, SCALES, compactFrom);
  const digits = grouped(plainDigits(cut.mantissa, cut.decimals));
  const { negative } = cut;
  if (cut.power !== null)
    return { negative, digits, letter: `e${cut.power}`, word: `times 10 to the power of ${cut.power}` };
  return { negative, digits, letter: cut.scale?.short ?? '', word: cut.scale?.names.other ?? '' };
}

function grouped(digits: string): string {
  return digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** Puts a sign before a number: a true minus on screen, "minus" in the voice. */
export function withSign(text: FigureText, negative: boolean, plus = false): FigureText {
  if (negative) return { display: `${MINUS}${text.display}`, spoken: `minus ${text.spoken}` };
  return plus ? { display: `+${text.display}`, spoken: `plus ${text.spoken}` } : text;
}

/** Words for a number below a thousand: "forty-two". */
export function smallNumber(value: number): string {
  return spellNumber(value, 'en') ?? String(value);
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

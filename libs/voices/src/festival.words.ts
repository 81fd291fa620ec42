import { cleanText, cleanWord } from './spoken-text';

/** Signs as English says them; Festival would drop or spell them. */
const SIGNS: ReadonlyArray<[RegExp, string]> = [
  [/^-(?=[\d.])/u, 'minus '],
  [/^\+(?=[\d.])/u, 'plus '],
  [/%/gu, ' percent '],
  [/&/gu, ' and '],
  [/@/gu, ' at '],
  [/\+/gu, ' plus '],
  [/°C\b/gu, ' degrees Celsius '],
  [/°F\b/gu, ' degrees Fahrenheit '],
  [/°/gu, ' degrees '],
  [/(?<=[A-Za-z])\.(?=[A-Za-z])/gu, ' dot '],
  [/\//gu, ' '],
];

/** "24h" is read as a word of its own by Festival's rules; letters after digits stand apart. */
const DIGITS_THEN_LETTERS = /^(\d[\d,.]*)(?!st$|nd$|rd$|th$|s$)([A-Za-z]+)$/u;

/**
 * An English word as Festival reads it well: plain ASCII letters, digits and `'.,:-`, signs in words,
 * long integers grouped so that they are never read digit by digit. Years (1900 to 2099) stay as they are.
 */
export function festivalWords(word: string): string[] {
  return cleanWord(word).flatMap((bare) => {
    const signed = SIGNS.reduce((text, [sign, said]) => text.replace(sign, said), bare);
    return cleanText(signed.normalize('NFD').replace(/\p{M}/gu, ''))
      .replace(/[^A-Za-z0-9'.,:\s-]/gu, ' ')
      .split(/\s+/u)
      .map((part) => part.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/gu, ''))
      .flatMap((part) => part.replace(DIGITS_THEN_LETTERS, '$1 $2').split(' '))
      .map((part) => (/^\d{4,}$/u.test(part) && !isYear(part) ? part.replace(/\B(?=(\d{3})+$)/gu, ',') : part))
      .filter((part) => part.length > 0);
  });
}

/** Four digits that English reads in pairs. */
export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/u.test(word);
}

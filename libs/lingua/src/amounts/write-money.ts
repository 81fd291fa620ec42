import type { LanguageCode, Written } from '../language-code';
import { currencyName, currencySign } from './currencies';
import { AMOUNT_HABITS } from './language-habits';
import { pluralOf } from './plural';
import type { ScaleName } from './scales';

/**
 * An amount of money in a language's order: "412,6 M$" and "412,6 millones de dólares". `count` is the whole amount, by which
 * the name takes its form; `digits` are written by the caller and hold what stands before the scale, without a sign.
 */
export function writeMoney(
  count: number,
  digits: Written,
  scale: ScaleName | null,
  code: string,
  language: LanguageCode,
): Written {
  const { money } = AMOUNT_HABITS[language];
  const afterScale = scale === null ? undefined : money.currencies[code]?.afterScale;
  const name = afterScale ?? currencyName(code, language, count);
  return {
    display: money.display(digits.display, scale?.display ?? '', currencySign(code, language)),
    spoken: money.spoken(digits.spoken, scale?.spoken ?? '', name),
  };
}

/**
 * "149 euros and 50 cents", said; `whole` and `cents` are counts with their digits as they are said. Null where the language
 * says the decimals of that currency as a number.
 */
export function sayWithCents(
  whole: { count: number; spoken: string },
  cents: { count: number; spoken: string },
  code: string,
  language: LanguageCode,
): string | null {
  const { money } = AMOUNT_HABITS[language];
  const names = money.currencies[code]?.cents;
  if (names === undefined || money.withCents === undefined) return null;
  const small = money.spoken(cents.spoken, '', pluralOf(names, cents.count, language));
  if (whole.count === 0) return small;
  const large = money.spoken(whole.spoken, '', currencyName(code, language, whole.count));
  return cents.count === 0 ? large : money.withCents(large, small);
}

import type { LanguageCode } from '../language-code';
import { MONEY_AR } from '../languages/ar/money';
import { NUMERALS_AR } from '../languages/ar/numerals';
import { SCALES_AR } from '../languages/ar/scales';
import { MONEY_DE } from '../languages/de/money';
import { NUMERALS_DE } from '../languages/de/numerals';
import { SCALES_DE } from '../languages/de/scales';
import { MONEY_EN } from '../languages/en/money';
import { NUMERALS_EN } from '../languages/en/numerals';
import { SCALES_EN } from '../languages/en/scales';
import { MONEY_ES } from '../languages/es/money';
import { NUMERALS_ES } from '../languages/es/numerals';
import { SCALES_ES } from '../languages/es/scales';
import { MONEY_FR } from '../languages/fr/money';
import { NUMERALS_FR } from '../languages/fr/numerals';
import { SCALES_FR } from '../languages/fr/scales';
import { MONEY_HI } from '../languages/hi/money';
import { NUMERALS_HI } from '../languages/hi/numerals';
import { SCALES_HI } from '../languages/hi/scales';
import { MONEY_ID } from '../languages/id/money';
import { NUMERALS_ID } from '../languages/id/numerals';
import { SCALES_ID } from '../languages/id/scales';
import { MONEY_IT } from '../languages/it/money';
import { NUMERALS_IT } from '../languages/it/numerals';
import { SCALES_IT } from '../languages/it/scales';
import { MONEY_JA } from '../languages/ja/money';
import { NUMERALS_JA } from '../languages/ja/numerals';
import { SCALES_JA } from '../languages/ja/scales';
import { MONEY_KO } from '../languages/ko/money';
import { NUMERALS_KO } from '../languages/ko/numerals';
import { SCALES_KO } from '../languages/ko/scales';
import { MONEY_PT } from '../languages/pt/money';
import { NUMERALS_PT } from '../languages/pt/numerals';
import { SCALES_PT } from '../languages/pt/scales';
import { MONEY_TR } from '../languages/tr/money';
import { NUMERALS_TR } from '../languages/tr/numerals';
import { SCALES_TR } from '../languages/tr/scales';
import { MONEY_ZH } from '../languages/zh/money';
import { NUMERALS_ZH } from '../languages/zh/numerals';
import { SCALES_ZH } from '../languages/zh/scales';
import type { MoneyHabits } from './money-habits';
import type { NumeralWords } from './numeral-words';
import type { ScaleHabits } from './scale-habits';

/** All that one language has about amounts, apart from CLDR's names of currencies. */
export interface AmountHabits {
  money: MoneyHabits;
  scales: ScaleHabits;
  numerals: NumeralWords;
}

/** What each language has about amounts. The data is at rest here: what reads it builds its indexes on first use. */
export const AMOUNT_HABITS: Readonly<Record<LanguageCode, AmountHabits>> = {
  ar: { money: MONEY_AR, scales: SCALES_AR, numerals: NUMERALS_AR },
  de: { money: MONEY_DE, scales: SCALES_DE, numerals: NUMERALS_DE },
  en: { money: MONEY_EN, scales: SCALES_EN, numerals: NUMERALS_EN },
  es: { money: MONEY_ES, scales: SCALES_ES, numerals: NUMERALS_ES },
  fr: { money: MONEY_FR, scales: SCALES_FR, numerals: NUMERALS_FR },
  hi: { money: MONEY_HI, scales: SCALES_HI, numerals: NUMERALS_HI },
  id: { money: MONEY_ID, scales: SCALES_ID, numerals: NUMERALS_ID },
  it: { money: MONEY_IT, scales: SCALES_IT, numerals: NUMERALS_IT },
  ja: { money: MONEY_JA, scales: SCALES_JA, numerals: NUMERALS_JA },
  ko: { money: MONEY_KO, scales: SCALES_KO, numerals: NUMERALS_KO },
  pt: { money: MONEY_PT, scales: SCALES_PT, numerals: NUMERALS_PT },
  tr: { money: MONEY_TR, scales: SCALES_TR, numerals: NUMERALS_TR },
  zh: { money: MONEY_ZH, scales: SCALES_ZH, numerals: NUMERALS_ZH },
};

/** How a language writes numbers in words. */
export function numeralWords(language: LanguageCode): NumeralWords {
  return AMOUNT_HABITS[language].numerals;
}

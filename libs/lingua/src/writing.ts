import type { ByLanguage } from './language-code';

/** How a language is written. */
export interface Writing {
  /** Letters of its own script. */
  letters: RegExp;
  /** Whether other languages of ours have the same letters. */
  isLatin: boolean;
  /** Whether spaces stand between words. */
  isSpaced: boolean;
  isRightToLeft: boolean;
}

const latin: Writing = { letters: /\p{Script=Latin}/u, isLatin: true, isSpaced: true, isRightToLeft: false };
const other = { isLatin: false, isSpaced: true, isRightToLeft: false };

export const WRITING: ByLanguage<Writing> = {
  en: latin,
  es: latin,
  pt: latin,
  fr: latin,
  de: latin,
  it: latin,
  tr: latin,
  id: latin,
  ja: { ...other, letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, isSpaced: false },
  ko: { ...other, letters: /\p{Script=Hangul}/u },
  zh: { ...other, letters: /\p{Script=Han}/u, isSpaced: false },
  hi: { ...other, letters: /\p{Script=Devanagari}/u },
  ar: { ...other, letters: /\p{Script=Arabic}/u, isRightToLeft: true },
};

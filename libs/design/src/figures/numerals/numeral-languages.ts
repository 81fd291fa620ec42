import { buildLexicon, type Lexicon } from './lexicon';
import type { NumeralWords } from './numeral-words';
import { NUMERALS_AR } from './numerals.ar';
import { NUMERALS_DE } from './numerals.de';
import { NUMERALS_EN } from './numerals.en';
import { NUMERALS_ES } from './numerals.es';
import { NUMERALS_FR } from './numerals.fr';
import { NUMERALS_HI } from './numerals.hi';
import { NUMERALS_ID } from './numerals.id';
import { NUMERALS_IT } from './numerals.it';
import { NUMERALS_JA } from './numerals.ja';
import { NUMERALS_KO } from './numerals.ko';
import { NUMERALS_PT } from './numerals.pt';
import { NUMERALS_TR } from './numerals.tr';
import { NUMERALS_ZH } from './numerals.zh';

/** Words of numbers of the thirteen languages of specification 4.7, by ISO code. */
export const NUMERAL_WORDS: Readonly<Record<string, NumeralWords>> = {
  en: NUMERALS_EN,
  es: NUMERALS_ES,
  pt: NUMERALS_PT,
  fr: NUMERALS_FR,
  de: NUMERALS_DE,
  it: NUMERALS_IT,
  tr: NUMERALS_TR,
  id: NUMERALS_ID,
  ja: NUMERALS_JA,
  ko: NUMERALS_KO,
  zh: NUMERALS_ZH,
  hi: NUMERALS_HI,
  ar: NUMERALS_AR,
};

const LEXICONS: Readonly<Record<string, Lexicon>> = Object.fromEntries(
  Object.entries(NUMERAL_WORDS).map(([code, words]) => [code, buildLexicon(code, words)]),
);
const ENGLISH = buildLexicon('en', NUMERALS_EN);

/** The lexicon of a language; English where the code is not one of the thirteen. */
export function lexiconOf(code: string): Lexicon {
  return LEXICONS[code] ?? ENGLISH;
}

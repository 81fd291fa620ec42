import { LANGUAGE_CODES, type LanguageCode, numeralWords, type NumeralWords } from '@app/lingua';
import { buildLexicon, type Lexicon } from './lexicon';

/** Words of numbers by ISO code. */
export const NUMERAL_WORDS: Readonly<Record<string, NumeralWords>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, numeralWords(code)]),
);

const lexicons = new Map<LanguageCode, Lexicon>();

/** The lexicon of a language, built when it is first asked for; English where the code is not one of the thirteen. */
export function lexiconOf(code: string): Lexicon {
  const language = LANGUAGE_CODES.find((known) => known === code) ?? 'en';
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) lexicons.set(language, (lexicon = buildLexicon(language, numeralWords(language))));
  return lexicon;
}

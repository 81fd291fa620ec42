import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_TR } from './contrast.tr';
import { GRAMMAR_TR } from './grammar.tr';
import { LEAD_TR } from './lead.tr';
import NOUNS_TR from './nouns.json';
import { NUMBERS_TR } from './numbers.tr';
import { pronounceTurkish } from './pronounce.tr';
import { ROWS_TR } from './rows.tr';
import { SCREEN_TR } from './screen.tr';
import { SERIES_TR } from './series.tr';
import { CLOSING_TR, WORDS_TR } from './words.tr';

const BOOK_TR: Phrasebook = {
  code: 'tr',
  grammar: GRAMMAR_TR,
  numbers: NUMBERS_TR,
  lexicon: NOUNS_TR,
  lead: LEAD_TR,
  contrast: CONTRAST_TR,
  series: SERIES_TR,
  rows: ROWS_TR,
  words: WORDS_TR,
  closing: CLOSING_TR,
  screen: SCREEN_TR,
  pronounce: pronounceTurkish,
};

/** Turkish narration. */
export const turkish = phrasebookLanguage(BOOK_TR);

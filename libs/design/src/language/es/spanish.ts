import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_ES } from './contrast.es';
import { GRAMMAR_ES } from './grammar.es';
import { LEAD_ES } from './lead.es';
import NOUNS_ES from './nouns.json';
import { NUMBERS_ES } from './numbers.es';
import { pronounceSpanish } from './pronounce.es';
import { ROWS_ES } from './rows.es';
import { SCREEN_ES } from './screen.es';
import { SERIES_ES } from './series.es';
import { CLOSING_ES, WORDS_ES } from './words.es';

const BOOK_ES: Phrasebook = {
  code: 'es',
  grammar: GRAMMAR_ES,
  numbers: NUMBERS_ES,
  lexicon: NOUNS_ES,
  lead: LEAD_ES,
  contrast: CONTRAST_ES,
  series: SERIES_ES,
  rows: ROWS_ES,
  words: WORDS_ES,
  closing: CLOSING_ES,
  screen: SCREEN_ES,
  pronounce: pronounceSpanish,
};

/** Spanish narration. */
export const spanish = phrasebookLanguage(BOOK_ES);

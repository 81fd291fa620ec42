import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_AR } from './contrast.ar';
import { GRAMMAR_AR } from './grammar.ar';
import { LEAD_AR } from './lead.ar';
import NOUNS_AR from './nouns.json';
import { NUMBERS_AR } from './numbers.ar';
import { pronounceArabic } from './pronounce.ar';
import { ROWS_AR } from './rows.ar';
import { SCREEN_AR } from './screen.ar';
import { SERIES_AR } from './series.ar';
import { CLOSING_AR, WORDS_AR } from './words.ar';

const BOOK_AR: Phrasebook = {
  code: 'ar',
  grammar: GRAMMAR_AR,
  numbers: NUMBERS_AR,
  lexicon: NOUNS_AR,
  lead: LEAD_AR,
  contrast: CONTRAST_AR,
  series: SERIES_AR,
  rows: ROWS_AR,
  words: WORDS_AR,
  closing: CLOSING_AR,
  screen: SCREEN_AR,
  pronounce: pronounceArabic,
};

/** Arabic narration, with Western digits. */
export const arabic = phrasebookLanguage(BOOK_AR);

import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_ID } from './contrast.id';
import { GRAMMAR_ID } from './grammar.id';
import { LEAD_ID } from './lead.id';
import NOUNS_ID from './nouns.json';
import { NUMBERS_ID } from './numbers.id';
import { pronounceIndonesian } from './pronounce.id';
import { ROWS_ID } from './rows.id';
import { SCREEN_ID } from './screen.id';
import { SERIES_ID } from './series.id';
import { CLOSING_ID, WORDS_ID } from './words.id';

const BOOK_ID: Phrasebook = {
  code: 'id',
  grammar: GRAMMAR_ID,
  numbers: NUMBERS_ID,
  lexicon: NOUNS_ID,
  lead: LEAD_ID,
  contrast: CONTRAST_ID,
  series: SERIES_ID,
  rows: ROWS_ID,
  words: WORDS_ID,
  closing: CLOSING_ID,
  screen: SCREEN_ID,
  pronounce: pronounceIndonesian,
};

/** Indonesian narration. */
export const indonesian = phrasebookLanguage(BOOK_ID);

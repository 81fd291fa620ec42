import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_EN } from './contrast.en';
import { isSayable } from './english-words';
import { GRAMMAR_EN } from './grammar.en';
import { LEAD_EN } from './lead.en';
import NOUNS_EN from './nouns.json';
import { NUMBERS_EN } from './numbers.en';
import { fieldLabel } from './own-noun.en';
import { pronounceEnglish } from './pronounce.en';
import { ROWS_EN } from './rows.en';
import { SCREEN_EN } from './screen.en';
import { SERIES_EN } from './series.en';
import { CLOSING_EN, WORDS_EN } from './words.en';

const BOOK_EN: Phrasebook = {
  code: 'en',
  grammar: GRAMMAR_EN,
  numbers: NUMBERS_EN,
  lexicon: NOUNS_EN,
  lead: LEAD_EN,
  contrast: CONTRAST_EN,
  series: SERIES_EN,
  rows: ROWS_EN,
  words: WORDS_EN,
  closing: CLOSING_EN,
  screen: SCREEN_EN,
  pronounce: pronounceEnglish,
  fieldNames: { label: fieldLabel, isSaid: isSayable },
};

/** English narration. */
export const english = phrasebookLanguage(BOOK_EN);

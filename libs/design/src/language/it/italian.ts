import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_IT } from './contrast.it';
import { GRAMMAR_IT } from './grammar.it';
import { LEAD_IT } from './lead.it';
import NOUNS_IT from './nouns.json';
import { NUMBERS_IT } from './numbers.it';
import { pronounceItalian } from './pronounce.it';
import { ROWS_IT } from './rows.it';
import { SCREEN_IT } from './screen.it';
import { SERIES_IT } from './series.it';
import { CLOSING_IT, WORDS_IT } from './words.it';

const BOOK_IT: Phrasebook = {
  code: 'it',
  grammar: GRAMMAR_IT,
  numbers: NUMBERS_IT,
  lexicon: NOUNS_IT,
  lead: LEAD_IT,
  contrast: CONTRAST_IT,
  series: SERIES_IT,
  rows: ROWS_IT,
  words: WORDS_IT,
  closing: CLOSING_IT,
  screen: SCREEN_IT,
  pronounce: pronounceItalian,
};

/** Italian narration. */
export const italian = phrasebookLanguage(BOOK_IT);

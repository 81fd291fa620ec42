import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_FR } from './contrast.fr';
import { GRAMMAR_FR } from './grammar.fr';
import { LEAD_FR } from './lead.fr';
import NOUNS_FR from './nouns.json';
import { NUMBERS_FR } from './numbers.fr';
import { pronounceFrench } from './pronounce.fr';
import { ROWS_FR } from './rows.fr';
import { SCREEN_FR } from './screen.fr';
import { SERIES_FR } from './series.fr';
import { CLOSING_FR, WORDS_FR } from './words.fr';

const BOOK_FR: Phrasebook = {
  code: 'fr',
  grammar: GRAMMAR_FR,
  numbers: NUMBERS_FR,
  lexicon: NOUNS_FR,
  lead: LEAD_FR,
  contrast: CONTRAST_FR,
  series: SERIES_FR,
  rows: ROWS_FR,
  words: WORDS_FR,
  closing: CLOSING_FR,
  screen: SCREEN_FR,
  pronounce: pronounceFrench,
};

/** French narration. */
export const french = phrasebookLanguage(BOOK_FR);

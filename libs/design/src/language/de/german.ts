import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_DE } from './contrast.de';
import { GRAMMAR_DE } from './grammar.de';
import { LEAD_DE } from './lead.de';
import NOUNS_DE from './nouns.json';
import { NUMBERS_DE } from './numbers.de';
import { pronounceGerman } from './pronounce.de';
import { ROWS_DE } from './rows.de';
import { SCREEN_DE } from './screen.de';
import { SERIES_DE } from './series.de';
import { CLOSING_DE, WORDS_DE } from './words.de';

const BOOK_DE: Phrasebook = {
  code: 'de',
  grammar: GRAMMAR_DE,
  numbers: NUMBERS_DE,
  lexicon: NOUNS_DE,
  lead: LEAD_DE,
  contrast: CONTRAST_DE,
  series: SERIES_DE,
  rows: ROWS_DE,
  words: WORDS_DE,
  closing: CLOSING_DE,
  screen: SCREEN_DE,
  pronounce: pronounceGerman,
};

/** German narration. */
export const german = phrasebookLanguage(BOOK_DE);

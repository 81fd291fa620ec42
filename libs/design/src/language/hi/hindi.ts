import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_HI } from './contrast.hi';
import { GRAMMAR_HI } from './grammar.hi';
import { LEAD_HI } from './lead.hi';
import NOUNS_HI from './nouns.json';
import { NUMBERS_HI } from './numbers.hi';
import { pronounceHindi } from './pronounce.hi';
import { ROWS_HI } from './rows.hi';
import { SCREEN_HI } from './screen.hi';
import { SERIES_HI } from './series.hi';
import { CLOSING_HI, WORDS_HI } from './words.hi';

const BOOK_HI: Phrasebook = {
  code: 'hi',
  grammar: GRAMMAR_HI,
  numbers: NUMBERS_HI,
  lexicon: NOUNS_HI,
  lead: LEAD_HI,
  contrast: CONTRAST_HI,
  series: SERIES_HI,
  rows: ROWS_HI,
  words: WORDS_HI,
  closing: CLOSING_HI,
  screen: SCREEN_HI,
  pronounce: pronounceHindi,
};

/** Hindi narration. */
export const hindi = phrasebookLanguage(BOOK_HI);

import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_PT } from './contrast.pt';
import { sayingGender } from './feminine.pt';
import { GRAMMAR_PT } from './grammar.pt';
import { LEAD_PT } from './lead.pt';
import NOUNS_PT from './nouns.json';
import { NUMBERS_PT } from './numbers.pt';
import { pronouncePortuguese } from './pronounce.pt';
import { ROWS_PT } from './rows.pt';
import { SCREEN_PT } from './screen.pt';
import { SERIES_PT } from './series.pt';
import { CLOSING_PT, WORDS_PT } from './words.pt';

const BOOK_PT: Phrasebook = {
  code: 'pt',
  grammar: GRAMMAR_PT,
  numbers: NUMBERS_PT,
  lexicon: NOUNS_PT,
  lead: LEAD_PT,
  contrast: CONTRAST_PT,
  series: SERIES_PT,
  rows: ROWS_PT,
  words: WORDS_PT,
  closing: CLOSING_PT,
  screen: SCREEN_PT,
  pronounce: pronouncePortuguese,
};

/** Brazilian Portuguese narration. */
export const portuguese = sayingGender(phrasebookLanguage(BOOK_PT));

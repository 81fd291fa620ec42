import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_ZH } from './contrast.zh';
import { GRAMMAR_ZH } from './grammar.zh';
import { LEAD_ZH } from './lead.zh';
import NOUNS_ZH from './nouns.json';
import { NUMBERS_ZH } from './numbers.zh';
import { pronounceChinese } from './pronounce.zh';
import { ROWS_ZH } from './rows.zh';
import { SCREEN_ZH } from './screen.zh';
import { SERIES_ZH } from './series.zh';
import { CLOSING_ZH, WORDS_ZH } from './words.zh';

const BOOK_ZH: Phrasebook = {
  code: 'zh',
  grammar: GRAMMAR_ZH,
  numbers: NUMBERS_ZH,
  lexicon: NOUNS_ZH,
  lead: LEAD_ZH,
  contrast: CONTRAST_ZH,
  series: SERIES_ZH,
  rows: ROWS_ZH,
  words: WORDS_ZH,
  closing: CLOSING_ZH,
  screen: SCREEN_ZH,
  pronounce: pronounceChinese,
};

/** Chinese narration, in simplified characters. */
export const chinese = phrasebookLanguage(BOOK_ZH);

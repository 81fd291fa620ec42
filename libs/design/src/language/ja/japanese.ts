import type { FigureForm, FigureText } from '@app/render';
import type { Fact } from '@app/sources';
import type { Language } from '../language';
import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_JA } from './contrast.ja';
import { FIGURES_JA } from './figures.ja';
import { GRAMMAR_JA } from './grammar.ja';
import { LEAD_JA } from './lead.ja';
import { LEXICON_JA } from './lexicon.ja';
import { NUMBERS_JA } from './numbers.ja';
import { pronounceJapanese } from './pronounce.ja';
import { soundChanges } from './readings.ja';
import { ROWS_JA } from './rows.ja';
import { SCREEN_JA } from './screen.ja';
import { SERIES_JA } from './series.ja';
import { CLOSING_JA, WORDS_JA } from './words.ja';

const BOOK_JA: Phrasebook = {
  code: 'ja',
  grammar: GRAMMAR_JA,
  numbers: NUMBERS_JA,
  lexicon: LEXICON_JA,
  lead: LEAD_JA,
  contrast: CONTRAST_JA,
  series: SERIES_JA,
  rows: ROWS_JA,
  figures: FIGURES_JA,
  words: WORDS_JA,
  closing: CLOSING_JA,
  screen: SCREEN_JA,
  pronounce: pronounceJapanese,
};

const book = phrasebookLanguage(BOOK_JA);

/** Japanese narration. */
export const japanese: Language = { ...book, writeFigure };

/** Number and unit as they sound together: 17分 is ジュウナナフン, 10分 is ジュップン. */
function writeFigure(fact: Fact): Record<FigureForm, FigureText> {
  const forms = book.writeFigure(fact);
  const spoken = (text: FigureText): FigureText => ({ ...text, spoken: soundChanges(text.spoken) });
  return { ...forms, full: spoken(forms.full), signed: spoken(forms.signed) };
}

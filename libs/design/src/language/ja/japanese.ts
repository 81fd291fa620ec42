import type { FigureForm, FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Language } from '../language';
import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_JA } from './contrast.ja';
import { GRAMMAR_JA } from './grammar.ja';
import { LEAD_JA } from './lead.ja';
import NOUNS_JA from './nouns.json';
import { NUMBERS_JA } from './numbers.ja';
import { pronounceJapanese } from './pronounce.ja';
import { scaleSounds, soundChanges } from './readings.ja';
import { ROWS_JA } from './rows.ja';
import { SCREEN_JA } from './screen.ja';
import { SERIES_JA } from './series.ja';
import { CLOSING_JA, WORDS_JA } from './words.ja';

const BOOK_JA: Phrasebook = {
  code: 'ja',
  grammar: GRAMMAR_JA,
  numbers: NUMBERS_JA,
  lexicon: NOUNS_JA,
  lead: LEAD_JA,
  contrast: CONTRAST_JA,
  series: SERIES_JA,
  rows: ROWS_JA,
  words: WORDS_JA,
  closing: CLOSING_JA,
  screen: SCREEN_JA,
  pronounce: pronounceJapanese,
};

const book = phrasebookLanguage(BOOK_JA);

/** Japanese narration. */
export const japanese: Language = { ...book, writeFigure };

/** Ten thousands by their own sign: "742,000" is written "74万2000"; four digits stand without a comma. */
function inTenThousands(display: string): string {
  return display.replace(/\d{1,3}(?:,\d{3})+/g, (digits) => {
    const number = Number(digits.replaceAll(',', ''));
    const rest = number % 10000;
    return number < 10000 ? String(number) : `${Math.floor(number / 10000)}万${rest === 0 ? '' : rest}`;
  });
}

/** Number and unit as they sound together: 17分 is ジュウナナフン, 10分 is ジュップン. */
function writeFigure(fact: Fact): Record<FigureForm, FigureText> {
  const forms = book.writeFigure(fact);
  if (fact.number === null || fact.kind === 'text' || fact.kind === 'name') return forms;
  const whole = ({ display, spoken }: FigureText): FigureText => ({
    display: inTenThousands(display),
    spoken: scaleSounds(soundChanges(spoken)),
  });
  const unit = { ...forms.unit, display: inTenThousands(forms.unit.display) };
  return { ...forms, full: whole(forms.full), bare: whole(forms.bare), signed: whole(forms.signed), unit };
}

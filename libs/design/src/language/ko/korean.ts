import type { FigureForm, FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import type { Language } from '../language';
import type { Phrasebook } from '../phrasebook/phrasebook';
import { phrasebookLanguage } from '../phrasebook/phrasebook-language';
import { CONTRAST_KO } from './contrast.ko';
import { GRAMMAR_KO } from './grammar.ko';
import { LEAD_KO } from './lead.ko';
import NOUNS_KO from './nouns.json';
import { NUMBERS_KO } from './numbers.ko';
import { pronounceKorean } from './pronounce.ko';
import { sayHours } from './readings.ko';
import { ROWS_KO } from './rows.ko';
import { SCREEN_KO } from './screen.ko';
import { SERIES_KO } from './series.ko';
import { CLOSING_KO, WORDS_KO } from './words.ko';

const BOOK_KO: Phrasebook = {
  code: 'ko',
  grammar: GRAMMAR_KO,
  numbers: NUMBERS_KO,
  lexicon: NOUNS_KO,
  lead: LEAD_KO,
  contrast: CONTRAST_KO,
  series: SERIES_KO,
  rows: ROWS_KO,
  words: WORDS_KO,
  closing: CLOSING_KO,
  screen: SCREEN_KO,
  pronounce: pronounceKorean,
};

const NATIVE_HOURS = 12;
const book = phrasebookLanguage(BOOK_KO);

/** Korean narration. */
export const korean: Language = { ...book, writeFigure };

/** Scales with a space after them, "4억 1260만 달러"; digits of over four by 만, "74만 2000달러". */
function spaced(display: string): string {
  return display
    .replace(/\d{1,3}(?:,\d{3})+/g, (digits) => {
      const number = Number(digits.replaceAll(',', ''));
      const rest = number % 10000;
      return number < 10000 ? String(number) : `${Math.floor(number / 10000)}만${rest === 0 ? '' : rest}`;
    })
    .replace(/(?<=\d[조억만])(?=[\d\p{L}])(?!당)/gu, '\u00a0');
}

/** What is said of a figure: one space between words, 만 without 일, hours by native words, speeds with their time first. */
function said(spoken: string, fact: Fact): string {
  const tidy = spoken
    .replace(/\s+/g, ' ')
    .replace(/(^|마이너스 |플러스 )일만/, '$1만')
    .trim();
  const { number, unit } = fact;
  if (unit?.id === 'hour' && number !== null && Number.isInteger(number) && number > 0 && number <= NATIVE_HOURS)
    return tidy.replace(/\S+ 시간$/, sayHours(number, '시간'));
  return tidy;
}

function writeFigure(fact: Fact): Record<FigureForm, FigureText> {
  const forms = book.writeFigure(fact);
  if (fact.number === null || fact.kind === 'text' || fact.kind === 'name' || fact.kind === 'date') return forms;
  const whole = (text: FigureText): FigureText => ({ display: spaced(text.display), spoken: said(text.spoken, fact) });
  const bare = { display: spaced(forms.bare.display), spoken: said(forms.bare.spoken, { ...fact, unit: null }) };
  const unit = { ...forms.unit, display: spaced(forms.unit.display) };
  return { ...forms, full: whole(forms.full), bare, signed: whole(forms.signed), unit };
}

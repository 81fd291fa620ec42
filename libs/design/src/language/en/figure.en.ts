import type { Fact } from '@app/facts';
import { unitName, writeUnit } from '@app/lingua';
import type { FigureForm, FigureText } from '@app/picture';
import { partOfYear, unitOfIso } from '../figures/calendar';
import { clipAddress, clipLink, clipSentences } from '../figures/clip-text';
import { moneyForms } from '../figures/money-forms';
import { significantDigits } from '../figures/number-parts';
import { stopwatchForms } from '../figures/stopwatch';
import { writeDate } from './date.en';
import { fieldLabel } from './field-label.en';
import { numberParts, smallNumber, withSign } from './number.en';
import { pronounceEnglish } from './pronounce.en';

const LONGEST_TEXT = 120;

/** Writes every form of a fact in English. */
export function writeFigureEnglish(fact: Fact): Record<FigureForm, FigureText> {
  const named = fieldLabel(fact);
  const label = labelOfDate(fact.label) ?? { display: named, spoken: sayWords(named) };
  if (fact.kind === 'date') {
    const date = writeDate(typeof fact.value === 'boolean' ? '' : fact.value, fact.form ?? 'day');
    return { ...date, signed: date.full, label };
  }
  if (fact.number === null || fact.kind === 'text' || fact.kind === 'name') return wordForms(fact, label);
  return stopwatchForms(fact, writeFigureEnglish) ?? numberForms(fact, fact.number, label);
}

/** A day or month that is the key of its figure, days without their year; null for any other label. */
function labelOfDate(label: string): FigureText | null {
  const unit = unitOfIso(label);
  return unit === null ? partOfYear(label, 'en') : writeDate(label, unit)[unit === 'day' ? 'bare' : 'full'];
}

/** "7d" as "seven days", "24h" as "24 hours". */
export function writeWindowEnglish(window: string): FigureText {
  const match = /^(\d+) ?(h|d|w|mo|y|min)$/i.exec(window);
  if (!match) return { display: window, spoken: window };
  const count = Number(match[1]);
  const noun =
    { h: 'hour', d: 'day', w: 'week', mo: 'month', y: 'year', min: 'minute' }[(match[2] ?? 'd').toLowerCase()] ?? '';
  const text = `${count <= 12 ? smallNumber(count) : String(count)} ${noun}${count === 1 ? '' : 's'}`;
  return { display: text, spoken: text };
}

/** Says plain words: each as the language says it. */
function sayWords(text: string): string {
  return text
    .split(/\s+/)
    .map(pronounceEnglish)
    .filter((word) => word !== '')
    .join(' ');
}

function wordForms(fact: Fact, label: FigureText): Record<FigureForm, FigureText> {
  const full = (fact.kind === 'name' ? partOfYear(String(fact.value), 'en') : null) ?? textForm(fact);
  return { full, bare: full, unit: { display: '', spoken: '' }, signed: full, label };
}

function textForm(fact: Fact): FigureText {
  if (typeof fact.value === 'boolean')
    return fact.value ? { display: 'Yes', spoken: 'yes' } : { display: 'No', spoken: 'no' };
  const text = String(fact.value);
  if (fact.kind === 'url') return { display: clipLink(text), spoken: pronounceEnglish(clipLink(text)) };
  if (fact.kind === 'address') return { display: clipAddress(text), spoken: 'this address' };
  const shown = clipSentences(text, LONGEST_TEXT);
  return { display: shown, spoken: sayWords(shown) };
}

function numberForms(fact: Fact, value: number, label: FigureText): Record<FigureForm, FigureText> {
  const { currency } = fact;
  const parts = numberParts(value, fact, currency && significantDigits(value) > 4 ? 1e5 : 1e6);
  const said = parts.letter ? `${parts.digits} ${parts.word}` : parts.digits;
  const number = { display: `${parts.digits}${parts.letter}`, spoken: said };
  const one = parts.digits === '1' && parts.letter === '';
  let full: FigureText = number;
  let unit: FigureText = { display: parts.letter, spoken: parts.word };
  if (fact.kind === 'percent') {
    full = { display: `${number.display}%`, spoken: `${said} percent` };
    unit = { display: '%', spoken: 'percent' };
  } else if (currency) {
    const amount = parts.letter
      ? { number: { display: parts.digits, spoken: parts.digits }, scale: unit }
      : { number, scale: null };
    const write = (plain: string): FigureText => ({ display: plain, spoken: plain });
    ({ full, unit } = moneyForms({ ...fact, currency }, { ...amount, value, count: one ? 1 : 2, write }, 'en'));
  } else if (fact.kind === 'temperature') {
    full = { display: `${number.display}°`, spoken: `${said} ${one ? 'degree' : 'degrees'}` };
    unit = { display: '°', spoken: 'degrees' };
  } else if (fact.unit !== null) {
    full = writeUnit(value, number, fact.unit, 'en');
    const count = one ? 1 : 2;
    unit = {
      display: unitName(fact.unit, 'en', { count, form: 'display' }),
      spoken: unitName(fact.unit, 'en', { form: 'spoken' }),
    };
  }
  if (fact.verbatim && typeof fact.value === 'string' && !/[a-z]/.test(fact.value))
    full = { ...full, display: fact.value.replace(/^[-–]/, '') };
  const forms = { full: withSign(full, parts.negative), bare: withSign(number, parts.negative), unit, label };
  return { ...forms, signed: withSign(full, parts.negative, value > 0 && /[1-9]/.test(parts.digits)) };
}

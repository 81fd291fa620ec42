import type { Figure, FigureForm, Storyboard } from '@app/render';
import { type DateParts, datesOf, isOfClock, isOfDate } from './date-parts';
import type { Finding } from './finding';
import type { Ground } from './ground-text';
import { matchFact } from './match-fact';
import { isStoppedTime } from './stopped-time';
import { type Numeral, readNumerals } from './numerals/read-numerals';
import type { Fact } from '@app/sources';

const NUMBER_FORMS: readonly FigureForm[] = ['full', 'bare', 'signed'];

/** Holds every figure of the table against its fact: the raw value, and each number that its forms show and say. */
export function checkFigures({ figures }: Pick<Storyboard, 'figures'>, ground: Ground): Finding[] {
  return Object.entries(figures).flatMap(([key, figure]) => {
    const [base = '', suffix] = key.split('#');
    const fact = ground.byKey.get(base);
    const wrong = (text: string): Finding => ({
      code: 'wrong_figure',
      scene: null,
      field: `figures/${key}`,
      text,
      figure: text,
    });
    if (!fact) return [wrong(String(figure.value))];
    const isWindow = suffix === 'window';
    if (figure.key !== key || (!isWindow && figure.value !== fact.value)) return [wrong(String(figure.value))];
    if (suffix === 'window' || suffix === 'lower') return [];
    const told = suffix === 'size' ? { ...fact, number: Math.abs(fact.number ?? 0), sign: 1 as const } : fact;
    return wrongForms(figure, told, suffix === 'desk', ground.language).map(wrong);
  });
}

function wrongForms(figure: Figure, fact: Fact, isDesk: boolean, language: string): string[] {
  const dates = datesOf(fact);
  // Beyond this a figure is told as a power of ten, a sentence of its own.
  if ((fact.number === null && dates.length === 0) || Math.abs(fact.number ?? 0) >= 1e15) return [];
  const texts = NUMBER_FORMS.flatMap((form) => [
    figure.forms[form].display,
    ...(isDesk ? [] : [figure.forms[form].spoken]),
  ]);
  return [...new Set(texts)].filter((text) => {
    if (fact.verbatim && text === String(fact.value)) return false;
    const numerals = readNumerals(text, language);
    if (dates.length > 0) return !dates.some((date) => numerals.every((numeral) => isPartOf(numeral, date)));
    const clean = numerals.filter(({ form }) => form !== 'ordinal');
    const money = moneyOf(fact);
    return !isStoppedTime(clean, fact) && !isSaid(clean, fact) && !(money && isSaid(clean, money));
  });
}

/** Candles are told in the currency of the price that they are the history of. */
function moneyOf(fact: Fact): Fact | null {
  const isCandle = /^(open|high|low|close)$/.test(fact.words.at(-1) ?? '') && fact.currency === null;
  return isCandle ? { ...fact, kind: 'currency' } : null;
}

/** One number that is the fact; or an amount and its cents ("3 dollars and 50 cents"), which add up to it. */
function isSaid(numerals: readonly Numeral[], fact: Fact): boolean {
  if (numerals.every((numeral) => matchFact(numeral, fact) === 'match')) return true;
  if (fact.kind !== 'currency' || fact.number === null) return false;
  const [whole, cents] = numerals.map(({ amounts }) => amounts[0]?.value ?? Number.NaN);
  const size = Math.abs(fact.number);
  if (whole === undefined || numerals.length > 2) return false;
  const sum = cents === undefined ? whole / 100 : whole + cents / 100;
  return Math.abs(sum - size) <= 0.0051;
}

function isPartOf(numeral: Numeral, parts: DateParts): boolean {
  if (numeral.form === 'date') return isOfDate(numeral.parts, parts);
  if (numeral.form === 'clock') return isOfClock(numeral.parts, parts);
  const { year, month, day, hour, minute } = parts;
  const century = year === null ? null : Math.floor(year / 100);
  const low = year === null ? null : year % 100;
  const twelve = hour === null ? null : ((hour + 11) % 12) + 1;
  return numeral.amounts.some(({ value }) =>
    [year, century, low, month, day, hour, minute, twelve, 2000, 0].includes(value),
  );
}

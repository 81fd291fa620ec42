import type { Figure, FigureForm, Storyboard } from '@app/render';
import { type DateParts, datesOf, isOfClock, isOfDate } from './date-parts';
import type { Finding } from './finding';
import type { Ground } from './ground';
import { matchFact } from './match-fact';
import type { Language } from '../language/language';
import { languageOf } from '../language/languages';
import { isPowerOfTen } from '../language/figures/number-parts';
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
  // A power of ten is a sentence of its own.
  if ((fact.number === null && dates.length === 0) || isPowerOfTen(fact.number ?? 0)) return [];
  const own = languageOf(language)?.writeFigure(fact);
  const texts = NUMBER_FORMS.flatMap((form) => [
    figure.forms[form].display,
    ...(isDesk ? [] : [figure.forms[form].spoken]),
  ]);
  return [...new Set(texts)].filter((text) => {
    if (fact.verbatim && text === String(fact.value)) return false;
    const numerals = readNumerals(text, language);
    if (dates.length > 0) return !dates.some((date) => numerals.every((numeral) => isPartOf(numeral, date)));
    if (isUnitAside(text, own)) return false;
    const isOwn = NUMBER_FORMS.some((form) => own?.[form].display === text || own?.[form].spoken === text);
    const plain = isOwn ? numerals.map((numeral) => ({ ...numeral, currency: null })) : numerals;
    const clean = plain.filter(({ form }) => form !== 'ordinal');
    const money = moneyOf(fact);
    return !isStoppedTime(clean, fact) && !isSaid(clean, fact) && !(money && isSaid(clean, money));
  });
}

/**
 * Whether a text is what the language writes, and nothing but words stand beside the bare number, which is checked by
 * itself: a unit in the language's own words is the fact's, though it may name others too ("pound", "roupie", "mi").
 */
function isUnitAside(text: string, own: ReturnType<Language['writeFigure']> | undefined): boolean {
  if (!own) return false;
  const { full, signed } = own;
  return (['display', 'spoken'] as const).some((as) => {
    const bare = own.bare[as].replace(/^−/, '');
    const isOwn = text === full[as] || text === signed[as];
    const isAside = text.includes(bare) && !/\p{N}/u.test(text.replace(bare, ''));
    return isOwn && text !== own.bare[as] && bare !== '' && isAside;
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
  // "Ein Euro und 50 Cent": most languages say one as an article.
  const sums = cents === undefined ? [whole / 100, 1 + whole / 100] : [whole + cents / 100];
  return sums.some((sum) => Math.abs(sum - size) <= 0.0051);
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

import type { Figure, FigureForm, Storyboard } from '@app/picture';
import { type DateParts, datesOf, isOfClock, isOfDate } from './date-parts';
import type { Finding } from './finding';
import type { Ground } from './ground';
import { matchFact } from './match-fact';
import type { Language } from '../language/language';
import { languageOf } from '../language/languages';
import { isPowerOfTen } from '../language/figures/number-parts';
import { isStoppedTime } from './stopped-time';
import { type Numeral, readNumerals } from './numerals/read-numerals';
import type { Fact } from '@app/facts';

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
  const writer = languageOf(language);
  const own = writer?.writeFigure(fact);
  const size = fact.sign < 0 ? writer?.writeFigure({ ...fact, number: Math.abs(fact.number ?? 0), sign: 1 }) : own;
  const texts = NUMBER_FORMS.flatMap((form) => [
    figure.forms[form].display,
    ...(isDesk ? [] : [figure.forms[form].spoken]),
  ]);
  return [...new Set(texts)].filter((text) => {
    if (fact.verbatim && text === String(fact.value)) return false;
    const numerals = readNumerals(text, language);
    if (dates.length > 0) return !dates.some((date) => numerals.every((numeral) => isPartOf(numeral, date)));
    if (own && isUnitAside(text, own, size)) return false;
    const isOwn = NUMBER_FORMS.some((form) => own?.[form].display === text || own?.[form].spoken === text);
    // The name of a currency may hold that of a time: "Güney Sudan lirası", a day in Turkish.
    const named = fact.kind === 'currency' ? { currency: null, span: null } : { currency: null };
    const plain = isOwn ? numerals.map((numeral) => ({ ...numeral, ...named })) : numerals;
    const clean = plain.filter(({ form }) => form !== 'ordinal');
    const money = moneyOf(fact);
    // Arabic has a form for two of a thing: "ساعتان".
    const unsaid = isOwn ? [1, 2] : [1];
    return !isStoppedTime(clean, fact, unsaid) && !isSaid(clean, fact) && !(money && isSaid(clean, money));
  });
}

type Written = ReturnType<Language['writeFigure']>;

/**
 * Whether a text is what the language writes, and beside the bare number, which is checked by itself, has no digits but
 * those of its unit ("per 100 km"). A unit's name may read as others too: "pound", "roupie", "mi", "CO₂".
 */
function isUnitAside(text: string, own: Written, size: Written = own): boolean {
  const { full, signed, unit } = own;
  return (['display', 'spoken'] as const).some((as) => {
    const bare = size.bare[as];
    if (bare === '' || text === own.bare[as] || (text !== full[as] && text !== signed[as])) return false;
    const aside = withoutNumber(text, bare);
    // "Un kilomètre": most languages say one as an article.
    if (aside === null && (bare !== '1' || as === 'display')) return false;
    return digitsOf(aside ?? text) === digitsOf(unit[as]);
  });
}

/** A text without this number, which is not the 1 of 100; null where it is not there. */
function withoutNumber(text: string, number: string): string | null {
  const before = /^\p{Nd}/u.test(number) ? '(?<![\\p{Nd}.,])' : '';
  const after = /\p{Nd}$/u.test(number) ? '(?![.,]?\\p{Nd})' : '';
  const pattern = new RegExp(`${before}${number.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${after}`, 'u');
  return pattern.test(text) ? text.replace(pattern, '') : null;
}

/** Raised and lowered digits are part of a word. */
function digitsOf(text: string): string {
  return (text.match(/\p{Nd}/gu) ?? []).join('');
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

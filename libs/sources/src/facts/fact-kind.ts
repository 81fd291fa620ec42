import type { FactKind } from './fact';
import { isCodeName, isCodeText } from './code-names';
import { readDuration } from './iso-duration';
import { isDoubtfulAmount, readMinorAmount } from './minor-units';
import { isRun, readStopwatch } from './stopwatch';
import { readDayDigits, readTextDate, readTextMonth } from './text-date';
import { readTextFigure } from './text-figure';
import { unitOfName, unitOfText, type UnitReading } from './unit-words';
import type { Neighbours, ValueReading } from './value-reading';
import { monthIndex, weekdayIndex } from './words/calendar.words';
import { CHAIN_ADDRESSES, CURRENCY_NAMES, UNIT_NAMES } from './words/code.words';
import {
  MOMENT_NAMES,
  MONEY_NAMES,
  NO_AMOUNT,
  PAID_RATE,
  PLAIN_NAMES,
  TIME_NAMES,
  YEAR_NAMES,
} from './words/kind.words';

/** Reads a number by its name and neighbours. */
export function readNumber(value: number, words: readonly string[], near: Neighbours): ValueReading {
  const as = (kind: FactKind, unit: string | null, currency: string | null = null): ValueReading => ({
    number: kind === 'code' ? null : value,
    precision: decimalsOf(value),
    verbatim: false,
    kind,
    unit,
    currency,
  });
  const isInteger = Number.isInteger(value);
  if (isCodeName(words, value)) return as('code', null);
  const yearLike = isInteger && value >= 1000 && value <= 2199;
  const saysTime = words.length === 1 && words[0] === 't';
  if (yearLike && (saysTime || words.at(-1) === 'since' || words.some((word) => YEAR_NAMES.has(word)))) {
    return as('date', 'year');
  }
  if (isInteger && value >= 946684800 && value < 4102444800000 && namesMoment(words)) {
    return as('date', value > 1e11 ? 'epoch-ms' : 'epoch');
  }
  const day = isInteger && namesMoment(words) ? readDayDigits(String(value)) : null;
  if (day !== null) return { ...as('date', 'day'), value: day };
  const minor = readMinorAmount(value, words, near);
  if (minor)
    return { ...as('currency', null, minor.currency), number: minor.number, precision: minor.precision, isMinor: true };
  if (isInteger && isDoubtfulAmount(words, near)) return as('code', null);
  const stated = unitOfName(words, value) ?? besideUnit(words, value, near);
  return stated ? as(stated.kind, stated.unit, stated.currency) : as(isInteger ? 'count' : 'ratio', null);
}

function namesMoment(words: readonly string[]): boolean {
  return words.some((word) => TIME_NAMES.has(word) || MOMENT_NAMES.has(word));
}

/** A whole number of `claimsPaid` or `ordersTotal` may be so many of them. */
function countsPaid(words: readonly string[], value: number): boolean {
  const [things = '', done = ''] = words;
  return (
    words.length === 2 &&
    Number.isInteger(value) &&
    /^(?:claims|invoices|bills|tickets|policies|loans|cases)$/.test(things) &&
    /^(?:paid|total|refunded|waived|collected)$/.test(done)
  );
}

function besideUnit(words: readonly string[], value: number, near: Neighbours): UnitReading | null {
  if (near.unit === null && near.currency === null) return null;
  if (words.some((word) => PLAIN_NAMES.has(word))) return null;
  const unit = near.unit ? unitOfText(near.unit) : null;
  if (unit) return unit;
  // A tax rate is no amount.
  const isAmount =
    (PAID_RATE.test(words.join(' ')) || !words.some((word) => NO_AMOUNT.has(word))) && !countsPaid(words, value);
  const currency = near.currency && isAmount ? unitOfText(near.currency) : null;
  return currency && (PAID_RATE.test(words.join(' ')) || words.some((word) => MONEY_NAMES.has(word))) ? currency : null;
}

const ADDRESS = /^(0x[0-9a-fA-F]{8,}|[1-9A-HJ-NP-Za-km-z]{32,64}|bc1[a-z0-9]{20,}|[0-9a-f]{32,})$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** The unit of the value beside it says nothing by itself. */
const UNITS_ALONE = new Set([...UNIT_NAMES, ...CURRENCY_NAMES]);
/** "10-12", "$16-18M", "3-1", "4.7/5", "38 (9%)": figures that are shown as they stand and not counted with. */
const RANGE = /^[$€£¥₹]?\d[\d.,]*\s*([-–/:+]|to|of)\s*\d[\d.,]*\s*\S{0,6}$|^\d[\d.,]*\s*\(.+\)$/;

/** "J. Dahl" is a name, and no two sentences. */
const INITIALS = /\b\p{Lu}\.(?=\s)/gu;
const ALONE: Neighbours = { unit: null, currency: null, units: null };

/** Reads a text: link, address, handle, date, figure as text, name or sentence. */
export function readText(value: string, words: readonly string[], near: Neighbours = ALONE): ValueReading {
  const text = value.trim();
  const as = (kind: FactKind, unit: string | null = null): ValueReading => ({
    kind,
    unit,
    currency: null,
    number: null,
    precision: 0,
    verbatim: true,
  });
  if (
    /^https?:\/\/\S+$/i.test(text) ||
    (words.some((w) => /^(url|link|site|website)$/.test(w)) && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text))
  )
    return as('url');
  if (isCodeName(words, text) || (words.join() === 'window' && /^\d+ ?[dwy]$/i.test(text))) return as('code');
  const day = readTextDate(text) ?? (namesMoment(words) ? readDayDigits(text) : null);
  if (day !== null) return { ...as('date', 'day'), value: day, verbatim: false };
  const month = readTextMonth(text);
  if (month !== null) return { ...as('date', 'year-month'), value: month, verbatim: false };
  const stopped = readStopwatch(text, words);
  if (stopped) return { ...stopped, kind: 'duration', currency: null, verbatim: false };
  if (isCodeText(text)) return as('code');
  if (/^@[\p{L}\p{N}_.]+$/u.test(text)) return as('handle');
  if (ADDRESS.test(text) || (words.some((w) => CHAIN_ADDRESSES.has(w)) && /^\w{2,}(\.{2,3}|…)\w+$/.test(text)))
    return as('address');
  if (ISO_DAY.test(text) && !Number.isNaN(Date.parse(text))) return as('date', 'day');
  if (ISO_TIME.test(text) && !Number.isNaN(Date.parse(text))) return as('date', 'time');
  const duration = readDuration(text);
  if (duration) return { ...duration, kind: 'duration', currency: null, verbatim: false };
  if (weekdayIndex(text) >= 0) return as('date', 'weekday');
  if (/^\d{4}-\d{2}$/.test(text)) return as('date', 'year-month');
  if (monthIndex(text) >= 0) return as('date', 'month');
  if (/^\d{1,2}:\d{2}$/.test(text) && isRun(words)) return as('text');
  if (/^\d{1,2}:\d{2}( ?(am|pm|UTC|GMT|CET))?$/i.test(text)) return as('date', 'clock');
  if (/^(19|20)\d\d$/.test(text) && words.some((w) => TIME_NAMES.has(w) || w === 'season')) return as('date', 'year');
  // A ten-kilometre race, not ten thousand of them.
  if (/^\d{1,3}\s?k$/i.test(text) && (isRun(words) || words.includes('distance'))) return as('name');
  const figure = readTextFigure(text, near.isContinental);
  if (figure) {
    const own = figure.unit ?? unitOfName(words, figure.number);
    const unit = own ?? besideUnit(words, figure.number, near);
    const kind = unit?.kind ?? (figure.precision > 0 ? 'ratio' : 'count');
    return {
      kind,
      unit: unit?.unit ?? null,
      currency: unit?.currency ?? null,
      number: figure.number,
      precision: figure.precision,
      // A machine writes no separators; people read them.
      // What a neighbour lends a sign to is written with it.
      verbatim: figure.plain && unit === own && !/^[+-]?\d{4,}(\.\d+)?$/.test(text),
    };
  }
  // What its key calls a name may be longer: other languages spell out what English compounds.
  const saysName = words.at(-1) === 'name';
  const isName =
    !UNITS_ALONE.has(words.at(-1) ?? '') &&
    !RANGE.test(text) &&
    text.length <= (saysName ? 60 : 40) &&
    text.split(/\s+/).length <= (saysName ? 9 : 5) &&
    !/[.!?;]\s|[.!?]$/.test(text.includes('.') ? text.replace(INITIALS, '') : text) &&
    !text.includes('\n');
  return as(isName ? 'name' : 'text');
}

/** Decimals of a number as it is written; exponents count as none. */
function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  if (text.includes('e-'))
    return Math.min(20, Number(text.split('e-')[1]) + (text.split('e')[0]?.split('.')[1]?.length ?? 0));
  return text.length - text.indexOf('.') - 1;
}

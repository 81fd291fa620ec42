import { minorDigits, type Moment, type QuantityReading, readMoment, readQuantity, unitById } from '@app/lingua';
import type { FactForm, FactKind } from '../fact';
import { isMember, sensesAt, subjectTokens, tokensWith } from '../names/name-senses';
import { isCodeText, isIdentifierName, isKeyword } from './identifiers';
import { readDuration } from './iso-duration';
import type { Meaning } from './evidence';
import type { Column, Leaf } from './leaf';
import { likelyQuantitiesOf, measures } from './quantities';
import { meaningOfUnit, plainMeaning } from './meaning';
import { remembered } from './remembered';
import { readStopwatch } from './stopwatch';
import { readDayDigits } from './day-digits';

/** A text as it is read by itself. */
export interface TextReading {
  readonly kind: FactKind;
  readonly form?: FactForm;
  /** As facts keep it, where that is not the given text. */
  readonly value?: string;
  readonly number: number | null;
  readonly precision: number;
  /** What the text says of its unit; null for a bare number, which its name and neighbours may say more of. */
  readonly meaning: Meaning | null;
  /** The text is shown as it stands. */
  readonly verbatim: boolean;
  readonly rule: string;
  readonly because: string;
  /** Two readings, and nothing in the text decides. */
  readonly others?: readonly string[];
  /** The side on which a target or limit wants its figure: "≥ 90", "höchstens 4 h". */
  readonly bar?: 'above' | 'below';
}

const ADDRESS = /^(0x[0-9a-fA-F]{8,}|[1-9A-HJ-NP-Za-km-z]{32,64}|bc1[a-z0-9]{20,}|[0-9a-f]{32,})$/;
const SHORT_ADDRESS = /^\w{2,}(\.{2,3}|…)\w+$/;
const ADDRESS_NAMES = new Set('address wallet hash contract mint txid tx'.split(' '));
/** "10-12", "$16-18M", "3-1", "4.7/5", "38 (9%)": figures that are shown as they stand and not counted with. */
const RANGE = /^[$€£¥₹]?\d[\d.,]*\s*([-–/:+]|to|of)\s*\d[\d.,]*\s*\S{0,6}$|^\d[\d.,]*\s*\(.+\)$/;
/** "J. Dahl" is a name, and no two sentences. */
const INITIALS = /\b\p{Lu}\.(?=\s)/gu;
const LONGEST_QUANTITY = 60;
const ENGLISH_SCALE = /\d\s?(?:billion|trillion)s?$/i;
const LONGEST_MOMENT = 40;

const MOMENT_FORMS: Readonly<Record<string, FactForm>> = {
  instant: 'time',
  day: 'day',
  month: 'month',
  weekday: 'weekday',
  clock: 'clock',
};

/** "2025.1", "2024/2": a term, a class, an edition of a year. */
const TERM = /^(?:19|20)\d\d[./][1-4]$/;

/** Reads a text: link, code, moment, time that was stopped, quantity, name or sentence. */
export function readTextValue(
  text: string,
  leaf: Leaf,
  decimal: '.' | ',' | null,
  { isAmongStopped = false, hasScaledTexts = false }: { isAmongStopped?: boolean; hasScaledTexts?: boolean } = {},
): TextReading {
  const [own] = leaf.names;
  const words = own?.tokens.map(({ lower }) => lower) ?? [];
  const plain = (kind: FactKind, rule: string, because: string): TextReading => ({
    kind,
    number: null,
    precision: 0,
    meaning: null,
    verbatim: true,
    rule,
    because,
  });
  if (own && isKeyword(own.name)) return plain('code', 'text-identifier', `"${own.name}" says how data are read`);
  if (
    /^https?:\/\/\S+$/i.test(text) ||
    (words.some((word) => /^(url|link|site|website)$/.test(word)) && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text))
  )
    return plain('url', 'text-link', 'a web address');
  // `units: {high: "°C"}`, `yieldUnit: "hl/ha"`
  const isOfUnit =
    own?.tokens.length !== 1 &&
    own !== undefined &&
    sensesAt(own, own.tokens.length - 1, 'member').some(({ member }) => member === 'unit');
  if (isOfUnit || (leaf.holder.name && isMember(leaf.holder.name, 'unit')))
    return plain('code', 'text-identifier', 'a unit by itself');
  if (isIdentifierName(leaf, text)) return plain('code', 'text-identifier', `"${own?.name ?? ''}" identifies`);
  return (
    readTime(text, leaf, words, isAmongStopped) ??
    (TERM.test(text) ? plain('name', 'text-words', 'a part of a year') : null) ??
    (isCodeText(text) ? plain('code', 'text-code', 'has the shape of a code') : null) ??
    (/^@[\p{L}\p{N}_.]+$/u.test(text) ? plain('handle', 'text-handle', 'a handle') : null) ??
    (ADDRESS.test(text) || (words.some((word) => ADDRESS_NAMES.has(word)) && SHORT_ADDRESS.test(text))
      ? plain('address', 'text-address', 'an address on a chain')
      : null) ??
    quantityOf(text, leaf, decimal, hasScaledTexts) ??
    plain(isName(text, leaf) ? 'name' : 'text', 'text-words', 'words')
  );
}

/** Days, months, hours and times that were stopped. */
function readTime(text: string, leaf: Leaf, words: readonly string[], isAmongStopped: boolean): TextReading | null {
  const base = { number: null, precision: 0, meaning: null, verbatim: true, because: 'written as a time' };
  const [own] = leaf.names;
  const namesTime = own !== undefined && tokensWith(own, 'time').length > 0;
  const digits = namesTime ? readDayDigits(text) : null;
  if (digits !== null)
    return { ...base, kind: 'date', form: 'day', value: digits, verbatim: false, rule: 'text-moment' };
  const stopped = readStopwatch(text, words, isAmongStopped);
  if (stopped)
    return {
      ...base,
      ...stopped,
      kind: 'duration',
      form: 'stopwatch',
      meaning: { ...plainMeaning('duration'), unit: unitById('second'), form: 'stopwatch' },
      verbatim: false,
      rule: 'text-stopwatch',
    };
  const span = readDuration(text);
  if (span) {
    const meaning = {
      ...plainMeaning('duration'),
      unit: unitById(span.unit),
      ...(span.form ? { form: span.form } : {}),
    };
    return {
      ...base,
      number: span.number,
      precision: span.precision,
      kind: 'duration',
      ...(span.form ? { form: span.form } : {}),
      meaning,
      verbatim: false,
      rule: 'text-duration',
    };
  }
  if (text.length > LONGEST_MOMENT) return null;
  const all = readMoment(text);
  // "Mar" among "Jan" and "Feb" is a month, and no Tuesday.
  const among = all.length > 1 ? all.filter(({ grain }) => grain === grainOf(leaf.column)) : [];
  const moments = among.length === 1 ? among : all;
  const [moment] = moments;
  if (!moment) return null;
  if (moments.length > 1) return { ...base, kind: 'text', rule: 'text-moment', others: moments.map(({ iso }) => iso) };
  if (moment.grain === 'year')
    return namesTime || leaf.names.some((name) => tokensWith(name, 'time').length > 0)
      ? { ...base, kind: 'date', form: 'year', rule: 'text-moment' }
      : null;
  if (moment.grain === 'month' && moment.hasYear)
    return { ...base, kind: 'date', form: 'year-month', value: moment.iso, verbatim: false, rule: 'text-moment' };
  const form = MOMENT_FORMS[moment.grain];
  if (form === undefined) return null;
  const isKept = form !== 'day';
  return {
    ...base,
    kind: 'date',
    form,
    ...(isKept ? {} : { value: moment.iso }),
    verbatim: isKept,
    rule: 'text-moment',
  };
}

/** The grain of all texts of a column that are read in one way; null where there is none or more than one. */
const grainOf = remembered((column: Column): Moment['grain'] | null => {
  const grains = new Set<Moment['grain']>();
  for (const { value } of column.leaves) {
    const [moment, another] = typeof value === 'string' && value.length <= LONGEST_MOMENT ? readMoment(value) : [];
    if (moment && !another) grains.add(moment.grain);
  }
  const [grain = null] = grains;
  return grains.size === 1 ? grain : null;
});

/** Roles of figures that others are measured against. */
const BARS: ReadonlySet<string> = new Set(['target', 'limit', 'benchmark', 'usual']);

/** "<0.5", "≥ 10": how far it is at most or at least, and not what it is. */
const BOUND = /^[<>≤≥]=?\s?[\p{Nd}\p{Sc}]/u;

function quantityOf(text: string, leaf: Leaf, decimal: '.' | ',' | null, hasScaledTexts: boolean): TextReading | null {
  const isBar = leaf.names.some((name) =>
    tokensWith(name, 'role', true).some((at) => sensesAt(name, at, 'role', true).some(({ role }) => BARS.has(role))),
  );
  const boundText: TextReading = {
    kind: 'text',
    number: null,
    precision: 0,
    meaning: null,
    verbatim: true,
    rule: 'text-bound',
    because: 'only a bound of the figure',
  };
  if (BOUND.test(text) && !isBar) return boundText;
  if (text.length > LONGEST_QUANTITY || !/\p{Nd}|[〇一二三四五六七八九十]/u.test(text)) return null;
  const all = readQuantity(text, decimal === null ? {} : { decimal });
  const wide = all.filter(({ of }) => of === null);
  // "2.4 billion" is spelled as English spells it.
  const english =
    wide.length > 1 && ENGLISH_SCALE.test(text)
      ? readQuantity(text, { language: 'en', ...(decimal === null ? {} : { decimal }) })
      : [];
  const readings = english.length === 1 ? english : (groupedMoney(text, wide) ?? wide);
  const likely = new Set(leaf.names.flatMap((name) => [...likelyQuantitiesOf(name)]));
  const fitting = readings.find(({ unit }) => unit !== null && measures(unit.dimension, likely));
  const [first = null] = fitting ? [fitting] : readings;
  if (!first || all.length > wide.length) return null;
  // "Over 1,200" and "500+" are told as such a number; what is at most so much may be anything below.
  if (first.bound !== null && !isBar && !(first.bound === 'above' && /^\p{L}|\+$/u.test(text))) return boundText;
  const base = {
    precision: first.precision,
    because: 'written as a quantity',
    rule: 'text-quantity',
    ...(isBar && first.bound !== null ? { bar: first.bound } : {}),
  };
  const numbers = new Set(readings.map(({ value }) => value));
  if (numbers.size > 1)
    return { ...base, kind: 'text', number: null, meaning: null, verbatim: true, others: [...numbers].map(String) };
  // A ten-kilometre race, not ten thousand of them.
  if (
    /^\d{1,3}\s?k$/i.test(text) &&
    leaf.names.some(({ tokens }) => tokens.some(({ lower }) => /^(?:races?|runs?|distance|event)$/.test(lower)))
  )
    return { ...base, kind: 'name', number: null, meaning: null, verbatim: true };
  if (!fitting && LONE_M.test(text)) {
    // Nobody counts people and pays in metres.
    if (likely.has('count') || likely.has('money')) {
      const number = Number((first.value * 1e6).toPrecision(15));
      return { ...base, kind: 'count', number, meaning: null, precision: 0, verbatim: false };
    }
    const others = [`${first.value} million`, `${first.value} ${first.unit?.id ?? ''}`];
    if (hasScaledTexts) return { ...base, kind: 'text', number: null, meaning: null, verbatim: true, others };
  }
  const beside = isMinutesBesideHours(text, leaf) ? unitById('minute') : null;
  if (beside)
    return {
      ...base,
      kind: 'duration',
      number: first.value,
      meaning: { ...plainMeaning('duration'), unit: beside },
      verbatim: false,
    };
  const number = Number(first.value.toPrecision(15));
  const meaning = first.unit !== null || first.currency !== null ? meaningOfUnit({ ...first, scale: 1 }) : null;
  return {
    ...base,
    kind: meaning?.kind ?? (Number.isInteger(number) ? 'count' : 'ratio'),
    number,
    meaning,
    precision: first.scale === 1 ? first.precision : Math.max(0, decimalsOf(number)),
    verbatim: !('bar' in base) && isShownAsGiven(text, first),
  };
}

/** Metres, minutes, months or millions. */
const LONE_M = /^[+\-−–]?\s?\d[\d.,]*\s?m$/;
const SCALED = /^\D{0,4}\d[\d.,]*\s?(?:[kKMB]|bn|mn|mio|mrd|mln)\b\.?/u;
const OF_LENGTH = /\d\s?(?:[kcm]m|ft|mi|miles|m²|m³|m2)(?![\p{L}\d])/u;

/** Whether a payload writes other figures in thousands or millions, and none in lengths: its "m" may be millions. */
export function scalesItsTexts(leaves: readonly Leaf[]): boolean {
  const texts = leaves.flatMap(({ value }) =>
    typeof value === 'string' && value.length <= LONGEST_QUANTITY ? [value] : [],
  );
  return texts.some((text) => SCALED.test(text)) && !texts.some((text) => OF_LENGTH.test(text));
}

/** Amounts of ten and more have no thousandths, nor have those of currencies whose countries write a decimal point. */
const GROUPED = /^[+\-−–]?\s?(?:\D*\d{2,3}[.,]\d{3}\D*|\D*[£$¥₹₩]\s?\d,\d{3})$/u;

/** "£2,400" in thousands, where a mark before three digits could be either; null for what is no plain amount of money. */
function groupedMoney(text: string, readings: readonly QuantityReading[]): QuantityReading[] | null {
  const isMoney = readings.every(
    ({ currency, unit }) => currency !== null && unit === null && minorDigits(currency) < 3,
  );
  if (readings.length < 2 || !isMoney || !GROUPED.test(text)) return null;
  const largest = Math.max(...readings.map(({ value }) => Math.abs(value)));
  return readings.filter(({ value }) => Math.abs(value) === largest);
}

/** "22m" beside "7h 12m" is minutes: alone it would be metres. */
function isMinutesBesideHours(text: string, { holder }: Leaf): boolean {
  if (!/^\d+\s?m$/.test(text)) return false;
  return Object.values(holder.node ?? {}).some(
    (value) => typeof value === 'string' && /^\d+\s?h(?:\s?\d+\s?m(?:in)?)?$/i.test(value.trim()),
  );
}

/** Digits and separators are those that English writes, so that the text may be shown as it is. A machine writes no separators; people read them. */
function isShownAsGiven(text: string, { approximate }: QuantityReading): boolean {
  return (
    approximate ||
    (/^[+\-−–]?\s?\p{Sc}?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s?[\p{L}%°/]*$/u.test(text) &&
      !/^[+-]?\d{4,}(\.\d+)?$/.test(text))
  );
}

/** Decimals of a number as it is written; those of an exponent are counted out. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const text = String(value);
  const [digits = '', power] = text.split('e-');
  if (power !== undefined) return Math.min(20, Number(power) + (digits.split('.')[1]?.length ?? 0));
  return text.length - text.indexOf('.') - 1;
}

/** What its key calls a name may be longer: other languages spell out what English compounds. */
function isName(text: string, leaf: Leaf): boolean {
  const [own] = leaf.names;
  const head = own ? subjectTokens(own).at(-1) : undefined;
  const saysName =
    own !== undefined &&
    (own.tokens.at(-1)?.lower === 'name' || (head !== undefined && sensesAt(own, head, 'names').length > 0));
  const isUnit =
    own !== undefined &&
    own.tokens.length === 1 &&
    sensesAt(own, 0, 'member').some(({ member }) => member === 'unit' || member === 'currency');
  return (
    !isUnit &&
    !RANGE.test(text) &&
    text.length <= (saysName ? 60 : 40) &&
    text.split(/\s+/).length <= (saysName ? 9 : 5) &&
    !/[.!?;]\s|[.!?]$/.test(text.includes('.') ? text.replace(INITIALS, '') : text)
  );
}

import {
  COINS,
  LANGUAGE_CODES,
  beginsPhrase,
  currencyInName,
  isCurrencyCode,
  findPeriods,
  findUnits,
  type NameToken,
  type PeriodSpan,
  readSpelledNumber,
  periodUnitNamed,
  readScale,
  readUnit,
  scaleReadings,
  type Sense,
  sensesKnown,
  sensesOf,
  sensesOfPhrase,
  splitName,
  type UnitSpan,
} from '@app/lingua';
import { pointerPart } from '../json-pointer';
import { type Legend, writtenOut } from './legend';

/** What one name of a payload says by itself: its words, and the units, periods and senses found anywhere among them. */
export interface FieldName {
  readonly name: string;
  /** As it stands in a pointer. */
  readonly part: string;
  readonly tokens: readonly NameToken[];
  /** Its words in lower case, without signs. */
  readonly words: readonly string[];
  /** Digits alone: a place in a list, or a year. */
  readonly isNumeral: boolean;
  readonly units: readonly UnitSpan[];
  readonly periods: readonly PeriodSpan[];
  /** Runs of a number and a unit of time, which are one length: the "4 min" of `airborneWithin4MinPct`, "20s". */
  readonly lengths: ReadonlyArray<{ readonly from: number; readonly to: number }>;
  /** For each token, what its word can mean. */
  readonly senses: readonly (readonly Sense[])[];
  /** Index of the last token of a phrase, by the index of its earlier tokens. */
  readonly heads: ReadonlyMap<number, number>;
  /** Currencies named by single tokens, by place. */
  readonly currencies: ReadonlyMap<number, string>;
  /** Scales named by single tokens, by place. */
  readonly scales: ReadonlyMap<number, number>;
  /** A short scale at its end, which may be a unit or another word as well: the K of `feesBilledK`, but for its times. */
  readonly endScale: { readonly at: number; readonly size: number } | null;
}

/** Longer names are read up to here (characters), so that a hostile payload cannot cost much. */
const LONGEST_NAME = 300;
/** Fields needed to judge how a payload capitalises, and the share of them that must be capitalised. */
const FEW_NAMES = 5;
const MOST_NAMES = 0.6;
const LETTER = /^\p{L}/u;
const CAPITAL = /^\p{Lu}/u;
const PLACE_MARK = / ·\d+$/;

/** The names of one payload, each read once: the rows of a list repeat theirs. */
export class FieldNames {
  private readonly known = new Map<string, FieldName>();
  private readonly runs = new Map<string, FieldName>();
  private readonly counts = new Map<RegExp, { of: number; count: number }>();

  constructor(private readonly legend: Legend = new Map()) {}

  of(name: string): FieldName {
    const known = this.known.get(name);
    if (known) return known;
    const read = readName(name, this.legend);
    this.known.set(name, read);
    return read;
  }

  /** A name that stands for other words where it is: `n_1` for last year. */
  as(name: string, words: string): FieldName {
    return readName(name, new Map([[name.toLowerCase(), words]]));
  }

  /** A name of a running series, whose letter or number is no unit: L2 of `{L1, L2, L3}`. */
  inRun(name: string): FieldName {
    const known = this.runs.get(name);
    if (known) return known;
    const named: FieldName = { ...this.of(name), units: [], currencies: new Map(), scales: new Map(), endScale: null };
    this.runs.set(name, named);
    return named;
  }

  /**
   * Whether the payload capitalises ordinary field names, as German does, so that a capital does not mark a proper name. `but`: keys to
   * leave out of the count.
   */
  areCapital(but: readonly string[]): boolean {
    const asked = new Set(but);
    const letters = this.countOf(LETTER) - [...asked].filter((name) => LETTER.test(name)).length;
    const capitals = this.countOf(CAPITAL) - [...asked].filter((name) => CAPITAL.test(name)).length;
    return letters >= FEW_NAMES && capitals > letters * MOST_NAMES;
  }

  private countOf(first: RegExp): number {
    const counted = this.counts.get(first);
    if (counted?.of === this.known.size) return counted.count;
    const count = [...this.known.keys()].filter((name) => first.test(name)).length;
    this.counts.set(first, { of: this.known.size, count });
    return count;
  }

  /** Whether a test holds for the words of any name that was read. */
  some(test: (words: string) => boolean): boolean {
    return [...this.known.values()].some(({ words }) => test(words.join(' ')));
  }
}

/** A name for the object at a place among others of one name; its place is no part of what it is called. */
export function placedName(name: string, index: number): string {
  return index === 0 ? name : `${name} ·${index + 1}`;
}

export function withoutPlace(name: string): string {
  return name.replace(PLACE_MARK, '');
}

/** Words that are joined as in a key: `gross_margin_pct`, `avgTicketEur`. */
export function isWrittenAsKey(text: string): boolean {
  return /^\p{Ll}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$|^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(text);
}

/** Reads one name; `FieldNames` does it once for each of a payload. */
export function readName(name: string, legend: Legend = new Map()): FieldName {
  const isNumeral = /^\d+$/.test(name);
  const split = isNumeral ? [] : splitName(withoutPlace(name.slice(0, LONGEST_NAME)), sensesKnown());
  const tokens = writtenOut(name, split, legend);
  const rates = findUnits(tokens).filter(({ isSure }) => isSure);
  const found = [...findPeriods(tokens), ...windowsOfMarkets(tokens)];
  // The hour of "miles per hour" is of the unit; that of "calls per hour" is how often they were counted.
  const spans = found.filter(
    ({ from, to, period }) => period.kind !== 'per' || !rates.some((unit) => unit.from < from && unit.to >= to),
  );
  const periods = spans.filter((span) => !isLength(span, tokens) && !isBeyond(span, tokens));
  const units = unitsBeside(tokens, spans).filter((unit) => !isLastYear(unit, tokens) && !isComparator(unit, tokens));
  const currencies = new Map<number, string>();
  const scales = new Map<number, number>();
  for (const [index, token] of tokens.entries()) {
    // What begins a longer name is what it is about: the price of ether, a yen index.
    const code =
      index > 0 || tokens.length === 1 ? (currencyInName(token.text) ?? codeBehindMoney(tokens, index)) : null;
    if (code !== null) currencies.set(index, code);
    const scale = index > 0 && token.text.length > 1 ? readScale(token.lower) : null;
    if (scale !== null) scales.set(index, scale);
    const [, thousands, of] = /^([TKM])(EUR|USD|GBP|CHF)$/.exec(token.text) ?? [];
    if (of !== undefined) {
      currencies.set(index, of);
      scales.set(index, thousands === 'M' ? 1e6 : 1e3);
    }
    // German accounts are in T€.
    if (token.text === '€' && token.gap === '' && tokens[index - 1]?.text === 'T') scales.set(index - 1, 1e3);
  }
  // A share has no scale: "taux de tri (%)" is of sorting, and of no trillions.
  if (units.some(({ isSure, readings }) => isSure && readings[0]?.unit?.id === 'percent')) scales.clear();
  // A scale stands with what it scales: nothing but units, currencies and times follow it.
  const measured = new Set([
    ...units.flatMap(({ from, to }) => placesOf(from, to)),
    // `loans_millions_previous_half`: unsure times as well.
    ...periods.flatMap(({ from, to }) => placesOf(from, to)),
    ...tokens.flatMap(({ lower }, index) => (PERIOD_UNITS.has(lower) ? [index] : [])),
    ...currencies.keys(),
    ...scales.keys(),
  ]);
  for (const index of scales.keys())
    if (tokens.some(({ lower }, at) => at > index && !measured.has(at) && !/^[\p{P}\p{S}]+$/u.test(lower)))
      scales.delete(index);
  const lengths = lengthsOfTime(tokens);
  return {
    name,
    part: pointerPart(name),
    tokens,
    words: tokens.flatMap(({ lower }) => (/^[\p{P}\p{S}]+$/u.test(lower) ? [] : [lower])),
    isNumeral,
    units,
    periods,
    lengths,
    ...sensesOfTokens(tokens, new Set(lengths.flatMap(({ from, to }) => placesOf(from, to)))),
    currencies,
    scales,
    endScale: endScaleOf(tokens, periods),
  };
}

/** Letters of units that nobody writes for a scale alone: tonnes, days, grams. */
const NO_SCALES: ReadonlySet<string> = new Set(['t', 'd', 'g']);

function endScaleOf(tokens: readonly NameToken[], periods: readonly PeriodSpan[]): FieldName['endScale'] {
  const isTime = (index: number): boolean => periods.some(({ from, to }) => index >= from && index < to);
  const at = tokens.findLastIndex(({ lower }, index) => !isTime(index) && !/^[\p{P}\p{S}]+$/u.test(lower));
  const word = tokens[at]?.lower ?? '';
  const isPer = sensesOf(tokens[at - 1]?.lower ?? '').some((sense) => sense.as === 'per');
  const [size, another] = at > 0 && !isPer && !NO_SCALES.has(word) ? scaleReadings(word) : [];
  return size === undefined || another !== undefined ? null : { at, size };
}

/** More are forgotten together. */
const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, readonly string[]>();

/** The words of any text that is read as a name: a heading, the label of a row. Names are asked for again and again. */
export function wordsOf(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const words = splitWords(text);
  if (text.length <= LONGEST_NAME) remembered.set(text, words);
  return words;
}

function splitWords(text: string): string[] {
  return splitName(text.slice(0, LONGEST_NAME)).flatMap(({ lower }) => (/^[\p{P}\p{S}]+$/u.test(lower) ? [] : [lower]));
}

/** Units of time that follow "previous" and that `findPeriods` leaves out. */
const PERIOD_UNITS: ReadonlySet<string> = new Set(['half', 'quarter', 'semester']);

const LONGEST_PHRASE = 4;

/** Senses by token; those of a phrase stand with its last word, which is the head of it: "heart rate". */
function sensesOfTokens(
  tokens: readonly NameToken[],
  inLengths: ReadonlySet<number>,
): Pick<FieldName, 'senses' | 'heads'> {
  // The "min" of "4 min" is no minimum.
  const senses: Array<readonly Sense[]> = tokens.map(({ lower }, index) =>
    inLengths.has(index) ? [] : sensesOf(lower),
  );
  const heads = new Map<number, number>();
  if (tokens.length > MOST_TOKENS) return { senses, heads };
  for (let from = 0; from < tokens.length - 1; from += 1) {
    if (!beginsPhrase(tokens[from]?.lower ?? '')) continue;
    for (let to = Math.min(tokens.length, from + LONGEST_PHRASE); to > from + 1; to -= 1) {
      const found = sensesOfPhrase(tokens.slice(from, to).map(({ lower }) => lower));
      if (found.length === 0) continue;
      // The head of a phrase is still a time: the base year.
      senses[to - 1] = [...found, ...(senses[to - 1] ?? []).filter((sense) => sense.as === 'time')];
      for (let index = from; index < to - 1; index += 1) heads.set(index, to - 1);
      break;
    }
  }
  return { senses, heads };
}

/** A number with the unit of time behind it, or both in one word. */
function lengthsOfTime(tokens: readonly NameToken[]): FieldName['lengths'] {
  return tokens.flatMap(({ lower, gap }, index) => {
    const [, unit] = /^\d{1,4}(\p{L}{1,4})$/u.exec(lower) ?? [];
    if (unit !== undefined) return isUnitOfTime(unit) ? [{ from: index, to: index + 1 }] : [];
    const before = tokens[index - 1]?.lower ?? '';
    // "Two min suspensions", but not "one day".
    const isSpelled = index === 1 && tokens.length > 2 && isSpelledNumber(before);
    const isCounted = (/^\d{1,4}$/.test(before) || isSpelled) && /^[ _-]?$/.test(gap);
    return isCounted && isUnitOfTime(lower) ? [{ from: index - 1, to: index + 1 }] : [];
  });
}

function isSpelledNumber(word: string): boolean {
  return LANGUAGE_CODES.some((code) => (readSpelledNumber(word, code) ?? 0) > 1);
}

const TIMES: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year']);

function isUnitOfTime(word: string): boolean {
  const unit = periodUnitNamed(word);
  return unit === null
    ? readUnit(word).some((reading) => reading.unit?.dimension === 'duration' && reading.scale === 1)
    : TIMES.has(unit);
}

/** Names with more words are sentences, and no phrase of data stands in them. */
const MOST_TOKENS = 24;

/** `priceTry`, `priceSar`: a code that is also a word is one at the end of a name of money. */
function codeBehindMoney(tokens: readonly NameToken[], index: number): string | null {
  const code = (tokens[index]?.text ?? '').toUpperCase();
  if (index !== tokens.length - 1 || code.length !== 3 || !isCurrencyCode(code)) return null;
  // `exports_ton` are tons, and no coin of that name.
  if (Object.hasOwn(COINS, code) && readUnit(code.toLowerCase()).length > 0) return null;
  const before = sensesOf(tokens[index - 1]?.lower ?? '');
  return before.some((sense) => sense.as === 'quantity' && sense.quantity === 'money' && sense.weak !== true)
    ? code
    : null;
}

/** The "gt" of `waits_gt_12h` is no gigatonne: before a number it says that something is greater. */
function isComparator({ from, to }: UnitSpan, tokens: readonly NameToken[]): boolean {
  return to - from === 1 && /^[gl](?:te?|e)$/.test(tokens[from]?.lower ?? '') && /^\d/.test(tokens[to]?.lower ?? '');
}

/** "Arrears > 90 days prior": what stands behind a sign for more or less is a bound, and no time ago. */
function isBeyond({ from, period }: PeriodSpan, tokens: readonly NameToken[]): boolean {
  return period.kind === 'ago' && /[<>≤≥]/u.test(tokens[from]?.gap ?? '');
}

/** "Twelve-hour waits" are waits of that length, and not those of twelve hours: a number in words before a noun belongs to its name. */
function isLength({ from, to, period }: PeriodSpan, tokens: readonly NameToken[]): boolean {
  const first = tokens[from]?.lower ?? '';
  const isInFront = period.kind === 'window' && from === 0 && to < tokens.length;
  // The five-year average is one of five years.
  const isTaken = sensesOf(tokens[to]?.lower ?? '').some(({ as }) => as === 'aggregate' || as === 'change');
  return isInFront && !isTaken && LANGUAGE_CODES.some((code) => readSpelledNumber(first, code) !== null);
}

/** Units in what the periods of a name leave: the year of "last year" is no unit. What stands in brackets is one: "Battery [V]". */
function unitsBeside(tokens: readonly NameToken[], periods: readonly PeriodSpan[]): UnitSpan[] {
  const taken = new Set(periods.flatMap(({ from, to, isSure }) => (isSure ? placesOf(from, to) : [])));
  const found: UnitSpan[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (taken.has(from)) continue;
    let to = from;
    while (to < tokens.length && !taken.has(to)) to += 1;
    for (const { from: first, to: end, isSure, readings } of findUnits(tokens.slice(from, to))) {
      // A scale alone is none: it stands with what it scales.
      if (readings.every(({ unit, currency }) => unit === null && currency === null)) continue;
      const inBrackets = standsInBrackets(tokens, first + from, end + from);
      found.push({ from: first + from, to: end + from, isSure: isSure || inBrackets, readings });
    }
    from = to;
  }
  return found;
}

/** "Battery [V]", "Cycle time [d/mask layer]", but not "SPC (min Cpk 1.33)": what begins a clause in brackets is a word of it. */
function standsInBrackets(tokens: readonly NameToken[], from: number, to: number): boolean {
  if (!/[([]/.test(tokens[from]?.gap ?? '')) return false;
  const behind = tokens[to]?.gap;
  return behind === undefined || /[)\]/,;]/.test(behind);
}

/** `dso_ly` is that of last year; a distance may be in light-years. */
function isLastYear({ from, to }: UnitSpan, tokens: readonly NameToken[]): boolean {
  return (
    to - from === 1 &&
    tokens[from]?.lower === 'ly' &&
    !tokens.some(({ lower }) => sensesOf(lower).some((sense) => sense.as === 'quantity' && sense.quantity === 'length'))
  );
}

function placesOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

const MARKET_WINDOW = /^([hd])(6|7|12|14|24|30|48|90)$/;

/** `h24`, `d7`: windows as market data name them, where the whole name is one. */
function windowsOfMarkets(tokens: readonly NameToken[]): PeriodSpan[] {
  const [, letter, count] = MARKET_WINDOW.exec(tokens.length === 1 ? (tokens[0]?.lower ?? '') : '') ?? [];
  if (letter === undefined) return [];
  return [
    {
      from: 0,
      to: 1,
      isSure: true,
      period: { kind: 'window', count: Number(count), of: letter === 'h' ? 'hour' : 'day' },
    },
  ];
}

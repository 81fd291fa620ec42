import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { foldWord } from '../fold-word';
import { readSpelledNumber } from '../amounts/read-spelled';
import type { NameToken } from '../names/name-token';
import { calendarWords, unsureNames } from './calendar-table';
import type { Moment } from './moment';
import { readMoment } from './moments';
import { fullYear, yearPair } from './read-iso';
import { type NamedUnit, type PeriodPhrase, type PeriodTable, periodTable, type PhraseNode } from './period-table';
import type { PeriodOf, PeriodUnit } from './period-words';
import { unspacedWords } from './unspaced-words';

/** The time that a figure is of, as its name says it. */
export type Period =
  /** `back` units before the present one: 0 is this year, 1 last year, -1 next year; "same month last year" has `sameOf`. */
  | { readonly kind: 'relative'; readonly back: number; readonly of: PeriodOf; readonly sameOf?: PeriodOf }
  /** So long before now. */
  | { readonly kind: 'ago'; readonly count: number; readonly of: PeriodUnit }
  /** A stretch of that length, up to now unless the name says otherwise. */
  | { readonly kind: 'window'; readonly count: number; readonly of: PeriodUnit }
  /** From the beginning of the unit until now. */
  | { readonly kind: 'to-date'; readonly of: PeriodOf }
  /** The figure is a change over that time: year over year. */
  | { readonly kind: 'over'; readonly of: PeriodOf }
  | { readonly kind: 'moment'; readonly moment: Moment }
  /** A rate, or a figure for each such unit: monthly. */
  | { readonly kind: 'per'; readonly of: PeriodOf };

/** A run of a name's tokens that says a period. */
export interface PeriodSpan {
  /** First token, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly period: Period;
  /** `false` for words that mean other things as well: `last`, `May`, `before`. */
  readonly isSure: boolean;
}

/** Names with more tokens are no names; nothing is found in them. */
const MOST_TOKENS = 128;
const LONGEST_MOMENT = 6;
const MOST_OF_MOMENT = 40;
const LONGEST_WINDOW: Readonly<Partial<Record<PeriodUnit, number>>> = {
  year: 100,
  'fiscal-year': 100,
  season: 100,
  quarter: 100,
};
/** Stretches that a name gives by number and unit alone; longer ones are as often an age, a term or a warranty. */
const SURE_WINDOWS: ReadonlySet<PeriodUnit> = new Set(['hour', 'day', 'week', 'month']);
/** Days after an event, as in `retentionD30`. */
const DAY_NUMBERS = /^[dl](1|3|7|14|28|30|60|90|180|365)d?$/;

/**
 * The periods that a name says, in the order of its tokens, none overlapping another. All languages are read; the given
 * one decides where the same words mean different things.
 */
export function findPeriods(tokens: readonly NameToken[], language?: LanguageCode): PeriodSpan[] {
  if (tokens.length > MOST_TOKENS) return [];
  const pieces = tokens.flatMap(piecesOf);
  const starts = tokenStarts(pieces);
  const spans: PeriodSpan[] = [];
  const foundAt = (token: number): Found | null => {
    const phrase = phraseAt(pieces, starts[token] ?? pieces.length, language);
    const moment = momentAt(tokens, token, language);
    return moment && moment.to >= (phrase?.to ?? 0) && !(phrase?.isSure && moment.to === phrase.to) ? moment : phrase;
  };
  const table = periodTable(language ?? 'en');
  const isUnit = (token: number): boolean => unitsAt(pieces, starts[token] ?? pieces.length, table).length > 0;
  let token = 0;
  while (token < tokens.length) {
    const best = foundAt(token);
    if (best && isPartOfNext(best, token, foundAt, isUnit)) {
      token += 1;
      continue;
    }
    if (best?.period) spans.push({ from: token, to: best.to, period: best.period, isSure: best.isSure });
    token = best ? best.to : token + 1;
  }
  return spans;
}

/**
 * Whether a unit and the word behind it are none together, because that word begins a period which is as long and ends further
 * on: of `min_prev_week`, "prev week" is a period and "min" the unit of something else.
 */
function isPartOfNext(
  { to }: Found,
  from: number,
  foundAt: (token: number) => Found | null,
  isUnit: (token: number) => boolean,
): boolean {
  if (!isUnit(from)) return false;
  for (let start = from + 1; start < to; start += 1) {
    const next = isUnit(start) ? null : foundAt(start);
    if (next?.period && next.isSure && next.to > to && next.to - start >= to - from) return true;
  }
  return false;
}

/** A word or number that phrases are matched with; a token such as `24h` or 3年前 is several. */
interface Piece {
  readonly text: string;
  readonly token: number;
  readonly gap: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether it stands straight behind a number of the same token. */
  readonly isTail: boolean;
}

function piecesOf(token: NameToken, place: number): Piece[] {
  const text = foldWord(token.lower);
  const texts = /^\p{Nd}/u.test(text) ? numberPieces(text) : [text];
  return texts.map((piece, at) => ({
    text: piece,
    token: place,
    gap: at === 0 ? token.gap : '',
    isFirst: at === 0,
    isLast: at === texts.length - 1,
    isTail: at === 1,
  }));
}

function numberPieces(text: string): string[] {
  const number = /^\p{Nd}{1,4}/u.exec(text)?.[0] ?? '';
  const rest = text.slice(number.length);
  if (number === '' || rest === '' || /^[\p{Nd}.,]/u.test(rest)) return [text];
  const { counters } = unspacedWords();
  let length = rest.length;
  while (length > 0 && !counters.has(rest.slice(0, length))) length -= 1;
  const ending = rest.slice(length);
  return length === 0 || ending === '' ? [number, rest] : [number, rest.slice(0, length), ending];
}

function tokenStarts(pieces: readonly Piece[]): number[] {
  return pieces.flatMap((piece, at) => (piece.isFirst ? [at] : []));
}

/** What was found at a token; `period` is null for a phrase that only looks like one. */
interface Found {
  readonly to: number;
  readonly period: Period | null;
  readonly isSure: boolean;
}

function phraseAt(pieces: readonly Piece[], from: number, language: LanguageCode | undefined): Found | null {
  const first: LanguageCode[] = language && language !== 'en' ? [language, 'en'] : ['en'];
  const codes = mayBegin(pieces, from);
  let best: Found | null = null;
  for (const code of [...first, ...LANGUAGE_CODES.filter((other) => !first.includes(other))]) {
    const found = codes.has(code) && longestPhrase(pieces, from, periodTable(code));
    if (found && isBetter(found, best)) best = found;
  }
  return best;
}

/** The languages in which a phrase may begin at a piece: none for most words of a name. */
function mayBegin(pieces: readonly Piece[], at: number): ReadonlySet<LanguageCode> {
  const { text = '', isTail = false } = pieces[at] ?? {};
  const before = pieces[at - 1]?.text ?? '';
  if (isTail || /\p{Nd}/u.test(text) || /^\p{Nd}+$/u.test(before)) return ALL;
  const { first, unit } = firstWords();
  const [own, behind] = [first.get(text), unit.get(pieces[at + 1]?.text ?? '')];
  return own && behind ? new Set([...own, ...behind]) : (own ?? behind ?? NONE);
}

const ALL: ReadonlySet<LanguageCode> = new Set(LANGUAGE_CODES);
const NONE: ReadonlySet<LanguageCode> = new Set();

interface FirstWords {
  /** Languages by the words with which their phrases begin. */
  readonly first: ReadonlyMap<string, ReadonlySet<LanguageCode>>;
  /** Languages by the first words of their units, which may stand behind a spelled number. */
  readonly unit: ReadonlyMap<string, ReadonlySet<LanguageCode>>;
}

let begins: FirstWords | null = null;

function firstWords(): FirstWords {
  begins ??= readFirstWords();
  return begins;
}

function readFirstWords(): FirstWords {
  const first = new Map<string, Set<LanguageCode>>();
  const unit = new Map<string, Set<LanguageCode>>();
  const add = (to: Map<string, Set<LanguageCode>>, word: string, code: LanguageCode): unknown =>
    to.set(word, (to.get(word) ?? new Set()).add(code));
  for (const code of LANGUAGE_CODES) {
    const { root, before, units } = periodTable(code);
    for (const word of [...root.words.keys(), ...before]) add(first, word, code);
    for (const name of units.keys()) for (const word of [name, name.split(' ')[0] ?? '']) add(unit, word, code);
  }
  for (const [word, codes] of unit) for (const code of codes) add(first, word, code);
  return { first, unit };
}

/** The longer is the better; of two as long, the sure one, else the one of the language that is asked first. */
function isBetter(found: Found, best: Found | null): boolean {
  if (!best || found.to !== best.to) return !best || found.to > best.to;
  return found.isSure && !best.isSure && best.period !== null;
}

/** The longest phrase of a language at a piece, articles and prepositions before it included. */
function longestPhrase(pieces: readonly Piece[], from: number, table: PeriodTable): Found | null {
  let best: Found | null = null;
  for (let at = from; at < Math.min(from + 3, pieces.length); at += 1) {
    follow({ pieces, table, start: at }, table.root, at, {}, (found) => {
      if (isBetter(found, best)) best = found;
    });
    if (!table.before.has(pieces[at]?.text ?? '') || pieces[at]?.isLast === false) break;
  }
  return best ?? dayNumber(pieces[from]);
}

function dayNumber(piece: Piece | undefined): Found | null {
  const count = piece?.isFirst && piece.isLast ? DAY_NUMBERS.exec(piece.text)?.[1] : undefined;
  if (!piece || count === undefined) return null;
  return { to: piece.token + 1, period: { kind: 'window', count: Number(count), of: 'day' }, isSure: false };
}

interface Walk {
  readonly pieces: readonly Piece[];
  readonly table: PeriodTable;
  readonly start: number;
}

interface Slots {
  readonly unit?: PeriodUnit;
  readonly part?: PeriodUnit;
  readonly count?: number;
  readonly isUnsure?: boolean;
  /** The unit is a letter behind a word. */
  readonly isLetter?: boolean;
}

/** Phrases in which a letter can be nothing but a time: `prev_q`, but not `cost_per_m`. */
const OF_LETTERS: ReadonlySet<PeriodPhrase['kind']> = new Set([
  'last',
  'beforeLast',
  'current',
  'next',
  'ago',
  'toDate',
]);

/** Walks every phrase that the pieces agree with; phrases are short, so that few ways are open at any piece. */
function follow(walk: Walk, node: PhraseNode, at: number, slots: Slots, take: (found: Found) => void): void {
  const { pieces, table } = walk;
  const last = pieces[at - 1];
  if (last?.isLast && at > walk.start)
    for (const phrase of node.ends) {
      const found = phrase.isBehind && !isAtEnd(walk, last.token) ? null : filled(phrase, slots, last.token + 1);
      if (found && gapsAgree(walk, phrase)) take(found);
    }
  const piece = pieces[at];
  if (!piece) return;
  const next = node.words.get(piece.text);
  if (next) follow(walk, next, at + 1, slots, take);
  const number = node.slots.get('{n}');
  const count = number ? countAt(pieces, at, table) : null;
  if (number && count !== null) follow(walk, number, at + 1, { ...slots, count }, take);
  for (const slot of ['{unit}', '{part}'] as const) {
    const behind = node.slots.get(slot);
    if (!behind) continue;
    for (const { unit, isSure, length, isLetter } of unitsAt(pieces, at, table, at > walk.start)) {
      // "year over year" has one unit, and "same month last year" two.
      if (slot === '{unit}' && slots.unit !== undefined && slots.unit !== unit) continue;
      const filledSlots = slot === '{unit}' ? { ...slots, unit } : { ...slots, part: unit };
      const doubts = isLetter ? { isLetter } : isSure ? {} : { isUnsure: true };
      follow(walk, behind, at + length, { ...filledSlots, ...doubts }, take);
    }
  }
}

/** `isBehindWord`: a phrase leads here, as "prev" does in `prev_q`, where one letter is a unit too. */
function unitsAt(
  pieces: readonly Piece[],
  at: number,
  table: PeriodTable,
  isBehindWord = false,
): (NamedUnit & { length: number; isLetter?: boolean })[] {
  const piece = pieces[at];
  const next = pieces[at + 1];
  if (!piece) return [];
  const two = next && piece.isLast && next.isFirst ? table.units.get(`${piece.text} ${next.text}`) : undefined;
  const one = table.units.get(piece.text);
  const isBehindNumber = piece.isTail || (/^\p{Nd}+$/u.test(pieces[at - 1]?.text ?? '') && piece.gap === '');
  const short =
    isBehindNumber || isBehindWord
      ? (table.shortUnits.get(piece.text) ?? periodTable('en').shortUnits.get(piece.text))
      : undefined;
  const isLetter = !isBehindNumber;
  return [
    ...(two ? [{ unit: two, isSure: true, length: 2 }] : []),
    ...(one ? [{ unit: one, isSure: true, length: 1 }] : []),
    ...(short && !one ? [{ ...short, length: 1, isLetter }] : []),
  ];
}

/** Whether hyphens and slashes stand where the phrase has them: `N-1`, `wk/wk`. */
function gapsAgree({ pieces, start }: Walk, { way }: PeriodPhrase): boolean {
  return way.gaps.every((gap, place) => gap === null || (pieces[start + place]?.gap.includes(gap) ?? false));
}

/** Whether a word stands behind others, with nothing but a unit behind it. */
function isAtEnd({ pieces, start }: Walk, token: number): boolean {
  return start > 0 && (pieces.at(-1)?.token ?? 0) <= token + 1;
}

function filled(phrase: PeriodPhrase, slots: Slots, to: number): Found | null {
  if (phrase.kind === 'never') return { to, period: null, isSure: true };
  const { way } = phrase;
  if (slots.isLetter && !OF_LETTERS.has(phrase.kind)) return null;
  const of = phrase.of ?? slots.unit ?? null;
  const period = periodOf(phrase, of, slots);
  if (!period) return null;
  const isBare = phrase.kind === 'window' && way.words.length === 2 && way.words[0] === '{n}';
  // A lone `2m` is as likely two meters.
  if (isBare && (of === 'second' || of === 'minute' || slots.isUnsure)) return null;
  const isSure = way.isSure && !slots.isUnsure && !(isBare && !SURE_WINDOWS.has(of as PeriodUnit));
  return { to, period, isSure };
}

/** In digits, or spelled before a unit: "five year average". */
function countAt(pieces: readonly Piece[], at: number, table: PeriodTable): number | null {
  const text = pieces[at]?.text ?? '';
  if (/^\p{Nd}{1,3}$/u.test(text)) return Number(text);
  if (!/^\p{L}+$/u.test(text) || unitsAt(pieces, at + 1, table).length === 0) return null;
  const spelled = readSpelledNumber(text, table.language);
  return spelled !== null && spelled > 1 ? spelled : null;
}

function periodOf({ kind, way }: PeriodPhrase, of: PeriodOf | null, slots: Slots): Period | null {
  if (of === null && kind !== 'sameOfLast') return null;
  switch (kind) {
    case 'last':
      return { kind: 'relative', back: 1, of: of ?? 'period' };
    case 'beforeLast':
      return { kind: 'relative', back: 2, of: of ?? 'period' };
    case 'current':
      return { kind: 'relative', back: 0, of: of ?? 'period' };
    case 'next':
      return { kind: 'relative', back: -1, of: of ?? 'period' };
    case 'sameOfLast':
      return sameOfLast(way.words.includes('{part}') ? slots.part : of, slots.unit);
    case 'ago':
    case 'window':
      return stretch(kind, of, way.count ?? slots.count ?? 1);
    case 'toDate':
      return { kind: 'to-date', of: of ?? 'period' };
    case 'over':
      return { kind: 'over', of: of ?? 'period' };
    case 'per':
      return { kind: 'per', of: of ?? 'period' };
    default:
      return null;
  }
}

function sameOfLast(part: PeriodOf | null | undefined, unit: PeriodUnit | undefined): Period | null {
  if (!part || part === unit) return null;
  return { kind: 'relative', back: 1, of: unit ?? 'year', sameOf: part };
}

function stretch(kind: 'ago' | 'window', of: PeriodOf | null, count: number): Period | null {
  if (of === null || of === 'period' || count < 1 || count > (LONGEST_WINDOW[of] ?? 999)) return null;
  return { kind, count, of };
}

let words: ReadonlySet<string> | null = null;

/** Words of moments in any language, but for those that only join them: "31 **de** octubre". */
function momentWords(): ReadonlySet<string> {
  words ??= new Set(
    LANGUAGE_CODES.flatMap((language) =>
      [...calendarWords(language)].flatMap(([name, meanings]) =>
        meanings.some(({ kind }) => kind !== 'f') ? name.split(' ') : [],
      ),
    ),
  );
  return words;
}

/** Whether a moment may begin or end with a token: 第三季度 is several words in one. */
function isOfMoment(token: NameToken | undefined): boolean {
  const word = foldWord(token?.lower ?? '');
  return /\p{Nd}|\p{Script=Han}|\p{Script=Hangul}/u.test(word) || momentWords().has(word);
}

/** The longest run of tokens from here that is a moment. */
function momentAt(tokens: readonly NameToken[], from: number, language: LanguageCode | undefined): Found | null {
  if (!isOfMoment(tokens[from])) return null;
  for (let to = Math.min(from + LONGEST_MOMENT, tokens.length); to > from; to -= 1) {
    if (!isOfMoment(tokens[to - 1])) continue;
    const text = joined(tokens.slice(from, to));
    if (text.length > MOST_OF_MOMENT) continue;
    const readings = seasonOf(text) ?? readMoment(text, language);
    const [moment] = readings;
    if (!moment || !isNamed(moment, tokens.slice(from, to), tokens.length === 1, language)) continue;
    return { to, period: { kind: 'moment', moment }, isSure: isSureMoment(readings, tokens.slice(from, to), language) };
  }
  return null;
}

/** "24/25" names a season of two years, whose first number is no month; as a value it would be a fraction. */
function seasonOf(text: string): Moment[] | null {
  const [, first = '', second = ''] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  const [season] = Number(first) > MONTHS ? yearPair(fullYear(Number(first)), second) : [];
  return season ? [season] : null;
}

const MONTHS = 12;

/** Tokens as a text that a moment may be: `2026_08` is 2026-08, `thirdQuarter` two words. */
function joined(tokens: readonly NameToken[]): string {
  return tokens
    .map(({ text, gap }, place) => {
      if (place === 0) return text;
      const before = tokens[place - 1]?.text ?? '';
      const areNumbers = endsInDigit(before) && /^\p{Nd}/u.test(text);
      if (gap === '_') return (areNumbers ? '-' : ' ') + text;
      return (gap === '' && (areNumbers || !endsInDigit(before)) ? ' ' : gap) + text;
    })
    .join('');
}

function endsInDigit(text: string): boolean {
  return /\p{Nd}$/u.test(text);
}

/** A name says fewer moments than a text may be: no lone number but a year, no short word of just any language. */
function isNamed(
  moment: Moment,
  tokens: readonly NameToken[],
  isWholeName: boolean,
  language: LanguageCode | undefined,
): boolean {
  const [first] = tokens;
  if (tokens.length > 1 || !first) return true;
  if (moment.grain === 'year') return Number(moment.iso) >= 1900 && Number(moment.iso) <= 2100;
  if (first.text.length === 1) return false;
  // "Per" is a Thursday in Turkish, "Di" a Tuesday in German: such a heading may stand alone, within a name it is a word.
  const word = foldWord(first.lower);
  if (/^[a-z]{2}$/.test(word) && !isWholeName) return false;
  return !/^[a-z]{2,3}$/.test(word) || [language, 'en' as const].some((code) => code && isNameIn(word, code));
}

function isNameIn(word: string, language: LanguageCode): boolean {
  return (
    calendarWords(language)
      .get(word)
      ?.some(({ kind }) => kind === 'M' || kind === 'D') ?? false
  );
}

function isSureMoment(
  readings: readonly Moment[],
  tokens: readonly NameToken[],
  language: LanguageCode | undefined,
): boolean {
  const [moment] = readings;
  const [first] = tokens;
  if (!moment || !first) return false;
  if (new Set(readings.map(({ grain }) => grain)).size > 1) return false;
  // "Second half" is of a match as well as of a year.
  if (moment.grain === 'half' && !moment.hasYear && tokens.length > 1) return false;
  const isName = (moment.grain === 'month' || moment.grain === 'weekday') && !moment.hasYear;
  if (tokens.length > 1 && !isName) return readings.length === 1;
  const word = foldWord(first.lower);
  if (isName) {
    const languages = language ? [language, 'en' as const] : LANGUAGE_CODES;
    return readings.length === 1 && !languages.some((code) => unsureNames(code).has(word));
  }
  // T1, S2 and K3 are quarters and halves in some languages, h2 is hydrogen, and eight digits may be a count.
  if (/^[a-z]\p{Nd}{1,2}$/u.test(word))
    return word.startsWith('q') || /^w\p{Nd}{2}$/u.test(word) || first.text.startsWith('H');
  return readings.length === 1 && !/^\p{Nd}{8}$/u.test(word);
}

import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { foldWord } from '../fold-word';
import { calendarWords, type WordKind, type WordMeaning } from './calendar-table';
import { inCommonYears } from './japanese-eras';
import {
  clockMoment,
  dayMoment,
  fiscalMoment,
  type Moment,
  monthMoment,
  partMoment,
  seasonMoment,
  weekdayMoment,
  yearMoment,
} from './moment';
import { fullYear, isYear, readClock, readDigits, yearPair } from './read-iso';

const LONGEST_MOMENT = 64;
const MOST_PIECES = 16;
const MOST_SHAPES = 48;
const LONGEST_NAME = 3;
const EPOCH_FROM = Date.UTC(1990, 0) / 1000;
const EPOCH_TO = Date.UTC(2101, 0) / 1000;

/** Direction marks that Intl writes into Arabic dates, and other characters without a width. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What may stand between the words and numbers of a date. */
const SEPARATOR = /^[\s.,:/()'°\-–—،॰_&]$/u;

/**
 * Every plausible time that a whole text is, the likeliest first; none for any other text. Names are read in the
 * language and in English; only where these read nothing, or without a language, in all thirteen.
 */
export function readMoment(text: string, language?: LanguageCode): Moment[] {
  if (text.length > LONGEST_MOMENT) return [];
  const folded = inCommonYears(foldDate(text));
  if (folded === '') return [];
  const found = new Map<string, Moment>();
  const keep = (moments: readonly Moment[]): void => {
    for (const moment of moments) {
      const key = `${moment.grain} ${moment.iso}`;
      if (!found.has(key)) found.set(key, moment);
    }
  };
  keep(readDigits(folded, language === 'en'));
  const pieces = datePieces(folded);
  if (pieces?.some((piece) => piece.word !== null)) {
    const first: LanguageCode[] = language && language !== 'en' ? [language, 'en'] : ['en'];
    for (const code of first) keep(readWords(pieces, code));
    if (found.size === 0 || !language)
      for (const code of LANGUAGE_CODES) if (!first.includes(code)) keep(readWords(pieces, code));
  }
  keep(readClock(folded));
  if (found.size === 0) keep(dayWithClock(folded, language));
  return [...found.values()];
}

/** An instant as `Date` parses it, however ISO 8601 or mail write it: compact, with an offset of two digits; null for any other text. */
export function isoInstant(text: string): string | null {
  const instant = readMoment(text).find(({ grain }) => grain === 'instant');
  // `Date` has no leap second.
  return instant?.iso.replace(/:60(?!\d)/, ':59') ?? null;
}

/** A number of seconds or milliseconds since 1970 that is an instant of 1990 to 2100. */
export function readEpoch(value: number): Moment | null {
  for (const seconds of [value, value / 1000])
    if (seconds >= EPOCH_FROM && seconds < EPOCH_TO)
      return {
        grain: 'instant',
        iso: new Date(seconds * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z'),
        hasYear: true,
      };
  return null;
}

/** Index from 0 (January) of a month's name in the language or in English, else in any; -1 for other texts. */
export function monthIndex(name: string, language?: LanguageCode): number {
  const month = readMoment(name, language).find(({ grain, hasYear }) => grain === 'month' && !hasYear);
  return month ? Number(month.iso.slice(2)) - 1 : -1;
}

/** Index from 0 (Monday) of a weekday's name in the language or in English, else in any; -1 for other texts. */
export function weekdayIndex(name: string, language?: LanguageCode): number {
  const weekday = readMoment(name, language).find(({ grain }) => grain === 'weekday');
  return weekday ? Number(weekday.iso.slice(3)) - 1 : -1;
}

/** Folded, with ASCII digits and plain spaces. */
function foldDate(text: string): string {
  return foldWord(text)
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\s+/g, ' ')
    .trim();
}

function digitOf(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  // Digits of a script follow one another, ten by ten, from a code that is no digit before them.
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** A number or a word of a date; `behind` is what separates it from the piece before. */
interface Piece {
  readonly word: string | null;
  readonly digits: string;
  readonly gap: string;
}

/** The words and numbers of a folded text; null where something stands between them that no date has. */
function datePieces(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let gap = '';
  for (const [piece] of text.matchAll(/[0-9]+|[\p{L}\p{M}]+|[^\p{L}\p{M}0-9]/gu)) {
    const isNumber = piece >= '0' && piece < ':';
    if (!isNumber && SEPARATOR.test(piece)) {
      gap += piece;
      continue;
    }
    if (!isNumber && !/^[\p{L}\p{M}]/u.test(piece)) return null;
    pieces.push(isNumber ? { word: null, digits: piece, gap } : { word: piece, digits: '', gap });
    gap = '';
    if (pieces.length > MOST_PIECES) return null;
  }
  return pieces;
}

/** A piece in one of its meanings. */
interface Part {
  readonly kind: WordKind;
  readonly value: number;
  readonly digits: string;
  readonly gap: string;
  readonly word: string;
}

function readWords(pieces: readonly Piece[], language: LanguageCode): Moment[] {
  return meanings(pieces, language).flatMap((parts) => readParts(parts));
}

/** Every way to read the pieces in a language; none where a word is none of its dates'. */
function meanings(pieces: readonly Piece[], language: LanguageCode): Part[][] {
  const words = calendarWords(language);
  let ways: Part[][] = [[]];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    if (piece.word === null) {
      const part: Part = { kind: 'N', value: Number(piece.digits), digits: piece.digits, gap: piece.gap, word: '' };
      ways = ways.map((way) => [...way, part]);
      at += 1;
      continue;
    }
    const found = nameAt(pieces, at, words) ?? unspacedName(piece, words);
    if (!found) return [];
    ways = ways.flatMap((way) => found.parts.map((parts) => [...way, ...parts])).slice(0, MOST_SHAPES);
    at += found.length;
  }
  return ways;
}

interface FoundName {
  readonly parts: Part[][];
  readonly length: number;
}

/** The longest name of the language that begins at a piece. */
function nameAt(
  pieces: readonly Piece[],
  at: number,
  words: ReadonlyMap<string, readonly WordMeaning[]>,
): FoundName | null {
  const { gap = '' } = pieces[at] ?? {};
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const run = pieces.slice(at, at + length);
    if (run.length < length || run.some((piece) => piece.word === null)) continue;
    const word = run.map((piece) => piece.word ?? '').join(' ');
    const found = words.get(word);
    if (found) return { parts: found.map((meaning) => [{ ...meaning, digits: '', gap, word }]), length };
  }
  return null;
}

/** Words that stand without spaces between them: 年度, 月曜日, 년 of "2026년". */
function unspacedName(piece: Piece, words: ReadonlyMap<string, readonly WordMeaning[]>): FoundName | null {
  const text = piece.word ?? '';
  if (!UNSPACED.test(text)) return null;
  let ways: Part[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let length = text.length - at;
    while (length > 0 && !words.has(text.slice(at, at + length))) length -= 1;
    const found = words.get(text.slice(at, at + length));
    if (!found || length === 0) return null;
    const word = text.slice(at, at + length);
    const gap = at === 0 ? piece.gap : '';
    ways = ways
      .flatMap((way) => found.map((meaning) => [...way, { ...meaning, digits: '', gap, word }]))
      .slice(0, MOST_SHAPES);
    at += length;
  }
  return { parts: ways, length: 1 };
}

function readParts(all: readonly Part[]): Moment[] {
  const parts = all.filter(({ kind }) => kind !== 'f');
  const shape = parts.map(({ kind }) => kind).join('');
  if (shape === 'D') return [weekdayMoment(parts[0]?.value ?? 0)];
  const readings = shape.includes('Q')
    ? [part('quarter', 'Q', parts)]
    : shape.includes('H')
      ? [part('half', 'H', parts)]
      : shape.includes('W')
        ? [part('week', 'W', parts)]
        : /[FS]/.test(shape)
          ? yearOf(parts, shape)
          : /[PhN]/.test(shape) && /[Ph]/.test(shape)
            ? [clock(parts, shape)]
            : date(parts, shape);
  return readings.filter((moment) => moment !== null);
}

/** A day, month or year; a weekday beside it says nothing more. */
function date(all: readonly Part[], full: string): (Moment | null)[] {
  const parts = all.filter(({ kind }) => kind !== 'D');
  if (all.length - parts.length > 1) return [];
  const shape = full.replace('D', '');
  const [a, b, c] = parts.filter(({ kind }) => kind === 'N');
  const month = parts.find(({ kind }) => kind === 'M')?.value ?? 0;
  const hasWeekday = shape !== full;
  switch (shape) {
    case 'M':
      return hasWeekday ? [] : [monthMoment(null, month)];
    case 'MN':
    case 'NM': {
      if (!a) return [];
      if (isLongYear(a)) return hasWeekday ? [] : [monthMoment(a.value, month)];
      if (a.digits.length > 2) return [];
      const mayBeYear = shape === 'MN' && a.digits.length === 2 && !hasWeekday;
      const inYear = mayBeYear ? monthMoment(fullYear(a.value), month) : null;
      // "Aug '26" is the year, "Aug 26" the day or the year.
      return mayBeYear && a.gap.includes("'") ? [inYear] : [dayMoment(null, month, a.value), inYear];
    }
    case 'MNN':
    case 'NMN': {
      if (!a || !b) return [];
      if (isLongYear(a)) return b.digits.length > 2 ? [] : [dayMoment(a.value, month, b.value)];
      const year = yearFrom(b);
      return year === null || a.digits.length > 2 ? [] : [dayMoment(year, month, a.value)];
    }
    case 'NNM':
      return a && b && isLongYear(a) ? [dayMoment(a.value, month, b.value)] : [];
    case 'Ny':
      return a && isLongYear(a) ? [yearMoment(a.value)] : [];
    case 'Nm':
      return a ? [monthMoment(null, a.value)] : [];
    case 'NmNd':
      return a && b ? [dayMoment(null, a.value, b.value)] : [];
    case 'NyNm':
      return a && b ? withYear(a, (year) => monthMoment(year, b.value)) : [];
    case 'NyNmNd':
      return a && b && c ? withYear(a, (year) => dayMoment(year, b.value, c.value)) : [];
    default:
      return [];
  }
}

function withYear(part: Part, moment: (year: number) => Moment | null): (Moment | null)[] {
  const year = yearFrom(part);
  return year === null ? [] : [moment(year)];
}

/** A quarter, half or week: its number or ordinal, the word for it, and perhaps a year, in any order. */
function part(grain: 'quarter' | 'half' | 'week', kind: WordKind, parts: readonly Part[]): Moment | null {
  if (parts.some((one) => !['N', 'O', 'y', 'F', kind].includes(one.kind))) return null;
  if (parts.filter((one) => one.kind === kind).length > 1) return null;
  const ordinal = parts.filter((one) => one.kind === 'O');
  // Korean writes the first quarter as 1/4.
  const numbers = parts.filter((one) => one.kind === 'N' && !(kind === 'Q' && one.digits === '4' && one.gap === '/'));
  if (ordinal.length > 1 || numbers.length + ordinal.length > 2) return null;
  const place = numberOfPart(grain, numbers, ordinal[0]);
  if (!place) return null;
  const year = numbers.find((one) => one !== place);
  const isFiscal = parts.some((one) => one.kind === 'F');
  if (!year) return isFiscal || parts.some((one) => one.kind === 'y') ? null : partMoment(grain, null, place.value);
  const full = yearFrom(year);
  return full === null ? null : partMoment(grain, `${isFiscal ? 'FY' : ''}${full}`, place.value);
}

function numberOfPart(grain: string, numbers: readonly Part[], ordinal: Part | undefined): Part | undefined {
  if (ordinal) return ordinal;
  const [a, b] = numbers;
  if (!a) return undefined;
  if (!b) return a.digits.length <= 2 ? a : undefined;
  const mostOf = { quarter: 4, half: 2 }[grain] ?? 53;
  const mayBe = (one: Part): boolean => one.digits.length <= 2 && one.value <= mostOf;
  if (a.digits.length === 4) return mayBe(b) ? b : undefined;
  if (mayBe(a)) return a;
  return mayBe(b) ? b : undefined;
}

/** A fiscal year or a season. */
function yearOf(all: readonly Part[], full: string): (Moment | null)[] {
  const parts = all.filter(({ kind }) => kind !== 'y');
  const shape = full.replace('y', '');
  const [a, b] = parts.filter(({ kind }) => kind === 'N');
  if (!a) return [];
  const isFiscal = shape.includes('F');
  const year = yearFrom(a);
  if (year === null) return [];
  if (/^(?:[FS]N|N[FS])$/.test(shape))
    return [isFiscal ? fiscalMoment(year) : isLongYear(a) ? seasonMoment(year, year) : null];
  if (!/^(?:[FS]NN|NN[FS])$/.test(shape) || !b) return [];
  const grain = isFiscal ? 'fiscal-year' : 'season';
  return yearPair(year, b.digits).filter((moment) => moment.grain === grain);
}

/** A time of day with a word for its half, or with words for its parts. */
function clock(parts: readonly Part[], shape: string): Moment | null {
  const numbers = parts.filter(({ kind }) => kind === 'N');
  const [hour, minute, second] = numbers;
  if (!hour || hour.digits.length > 2 || (minute && minute.digits.length !== 2 && !shape.includes('i'))) return null;
  const half = parts.find(({ kind }) => kind === 'P');
  const isClock = /^(?:P?Nh?N?i?N?s?|Nh?N?i?N?s?P|P?N{1,3}h?P?|hN{1,2})$/.test(shape);
  if (!isClock || (!half && !isHourNamed(parts))) return null;
  if (half && hour.value > 12) return null;
  // "PM10" is dust in the air.
  if (!minute && shape.startsWith('P') && /^[a-z]/.test(half?.word ?? '')) return null;
  const base = half ? (hour.value % 12) + half.value : hour.value;
  return clockMoment(base, minute?.value ?? 0, second ? second.value : null);
}

/** "24h" is a stretch of time, "14 Uhr" and 14時 are times of day. */
function isHourNamed(parts: readonly Part[]): boolean {
  return parts.some(({ kind, word }) => kind === 'h' && word !== 'h' && word !== 'heures');
}

function isLongYear({ digits, value }: Part): boolean {
  return digits.length === 4 && isYear(value);
}

function yearFrom(part: Part): number | null {
  if (part.digits.length === 2) return fullYear(part.value);
  return isLongYear(part) ? part.value : null;
}

/** "31.08.2026 14:30", "August 31, 2026 at 2:30 PM": a day, and a time of day behind it, at an unknown offset. */
function dayWithClock(text: string, language: LanguageCode | undefined): Moment[] {
  const colon = text.indexOf(':');
  if (colon < 0 || !text.includes(' ')) return [];
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    const times = readMoment(text.slice(at + 1), language).filter(({ grain }) => grain === 'clock');
    const [time] = times;
    if (!time || times.length !== 1) continue;
    const days = readMoment(withoutJoint(text.slice(0, at)), language).filter(
      ({ grain, hasYear }) => grain === 'day' && hasYear,
    );
    if (days.length > 0)
      return days.map(({ iso }) => ({
        grain: 'instant',
        iso: `${iso}${time.iso.length === 6 ? `${time.iso}:00` : time.iso}`,
        hasYear: true,
      }));
  }
  return [];
}

/** A day without the word or comma that joins it to its time. */
function withoutJoint(text: string): string {
  return text.replace(/(?:,| at| um| a las| à| pukul| saat| alle| às| को| في)+$/u, '').replace(/,$/, '');
}

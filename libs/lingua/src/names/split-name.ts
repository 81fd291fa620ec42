import { unspacedWords } from '../calendar/unspaced-words';
import { compoundSplit } from './german-compounds';
import type { NameToken } from './name-token';

/** Longer names are no names: they are split at separators alone. */
const LONGEST_NAME = 256;
const LONGEST_UNSPACED_WORD = 12;

/** Words whose capitals are part of their spelling. */
const MIXED_CASE =
  'HbA1c SpO2 IPv4 IPv6 macOS iPadOS PhD GiB MiB KiB TiB mmHg kWp MWp GWp YoY QoQ MoM WoW DoD HoH GtCO2e GtCO2 MtCO2e MtCO2 tCO2e tCO2 kgCO2e kgCO2 CO2e mRNA eGFR'.split(
    ' ',
  );
/** Units that keep their small prefix even behind a word in small letters: `consumptionkWh`. */
const PREFIXED_UNITS = ['kWh', 'mAh', 'kVA', 'kHz', 'kPa'];
/** Words of one or two letters that a number behind them does not belong to: `returnOn10y`. */
const PREPOSITIONS = new Set('in on of to at by vs up or is as an en de há'.split(' '));
/** Letters that belong to the year behind them: `FY2027`. */
const YEAR_MARKS = new Set('fy gj cy ef sy my tf'.split(' '));
/** Particles between two words that are written as one: 前年の売上, 上月的销售额. */
const PARTICLES = new Set(['の', '的', '의']);

/** "N°", "n.º": the word for a number, and no degrees. */
const NUMBER_SIGN = /(?<![\p{L}\p{Nd}])(n)(?:\.\s?)?[°º](?:\.(?=\s|$))?/giu;

const LETTER = /[\p{L}\p{M}\p{No}]/u;
const DIGIT = /\p{Nd}/u;
/** Signs with a meaning; those of East Asia are whole units: ㎡, ㎏, ㌔. */
const SIGN = /[\p{Sc}%‰°Δ∆#℃℉\u3300-\u3357\u3371-\u33df]/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/**
 * The words of a key or heading in any case style; signs that carry meaning (% € ° Δ #) are words of their own.
 * Compounds without spaces are split at words of time and at `known` words (lower case); German compounds at their
 * periods and roles, and at the words of `compounding`. Takes time in the length of the name.
 */
export function splitName(name: string, known?: ReadonlySet<string>, compounding?: ReadonlySet<string>): NameToken[] {
  const isWhole = name.length > LONGEST_NAME;
  const tokens: NameToken[] = [];
  for (const { text, gap } of chunksOf(/[°º]/.test(name) ? name.replace(NUMBER_SIGN, '$1º') : name)) {
    const words = isWhole || text.length === 1 ? [{ text, gap: '' }] : wordsOf(text, known, compounding);
    for (const [place, word] of words.entries())
      tokens.push({
        text: word.text,
        lower: isWhole && word.text.length === 1 ? word.text.toLowerCase() : word.text.normalize('NFKC').toLowerCase(),
        gap: place === 0 ? gap : word.gap,
      });
  }
  return tokens;
}

interface Word {
  text: string;
  gap: string;
}

/** Runs of letters and digits, and single signs, with what stood before each. */
function chunksOf(name: string): Word[] {
  const chunks: Word[] = [];
  let start = -1;
  let gapStart = 0;
  const end = (at: number): void => {
    if (start < 0) return;
    chunks.push({ text: name.slice(start, at), gap: name.slice(gapStart, start) });
    gapStart = at;
    start = -1;
  };
  let at = 0;
  for (const letter of name) {
    const kind = characterKind(letter);
    if (kind === 'sign') {
      end(at);
      chunks.push({ text: letter, gap: name.slice(gapStart, at) });
      gapStart = at + letter.length;
    } else if (kind === 'word' || isWithinNumber(name, at, start)) {
      if (start < 0) start = at;
    } else end(at);
    at += letter.length;
  }
  end(at);
  return chunks;
}

function characterKind(letter: string): 'sign' | 'word' | 'gap' {
  // Most characters of most keys are plain letters: no need for a table of Unicode.
  const code = letter.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return 'word';
  if (code === 95 || code === 32 || code === 45 || code === 46) return 'gap';
  if (SIGN.test(letter)) return 'sign';
  return LETTER.test(letter) || DIGIT.test(letter) ? 'word' : 'gap';
}

/** Whether a dot or comma stands within a number: 2.5, 31.10.2026, 1,000. */
function isWithinNumber(name: string, at: number, start: number): boolean {
  const mark = name[at];
  if (start < 0 || (mark !== '.' && mark !== ',')) return false;
  if (!isDigitAt(name, at - 1) || !isDigitAt(name, at + 1)) return false;
  return mark === '.' || (isDigitAt(name, at + 2) && isDigitAt(name, at + 3) && !isDigitAt(name, at + 4));
}

function isDigitAt(text: string, at: number): boolean {
  const letter = text[at];
  return letter !== undefined && DIGIT.test(letter);
}

type Run = { kind: 'letters' | 'number' | 'unspaced'; text: string };

function wordsOf(chunk: string, known?: ReadonlySet<string>, compounding?: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  const runs = numbersJoined(caseRuns(chunk));
  for (const [place, { kind, text }] of runs.entries()) {
    const isBehindNumber = runs[place - 1]?.kind === 'number';
    if (kind === 'unspaced') words.push(...unspacedParts(text, isBehindNumber, known));
    else if (kind === 'letters') words.push(...compoundParts(text, compounding));
    else words.push({ text, gap: '' });
  }
  return words;
}

function compoundParts(text: string, compounding?: ReadonlySet<string>): Word[] {
  const at = text.length < 7 ? 0 : compoundSplit(text, compounding);
  if (at === 0) return [{ text, gap: '' }];
  return [
    { text: text.slice(0, at), gap: '' },
    { text: text.slice(at), gap: '' },
  ];
}

/** A chunk cut where its kind or its case says that a word begins. */
function caseRuns(chunk: string): Run[] {
  const letters = [...chunk];
  const runs: Run[] = [];
  let at = 0;
  while (at < letters.length) {
    const mixed = mixedCaseAt(letters, at, runs.at(-1));
    const length = mixed || runLength(letters, at);
    const text = letters.slice(at, at + length).join('');
    runs.push({ kind: mixed ? 'letters' : kindOf(letters[at] ?? ''), text });
    at += length;
  }
  return runs;
}

function kindOf(letter: string): Run['kind'] {
  if (DIGIT.test(letter)) return 'number';
  return UNSPACED.test(letter) ? 'unspaced' : 'letters';
}

function runLength(letters: readonly string[], from: number): number {
  const kind = kindOf(letters[from] ?? '');
  let to = from + 1;
  const is = (at: number, what: RegExp): boolean => what.test(letters[at] ?? '');
  if (kind === 'number') {
    while (to < letters.length && (is(to, DIGIT) || (/[.,]/.test(letters[to] ?? '') && is(to + 1, DIGIT)))) to += 1;
    return to - from;
  }
  if (kind === 'unspaced') {
    while (to < letters.length && kindOf(letters[to] ?? '') === 'unspaced') to += 1;
    return to - from;
  }
  const isLetter = (at: number): boolean => at < letters.length && kindOf(letters[at] ?? '') === 'letters';
  if (is(from, UPPER) && is(to, UPPER)) {
    while (isLetter(to) && is(to, UPPER)) to += 1;
    if (!is(to, LOWER)) return to - from;
    // "MWh", "KPIs": one small letter behind capitals ends the word; more of them begin the next: "HTTPServer".
    const endsThere = !is(to + 1, LOWER);
    return endsThere ? to + 1 - from : Math.max(1, to - 1 - from);
  }
  // One small letter before capitals is no word: "pH", "kWh", "iOS".
  const isPrefix = from === 0 && is(from, LOWER) && is(to, UPPER) && isShortMixed(letters);
  if (isPrefix) return letters.length;
  while (isLetter(to) && !is(to, UPPER) && prefixedUnitAt(letters, to) === 0) to += 1;
  return to - from;
}

/** Whether a chunk is a small letter, up to three capitals, and one small letter at most. */
function isShortMixed(letters: readonly string[]): boolean {
  return letters.length <= 5 && /^\p{Ll}\p{Lu}{1,3}\p{Ll}?$/u.test(letters.join(''));
}

/** The length of a word of mixed case that begins here and ends where a word may end; 0 for none. */
function mixedCaseAt(letters: readonly string[], at: number, before: Run | undefined): number {
  const first = letters[at] ?? '';
  const begins = before === undefined || before.kind !== 'letters' || UPPER.test(first);
  if (!begins) return prefixedUnitAt(letters, at);
  for (const word of MIXED_CASE) if (standsAt(letters, at, word)) return word.length;
  return prefixedUnitAt(letters, at);
}

function prefixedUnitAt(letters: readonly string[], at: number): number {
  for (const unit of PREFIXED_UNITS) if (standsAt(letters, at, unit)) return unit.length;
  return 0;
}

function standsAt(letters: readonly string[], at: number, word: string): boolean {
  for (let place = 0; place < word.length; place += 1) if (letters[at + place] !== word[place]) return false;
  const next = letters[at + word.length];
  return next === undefined || (!LOWER.test(next) && (DIGIT.test(word.at(-1) ?? '') ? !DIGIT.test(next) : true));
}

/** Numbers joined with the letters that belong to them: p95, co2e, FY26, 24h, 100M, 1H26, 第3四半期. */
function numbersJoined(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let at = 0;
  while (at < runs.length) {
    const run = runs[at];
    if (!run) break;
    if (run.kind !== 'number') {
      joined.push(run);
      at += 1;
      continue;
    }
    const next = runs[at + 1];
    const behind = runs[at + 2];
    const before = joined.at(-1);
    // "Q32026" is Q3 of 2026.
    if (before && /^[QqHh]$/.test(before.text) && /^[1-4](?:19|20)\d\d$/.test(run.text)) {
      joined.splice(-1, 1, { kind: 'number', text: before.text + run.text.slice(0, 1) });
      joined.push({ kind: 'number', text: run.text.slice(1) });
      at += 1;
      continue;
    }
    if (before?.kind === 'letters' && belongsBefore(before.text, run.text, next)) {
      joined.pop();
      const tail =
        next?.kind === 'letters' && /^\p{Ll}$/u.test(next.text) && behind?.kind !== 'number' ? next.text : '';
      joined.push({ kind: 'number', text: before.text + run.text + tail });
      at += tail ? 2 : 1;
      continue;
    }
    const prefix = before?.kind === 'unspaced' && /[第제]$/u.test(before.text) ? before.text.slice(-1) : '';
    if (prefix && before)
      joined.splice(-1, 1, ...(before.text.length > 1 ? [{ ...before, text: before.text.slice(0, -1) }] : []));
    const tail = tailOf(run.text, next, behind);
    joined.push({ kind: 'number', text: prefix + run.text + tail.text });
    if (tail.rest) joined.push({ kind: 'unspaced', text: tail.rest });
    at += tail.runs + 1;
  }
  return joined;
}

/** Whether letters before a number are one word with it. */
function belongsBefore(letters: string, number: string, next: Run | undefined): boolean {
  const lower = letters.toLowerCase();
  if (MIXED_CASE.includes(letters) || letters.length > 2 || PREPOSITIONS.has(lower)) return false;
  if (isYear(number)) return YEAR_MARKS.has(lower);
  // "tx24h": the number counts what follows it.
  return !(letters.length === 2 && next?.kind === 'letters' && /^[hdwmyHDWMY]$/.test(next.text));
}

/** Letters behind a number that belong to it. */
function tailOf(
  number: string,
  next: Run | undefined,
  behind: Run | undefined,
): { text: string; rest: string; runs: number } {
  const none = { text: '', rest: '', runs: 0 };
  if (next?.kind === 'unspaced') {
    const length = counterLength(next.text);
    return { text: next.text.slice(0, length), rest: next.text.slice(length), runs: 1 };
  }
  if (next?.kind !== 'letters') return none;
  const isLetter = next.text.length === 1;
  if (behind?.kind === 'number' && isLetter) {
    if (number.length === 1 && /^\d{2}(\d{2})?$/.test(behind.text))
      return { text: next.text + behind.text, rest: '', runs: 2 };
    if (isYear(number)) return none;
  }
  const isTail = isYear(number)
    ? isLetter
    : /^(?:\p{Ll}{1,3}|\p{Lu}{1,2}|\p{Ll}\p{Lu}{1,2}\p{Ll}?|\p{Lu}{2}\p{Ll})$/u.test(next.text);
  return isTail ? { ...none, text: next.text, runs: 1 } : none;
}

function isYear(number: string): boolean {
  return /^(?:19|20)\d\d$/.test(number);
}

/** How much of the text behind a number counts: か月 of か月売上, 年前 of 年前売上. */
function counterLength(text: string): number {
  const { counters, endings } = unspacedWords();
  const counter = longestAt(text, 0, (part) => counters.has(part));
  return counter === 0 ? 0 : counter + longestAt(text, counter, (part) => endings.has(part));
}

function longestAt(text: string, at: number, isWord: (part: string) => boolean): number {
  for (let length = Math.min(LONGEST_UNSPACED_WORD, text.length - at); length > 0; length -= 1)
    if (isWord(text.slice(at, at + length))) return length;
  return 0;
}

/**
 * A compound without spaces, split at its known words; what lies between them stays whole. A word of time of two
 * letters counts only at an end or beside another word: 上年 is no word within 以上年龄.
 */
function unspacedParts(text: string, isBehindNumber: boolean, known?: ReadonlySet<string>): Word[] {
  const { words, others } = unspacedWords();
  const parts: Word[] = [];
  const joins = (at: number): boolean => PARTICLES.has(text[at] ?? '') && at + 1 < text.length;
  let from = isBehindNumber && joins(0) ? 1 : 0;
  let gap = text.slice(0, from);
  const push = (to: number): void => {
    if (to > from) {
      parts.push({ text: text.slice(from, to), gap });
      gap = '';
    }
    from = to;
  };
  let at = from;
  while (at < text.length) {
    const start = at;
    const length = longestAt(text, start, (part) => {
      if (part.length < 2) return false;
      if (known?.has(part) || others.has(part)) return true;
      return words.has(part) && (part.length > 2 || start === from || start + part.length === text.length);
    });
    if (length === 0) {
      at += 1;
      continue;
    }
    const isOther = !known?.has(text.slice(at, at + length)) && others.has(text.slice(at, at + length));
    if (!isOther) {
      push(at);
      push(at + length);
    }
    at += length;
    if (!isOther && joins(at)) {
      gap = text[at] ?? '';
      at += 1;
      from = at;
    }
  }
  push(text.length);
  return parts;
}

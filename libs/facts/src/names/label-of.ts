import { endOnBound, isCurrencyCode, readSpelledNumber, type UnitSpan } from '@app/lingua';
import { lowerFirst, upperFirst } from '../letter-case';
import { contradicts, likelyQuantitiesOf, measures } from '../reading/quantities';
import { type FieldName, type FieldNames, readName, withoutPlace } from './field-name';
import { hasSubject, isContainer, sensesAt } from './name-senses';
import { ACRONYMS, AVERAGED, GLOSSARY, IRREGULAR, LEADING, MANY, PER, SAID_WORDS } from './label.words';

const LONGEST = 60;

/** Human words for one name; the tokens of its unit, currency and window are left out where anything else remains. */
export function labelOfName(name: FieldName, left: ReadonlySet<number>): string {
  const given = withoutPlace(name.name.trim());
  const kept = name.tokens.flatMap((_, index) => (left.has(index) ? [] : [index]));
  const isWritten = /\s/.test(given) || /^\p{Lu}\p{Ll}+$/u.test(given) || /[^\p{ASCII}\u0080-\u024f]/u.test(given);
  if (/^\d{4}-/.test(given) || CLASS.test(given)) return clip(given);
  if (kept.length === 0)
    return clip(
      /\s/.test(given)
        ? given.replace(/(?<=\S)\s*\([^)]*\)$/, '')
        : spelledOut(
            name,
            name.tokens.map((_, index) => index),
          ) || given,
    );
  const years = name.periods.find(({ period }) => period.kind === 'window' && period.of === 'year')?.period;
  // English alone puts its years before what is averaged: elsewhere the name stands as it is written.
  const isEnglish = name.tokens.some(({ lower }) => /^\d*y(?:(?:ea)?rs?)?$/.test(lower));
  if (years && !isEnglish) return clip(upperFirst(name.tokens.map(({ lower }) => lower).join(' ')));
  const before =
    years?.kind === 'window' && !name.tokens.some((_, index) => isThreshold(name, index)) ? `${years.count}-year ` : '';
  if (/^\p{Lu}{2,4}$/u.test(given) && !GLOSSARY.has(given.toLowerCase())) return given;
  if (isWritten) return clip(written(name, kept, given));
  const label = spelledOut(name, kept) || given;
  return clip(before === '' ? label : before + lowerFirst(label));
}

/** A range or a time of day, kept as written: "1 to 3 years", "18+", "06:00". */
const CLASS = /^\d+(?:\+|:\d|\s?(?:[-–]|\p{L}+)\s?\d)/u;

/** What people wrote as a heading stays as they wrote it, without its unit: "Revenue ($M)" is revenue. */
function written(name: FieldName, kept: readonly number[], given: string): string {
  if (kept.length === name.tokens.length) return given.replace(/_/g, ' ');
  const text = kept
    .map((index, place) => {
      const { text: token, gap } = name.tokens[index] ?? { text: '', gap: '' };
      return place === 0 ? token : gap + token;
    })
    .join('')
    .replace(/_/g, ' ')
    .trim();
  const open = text.lastIndexOf('(');
  const closed = open > text.lastIndexOf(')') ? text.slice(0, open) : text;
  const bare = closed.replace(/[\s([{,;:/_-]+$/u, '');
  return /\p{L}/u.test(bare) ? bare : given;
}

/** `avgPace` is "Average pace", `viewCount` "Views", `restingHeartRateLastMonth` "Resting heart rate last month". */
function spelledOut(name: FieldName, kept: readonly number[]): string {
  const pair = /^([a-z]{3})([a-z]{3})$/i.exec(name.name);
  if (pair && pair.slice(1).every((code) => isCurrencyCode(code.toUpperCase())))
    return `${pair[1]}/${pair[2]}`.toUpperCase();
  const lower = kept.flatMap((index) => joinedWord(name, index, kept));
  const known = GLOSSARY.get(lower.join(' '));
  if (known !== undefined) return known;
  const ordered = counted(leadFirst(lower));
  const again = GLOSSARY.get(ordered.join(' '));
  if (again !== undefined) return again;
  const capitals = new Set(
    kept.flatMap((index) => {
      const { text = '', lower: word = '' } = name.tokens[index] ?? {};
      // Capitals within a name of small letters are meant: HbA1c, NDVI.
      return /\p{Lu}.*\p{Lu}/u.test(text) && /\p{Ll}/u.test(name.name) ? [[word, text] as const] : [];
    }),
  );
  const spelled = new Map(capitals);
  return upperFirst(
    ordered
      .map((word) => spelled.get(word) ?? (ACRONYMS.has(word) ? word.toUpperCase() : (saidOf(word, ordered) ?? word)))
      .filter((word) => word !== '')
      .join(' ')
      .trim(),
  );
}

/** Parts of one written word stay one; what a rate is counted by is spelled out: "errors per minute". */
function joinedWord(name: FieldName, index: number, kept: readonly number[]): string[] {
  const isPart = (at: number): boolean => {
    const { text = '', gap = ' ' } = name.tokens[at] ?? {};
    return gap === '' && /^\p{Ll}{2}/u.test(text) && /\p{Ll}$/u.test(name.tokens[at - 1]?.text ?? '');
  };
  if (isPart(index) && kept.includes(index - 1)) return [];
  const length = name.lengths.find(({ from, to }) => to - from > 1 && index >= from && index < to);
  if (length) {
    return index === length.from ? [lengthWords(name, length)] : [];
  }
  let word = name.tokens[index]?.lower ?? '';
  for (let next = index + 1; kept.includes(next) && isPart(next); next += 1) word += name.tokens[next]?.lower ?? '';
  return [sensesAt(name, index - 1, 'per').length > 0 ? (PER[word] ?? word) : word];
}

/** "4 min"; behind an English word in words: "within 4 minutes". */
function lengthWords({ tokens }: FieldName, { from, to }: { from: number; to: number }): string {
  const [count = '', unit = ''] = tokens.slice(from, to).map(({ lower }) => lower);
  // `four_hr_waits`: "four-hour waits".
  if (!/^\d/.test(count)) {
    const isEnglish = readSpelledNumber(count, 'en') !== null && /^\p{L}+$/u.test(unit);
    return isEnglish && !unit.endsWith('s') ? `${count}-${PER[unit] ?? unit}` : `${count} ${unit}`;
  }
  const spelled = ENGLISH_BOUNDS.has(tokens[from - 1]?.lower ?? '') ? PER[unit] : undefined;
  return `${count} ${spelled === undefined ? unit : Number(count) === 1 ? spelled : `${spelled}s`}`;
}

const ENGLISH_BOUNDS = new Set('within after than over under above below'.split(' '));

/** A lone "min" or "max" may be a unit or a limit: it keeps its own word. */
function saidOf(word: string, words: readonly string[]): string | undefined {
  if (words.length === 1 && (word === 'min' || word === 'max')) return word;
  const things = words.at(-1) ?? '';
  if (word === 'max' && things.endsWith('s') && !things.endsWith('ss')) return 'maximum';
  return SAID_WORDS.get(word);
}

/** The `viewCount` of a video is its views, `num_members` are its members, and `repairs_n` are repairs. */
function counted(words: readonly string[]): readonly string[] {
  const [first = '', next = ''] = words;
  const from = OF.has(next) ? 2 : 1;
  if (words.length > from && (first === 'n' || COUNTS.has(first))) return words.slice(from);
  const thing = words.at(-2) ?? '';
  if (words.length > 1 && (words.at(-1) === 'n' || words.at(-1) === 'nb')) return words.slice(0, -1);
  if (words.at(-1) !== 'count' || thing.length < 3 || thing === 'total') return words;
  return [...words.slice(0, -2), manyOf(thing)];
}

/** Words that say that what follows is counted, and what joins them to it. */
const COUNTS = new Set('num number nr nb anzahl nombre número numero numer'.split(' '));
const OF = new Set('of de di der von'.split(' '));

function manyOf(thing: string): string {
  if (thing.endsWith('s') && !/(?:ss|us)$/.test(thing)) return thing;
  if (MANY.has(thing) || thing in IRREGULAR) return IRREGULAR[thing] ?? thing;
  if (/(?:ch|sh|x|z|ss|us)$/.test(thing)) return `${thing}es`;
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}

/** `viewersPeak` is "Peak viewers"; the class average is not an average class. */
function leadFirst(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const isOfGroup = /^(?:average|avg|median)$/.test(last) && AVERAGED.has(words.at(-2) ?? '');
  return words.length > 1 && (LEADING.has(last) || /^p\d\d$/.test(last)) && !isOfGroup
    ? [last, ...words.slice(0, -1)]
    : words;
}

/** A label in so many letters, cut between words. */
export function clip(given: string, longest = LONGEST): string {
  const label = given.replace(/[{}|]/g, '').trim() || 'Value';
  if (label.length <= longest) return label;
  const cut = label.slice(0, longest).replace(/\s+\S*$/, '');
  return `${cut.length > 0 ? cut : label.slice(0, longest)}…`;
}

/** Last words of amounts that are counted in the smallest unit. */
const MINOR: ReadonlySet<string> = new Set(['cents', 'pence', 'minor']);

/** The tokens of a name that say in what, how large or over which time its figure is, and not what it is. */
export function measureTokens(
  name: FieldName,
  unit: string | null,
  {
    isMinor = false,
    isScaled = false,
    isPlain = false,
  }: { isMinor?: boolean; isScaled?: boolean; isPlain?: boolean } = {},
): Set<number> {
  const left = new Set<number>();
  const take = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) left.add(index);
  };
  for (const { from, to, isSure, readings } of name.units) {
    if (isPlain && readings.every((reading) => reading.unit !== null && reading.unit.numerator.length > 0)) continue;
    const isNoun = isNounOf(name, { from, to, readings });
    if (isNoun || (!isSure && !readings.some((reading) => unit !== null && reading.unit?.id === unit))) continue;
    // A pace that is written as a time keeps what it is for: "Pace per km".
    const per = name.tokens.findIndex(
      (_, index) => index > from && index < to && sensesAt(name, index, 'per').length > 0,
    );
    take(from, unit === 'second' && per > 0 ? per : to);
  }
  for (const { from, to, period } of name.periods)
    if (period.kind === 'window' && !isThreshold(name, from)) take(from, to);
  for (const index of name.currencies.keys()) left.add(index);
  for (const index of name.scales.keys()) left.add(index);
  if (isScaled && name.endScale) left.add(name.endScale.at);
  if (isMinor && MINOR.has(name.tokens.at(-1)?.lower ?? '')) left.add(name.tokens.length - 1);
  for (const [index, { lower }] of name.tokens.entries()) {
    if (/^[\p{P}\p{S}]+$/u.test(lower) && !['Δ', '#'].includes(lower)) left.add(index);
    // "per" before a unit that is taken away goes with it.
    if (left.has(index + 1) && sensesAt(name, index, 'per').length > 0) left.add(index);
    if (lower === 'in' && left.has(index + 1)) left.add(index);
  }
  return left;
}

/** Whether a unit is also what is counted, so that no label stands without it: days on market, TEU this month, tropical nights. */
function isNounOf(name: FieldName, { from, to, readings }: Pick<UnitSpan, 'from' | 'to' | 'readings'>): boolean {
  const unit = readings[0]?.unit ?? null;
  const isTime = (index: number): boolean => name.periods.some((one) => index >= one.from && index < one.to);
  if (from === 0 && to < name.tokens.length)
    return unit?.id !== 'percent' || name.tokens.every((_, index) => index < to || isTime(index));
  const word = name.tokens[to - 1]?.lower ?? '';
  const isSpelled = from > 0 && to - from === 1 && word.length > 3 && word.endsWith('s') && !isTime(from);
  // Grams and minutes only measure, and so do the days of a wait or a period.
  if (!isSpelled || unit === null || (unit.id !== 'day' && contradicts(unit.dimension, new Set()))) return false;
  return !measures(unit.dimension, likelyQuantitiesOf(name)) && sensesAt(name, from - 1, 'time', true).length === 0;
}

/** `seen_within_4h`, `handover_over_30m`: not when something was counted, but which of it. */
export function isThreshold({ name, tokens, lengths }: FieldName, from: number): boolean {
  const words = tokens.slice(0, from + 1).map(({ lower }) => lower);
  if (/[<>≤≥]/.test(tokens[from]?.gap ?? '')) return true;
  const length = lengths.find((one) => one.from === from);
  const isLength = length !== undefined;
  // "12h+ waits", `waits12hPlus`
  const behind = tokens[length?.to ?? from + 1];
  if (behind ? behind.gap.startsWith('+') || behind.lower === 'plus' : name.endsWith('+')) return true;
  return [words, ...(isLength ? [words.slice(0, -1)] : [])].some(
    (before) => THRESHOLDS.has(before.at(-1) ?? '') || endOnBound(before),
  );
}

const THRESHOLDS = new Set('within after than'.split(' '));

/** Human words for what stands at a path, by the nearest name that says anything. */
export function labelOfPath(path: readonly string[], names: FieldNames): string {
  for (let end = path.length - 1; end >= 0; end -= 1) {
    const name = names.of(path[end] ?? '');
    if (name.isNumeral && !YEAR.test(name.name)) continue;
    if (end > 0 && (isContainer(name) || !hasSubject(name)) && !names.of(path[end - 1] ?? '').isNumeral) continue;
    return labelOfName(name, measureTokens(name, null));
  }
  return 'Value';
}

const YEAR = /^(1[5-9]|20|21)\d\d$/;

/** The name of an object without the unit that it states for what it holds: `generation_mwh` is its generation. */
export function nameWithoutUnit(name: string): string {
  if (/\s/.test(name)) return name;
  const read = readName(name);
  const left = measureTokens(read, null);
  const kept = read.tokens.filter((_, index) => index === 0 || !left.has(index));
  return kept.length === read.tokens.length ? name : kept.map(({ lower }) => lower).join(' ');
}

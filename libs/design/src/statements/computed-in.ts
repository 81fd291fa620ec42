import type { Numeral } from '../figures/numerals/read-numerals';
import type { ComputedMark, FigureMark, Mark, NameMark } from './clause';
import type { StatementLexicon, StatementSense } from './statement-words';
import type { World } from './world';

interface Amount {
  numeral: Numeral;
  from: number;
  to: number;
}

/** A sentence as far as it is read before its numbers are told apart. */
interface Reading {
  words: readonly string[];
  amounts: readonly Amount[];
  /** Numbers that are figures of the payload by their size. */
  written: readonly FigureMark[];
  names: readonly NameMark[];
  marks: readonly Mark[];
  isBreak: (at: number) => boolean;
  lexicon: StatementLexicon;
  world: World;
}

const ORDERS: ReadonlySet<StatementSense> = new Set(['more', 'less', 'better', 'worse', 'quicker', 'slower']);
const MOVES: ReadonlySet<StatementSense> = new Set(['up', 'down', 'improved', 'worsened']);
const BARS: ReadonlySet<StatementSense> = new Set([
  'more',
  'less',
  'atleast',
  'atmost',
  'met',
  'missed',
  'outside',
  'within',
]);
const IDLE: ReadonlySet<StatementSense> = new Set(['neutral', 'determiner', 'article', 'definite', 'origin', 'by']);
const BOUNDS = ['about', 'nearly', 'morethan', 'lessthan', 'atleast', 'atmost'] as const;
/** Words between a number and what says that it is a difference: "15 more customers", "2 kilograms more". */
const FARTHEST = 3;

/**
 * The numbers of a sentence that are computed from figures by where they stand: beside a word of order they are a
 * difference, behind one they are a bar.
 */
export function computedIn(reading: Reading): { gaps: ComputedMark[]; limits: ComputedMark[] } {
  const { amounts, written, names, world } = reading;
  const gaps: ComputedMark[] = [];
  const limits: ComputedMark[] = [];
  for (const amount of amounts) {
    // "Line 1", "its level of 2019".
    if (names.some(({ from, to }) => amount.from < to && amount.to > from) || isYear(amount.numeral)) continue;
    const { bound, from } = boundBefore(amount.from, reading);
    const facts = written
      .filter((figure) => figure.from < amount.to && figure.to > amount.from)
      .flatMap((one) => one.facts);
    // "Up 12 percent" where the payload says so itself.
    const isChange = facts.some(({ key }) => world.pack.changes.some((change) => change.key === key));
    const mark = isChange ? undefined : orderOfGap(amount, from, facts.length > 0, reading);
    if (mark) {
      gaps.push({ ...amount, bound, mark });
      continue;
    }
    const bar = facts.length > 0 || amount.numeral.form === 'fraction' ? undefined : barBefore(amount.from, reading);
    if (bar) limits.push({ ...amount, bound: 'exact', mark: bar });
  }
  return { gaps, limits };
}

function hasOne(mark: Mark, senses: ReadonlySet<StatementSense>): boolean {
  return mark.senses.some(({ sense }) => senses.has(sense));
}

function isSaid(word: string | undefined, sense: StatementSense, { lexicon }: Reading): boolean {
  return lexicon.whole.get(word ?? '')?.some((one) => one.sense === sense) === true;
}

/** What bounds a number, and where that begins. */
function boundBefore(at: number, reading: Reading): { bound: ComputedMark['bound']; from: number } {
  const from = isSaid(reading.words[at - 1], 'article', reading) ? at - 1 : at;
  const mark = reading.marks.find(({ to }) => to === from);
  const bound = mark && BOUNDS.find((one) => mark.senses.some(({ sense }) => sense === one));
  return mark && bound ? { bound, from: mark.from } : { bound: 'exact', from };
}

function orderOfGap(amount: Amount, from: number, isFigure: boolean, reading: Reading): Mark | undefined {
  const { words, amounts, written, names, marks, isBreak } = reading;
  const covered = [...amounts, ...written, ...names];
  for (let at = amount.to; at <= amount.to + FARTHEST && at < words.length && !isBreak(at); at += 1) {
    const mark = marks.find((one) => one.from === at);
    // "81.6 percent beats …": a figure of the payload is a difference only before a word for than.
    if (mark && hasOne(mark, ORDERS))
      return isBound(mark, reading) || (isFigure && !isThan(mark, reading)) ? undefined : mark;
    if (mark && !isIdle(mark)) break;
    if (isSaid(words[at], 'being', reading) || covered.some((one) => at >= one.from && at < one.to)) break;
  }
  if (isBreak(amount.from) || isBreak(from)) return undefined;
  const before = marks
    .filter((one) => one.to <= from && !isBoundOf(one, reading) && (hasOne(one, ORDERS) || hasOne(one, MOVES)))
    .at(-1);
  if (!before) return undefined;
  const by = from - 1;
  if (isSaid(words[by], 'by', reading)) {
    // "From 4.3 to 5.8" and "by 5.8" begin alike in French and Spanish.
    const isOrigin = isSaid(words[by], 'origin', reading);
    const isPair = covered.some((one) => one.from >= amount.to && one.from <= amount.to + 2 && !('names' in one));
    return !isOrigin || (before.to >= by - 1 && !isPair) ? before : undefined;
  }
  // "Fell below 400" says how far, and not by how much.
  const bound = marks.find(({ from: at }) => at === from);
  const isBar = from < amount.from && bound !== undefined && hasOne(bound, new Set(['preposition']));
  return before.to === from && !isBar && hasOne(before, MOVES) && amount.numeral.form === 'number' ? before : undefined;
}

/** "Almost 7 percent": no order of its own. */
function isBoundOf(mark: Mark, reading: Reading): boolean {
  return reading.amounts.some(({ from }) => boundBefore(from, reading).from === mark.from && mark.from < from);
}

function isThan(mark: Mark, reading: Reading): boolean {
  return [mark.to - 1, mark.to, mark.to + 1].some((at) => isSaid(reading.words[at], 'than', reading));
}

function isYear({ amounts, percent, currency, span, spelled }: Numeral): boolean {
  const [year] = amounts;
  const isBare = !percent && currency === null && span === null && !spelled;
  return isBare && year !== undefined && Number.isInteger(year.value) && year.value >= 1900 && year.value <= 2100;
}

/** "21 more than 5": the word of order bounds the next number. */
function isBound(mark: Mark, { amounts }: Reading): boolean {
  return amounts.some(({ from }) => from === mark.to);
}

function isIdle({ senses }: Mark): boolean {
  return senses.every(({ sense }) => IDLE.has(sense));
}

/** The word of order right before a number, apart from articles and words for than. */
function barBefore(from: number, reading: Reading): Mark | undefined {
  let at = from;
  while (at > 0 && !reading.isBreak(at)) {
    const mark = reading.marks.find(({ to }) => to === at);
    if (mark && hasOne(mark, BARS)) return mark;
    const isLink = ['article', 'determiner', 'than'] as const;
    if (
      !isLink.some((sense) => isSaid(reading.words[at - 1], sense, reading)) &&
      !(mark && isIdle(mark) && mark.to - mark.from === 1 && reading.words[at - 1] === 'to')
    )
      return undefined;
    at -= 1;
  }
  return undefined;
}

import { upperFirst } from '@app/facts';
import { isEastAsian, namingPart } from './east-asian-words';
import { FILLER_WORDS } from './filler-words';
import { whenBehind } from './when-words';

const MOST_WORDS = 7;
const LONGEST = 56;
/** A short clause goes on after these; what stands beyond belongs to another thought. */
const CLAUSE_END = /[,;:()[\]"“”„«»|•·…?!]|\.(?=\s|$)|\s[–—-]\s|[、。，；：（）「」،؛؟।]/gu;
/** Between two figures these begin what the second is about: "… and manages". */
const AND = /\s(?:and|und|et|y|e|dan|ve|while|और|तथा)\s/gu;
/** "of which 9% are lorries": what follows the figure names it. */
const WHICH = /(?:^|\s)(?:which|whom|dont|davon|darunter|cuales|quais|cui|منها|منهم)\s*$/iu;
/** "12% more than": what follows says what the share is of. */
const COMPARED =
  /^\s*(?:more|less|fewer|higher|lower|above|below|mehr|weniger|höher|niedriger|de plus|de moins|más|menos|mais|in più|in meno|lebih|अधिक|कम)(?![\p{L}\p{M}])/iu;
/** "38 m wide": the measure's own word follows it. */
const DIMENSION = /^\s*(long|wide|high|tall|deep|thick|old|lang|breit|hoch|tief|dick)(?!\p{L})/iu;
/** "22,000 tonnes of steel": what is measured follows its unit. */
const MEASURED = /^\s*(?:of|de|d’|d')\s?/iu;
/** Words that say that the figure before became this one. */
const TOWARDS = /(?:^|\s)(?:to|auf|à|a|ad|para|hasta|menjadi|ke)\s*$/iu;

/** The words around a figure, from which its label is taken. */
export interface FigureSurroundings {
  /** From the start of the sentence, or from the figure before. */
  before: string;
  /** To the end of the sentence, or to the next figure. */
  after: string;
  /** The label of the figure before; null for the first of a sentence. */
  previous: string | null;
  /** The heading above, or what else names the thought. */
  heading: string | null;
  /** A code or tag of the sentence's language. */
  language: string | null;
  /** The figure counts things: "1,204 new accounts". */
  counts: boolean;
}

/** What the figure may be called, best first; only words that stand there. */
export function labelsOf(around: FigureSurroundings): string[] {
  const { before, previous, heading } = around;
  const when = whenBehind(around.after, around.language);
  const after = around.after.replace(when, '');
  const isFirst = previous === null;
  const left = nameBefore(before, isFirst);
  const eastAsian = isEastAsian(before.slice(-12) + after.slice(0, 4));
  const counted = around.counts && !eastAsian ? trimmed(firstClause(after), 3, true) : '';
  const follows = trimmed(firstClause(after), 6, false);
  const dimension = isFirst ? '' : (DIMENSION.exec(after)?.[1] ?? '');
  const compared = left === '' && COMPARED.test(after) ? withoutTail(wordsOf(firstClause(after)).slice(0, 6)) : '';
  const isNamedAfter = WHICH.test(before) || (left === '' && MEASURED.test(after));
  const inherited = left === '' && previous !== null ? previous : '';
  const towards = TOWARDS.exec(before)?.[0].trim() ?? '';
  const became =
    inherited !== '' && towards !== '' && !inherited.endsWith(` ${towards}`) ? `${inherited} ${towards}` : '';
  const earlier = inherited !== '' && when !== '' ? `${inherited} ${when}` : '';
  const named = isNamedAfter ? follows : '';
  const labels = [dimension, compared, named, counted, earlier, became, left, inherited, follows].map(asLabel);
  const found = [...new Set(labels.filter((label) => label !== ''))];
  // A name that was left for want of another is no choice where a better one is only taken.
  const best = found.slice(0, left === '' && inherited === '' ? undefined : -1);
  // Two figures of one name are told apart by what stands between them or behind the second.
  const own = wordsOf(follows !== '' ? follows : firstClause(before)).slice(0, 4);
  const apart = [left, inherited].flatMap((name) => {
    const added = own.filter((word) => !name.toLowerCase().includes(word.toLowerCase()));
    return name === '' || !added.some(isTelling) ? [] : [asLabel(`${name}, ${withoutTail(added)}`)];
  });
  const chosen = [...(best.length > 0 ? best : found), ...apart];
  return chosen.length > 0 ? chosen : [asLabel(heading ?? '')].filter((label) => label !== '');
}

/** What stands before the figure and names it; empty where it goes on from the figure before. */
function nameBefore(before: string, isFirst: boolean): string {
  const parts = (isFirst ? before : before.replace(AND, ', ')).split(CLAUSE_END);
  // What follows the figure before, up to the end of its clause, is that figure's own.
  const own = isFirst || parts.length === 1 ? parts : parts.slice(1);
  const clause = own.filter((part) => hasWords(part)).at(-1) ?? '';
  if (!isEastAsian(clause)) return trimmed(clause.replace(DIMENSION, ''), MOST_WORDS, false);
  return trimmed(namingPart(clause, isFirst || own !== parts), MOST_WORDS, false);
}

function firstClause(text: string): string {
  return text.split(CLAUSE_END)[0] ?? '';
}

/** Tells whether a text says anything beside filler. */
function hasWords(text: string): boolean {
  return wordsOf(text).some((word) => isTelling(word));
}

function isTelling(word: string): boolean {
  return !FILLER_WORDS.has(word.toLowerCase()) && /\p{L}{2}|[\p{Lo}]/u.test(word);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Words without filler at their ends: the first few, or (`stopAtFiller`) those up to the next word that says nothing. */
function trimmed(text: string, most: number, stopAtFiller: boolean): string {
  const words = wordsOf(text);
  while (words.length > 0 && !isTelling(words[0] ?? '')) words.shift();
  const stop = stopAtFiller ? words.findIndex((word) => !isTelling(word)) : -1;
  return withoutTail((stop > 0 ? words.slice(0, stop) : words).slice(0, most));
}

function withoutTail(words: readonly string[]): string {
  return words.slice(0, words.findLastIndex(isTelling) + 1).join(' ');
}

function asLabel(text: string): string {
  const clean = text
    .replace(/[{}|#~\p{Cc}]/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})%]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = clean.length <= LONGEST ? clean : clean.slice(0, LONGEST).replace(/\s+\S*$/, '');
  return /\p{L}/u.test(short) ? upperFirst(short) : '';
}

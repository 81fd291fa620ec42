import { FILLER_WORDS } from './unit-lexicon';

const MOST_WORDS = 7;
const LONGEST = 56;
/** A short clause goes on after these; what stands beyond belongs to another thought. */
const CLAUSE_END = /[,;:()[\]"“”„«»|•·…?!]|\.(?=\s|$)|\s[–—-]\s|[、。，；：（）「」]/gu;

/** The words around a figure, from which its label is taken. */
export interface FigureSurroundings {
  /** From the start of the sentence, or from the figure before. */
  before: string;
  /** To the end of the sentence, or to the next figure. */
  after: string;
  /** From the start of the sentence to its first figure. */
  opening: string;
  /** The heading above, or what else names the thought. */
  heading: string | null;
  /** The figure counts things: "1,204 new accounts". */
  counts: boolean;
}

/** What the figure may be called, best first; only words that stand there. */
export function labelsOf(around: FigureSurroundings): string[] {
  const clause = isFirst(around) ? lastClause(around.before) : lastPart(lastClause(around.before));
  const counted = around.counts ? trimmed(firstClause(around.after), 3, true) : '';
  const told = trimmed(firstClause(around.after), 6, false);
  const left = trimmed(clause, MOST_WORDS, false);
  const opening = trimmed(lastClause(around.opening), MOST_WORDS, false);
  const both = left && opening && left !== opening ? `${opening} ${left}` : '';
  // "profit rose 8.5% to €31.4 million": what stands between says how, the opening says what.
  const onward = !hasWords(clause) && opening ? `${opening} ${wordsOf(around.before).join(' ')}` : '';
  const wide = trimmed(around.before.replace(CLAUSE_END, ' '), MOST_WORDS, false);
  const labels = around.counts ? [counted, told, left, wide, opening] : [left, both, onward, opening, wide, told];
  const found = [...new Set(labels.map(asLabel).filter((label) => label !== ''))];
  return found.length > 0 ? found : [asLabel(around.heading ?? '')].filter((label) => label !== '');
}

/** The figures before have a clause of their own. */
function isFirst({ before, opening }: FigureSurroundings): boolean {
  return before === opening;
}

/** "… and manages": between two figures an "and" begins what the second is about. */
function lastPart(clause: string): string {
  return (
    clause
      .split(/\s(?:and|und|et|y|e|dan|ve)\s/u)
      .filter((part) => hasWords(part))
      .at(-1) ?? clause
  );
}

function lastClause(text: string): string {
  const parts = text.split(CLAUSE_END).filter((part) => hasWords(part));
  return parts.at(-1) ?? '';
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

/** Words without filler at their ends: the first few (`forward`), or the last few before a figure. */
function trimmed(text: string, most: number, stopAtFiller: boolean): string {
  const words = wordsOf(text);
  while (words.length > 0 && !isTelling(words[0] ?? '')) words.shift();
  const stop = stopAtFiller ? words.findIndex((word) => !isTelling(word)) : -1;
  const kept = (stop > 0 ? words.slice(0, stop) : words).slice(0, stopAtFiller ? most : undefined);
  const cut = kept.length > most ? kept.slice(0, most) : kept;
  while (cut.length > 0 && !isTelling(cut.at(-1) ?? '')) cut.pop();
  return cut.join(' ');
}

function asLabel(text: string): string {
  const clean = text
    .replace(/[{}|#~\p{Cc}]/gu, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const short = clean.length <= LONGEST ? clean : clean.slice(0, LONGEST).replace(/\s+\S*$/, '');
  return /\p{L}/u.test(short) ? short.charAt(0).toUpperCase() + short.slice(1) : '';
}

import type { NarrationWord } from '../storyboard/narration';
import { graphemesOf, isUnspaced } from '../text/words';

/** A word of a caption, absolute frames. */
export interface CaptionWord {
  text: string;
  from: number;
  to: number;
}

/** Words that stand on screen together, absolute frames `from <= frame < to`. */
export interface CaptionChunk {
  scene: string;
  words: CaptionWord[];
  from: number;
  to: number;
  /** Whether a space stands between the words. */
  spaced: boolean;
  /** Whether its line reads from right to left: a figure alone stands as its neighbours do. */
  rtl: boolean;
}

/** How much may stand together. */
export interface ChunkLimits {
  words: number;
  characters: number;
  /** For Chinese and Japanese. */
  unspacedCharacters: number;
  /** Whether some words have room on one line, as they are drawn. */
  fits?: (words: readonly NarrationWord[]) => boolean;
}

/** Burned-in captions. */
export const BURNED_IN: ChunkLimits = { words: 4, characters: 26, unspacedCharacters: 14 };

/** Subtitle files, read in a player. */
export const PHRASES: ChunkLimits = { words: 7, characters: 42, unspacedCharacters: 20 };

const GAP_MS = 350;

/** What a chunk costs, and what it costs more to leave a word alone, to read on over punctuation, or to part a bound pair. */
const CHUNK = 3;
const LONE = 10;
const OVER = { clause: 4, sentence: 14 };
const PARTED = 25;
/** A phrase that ends on the small word which opens the next. */
const HANGING = 2;
/** Burned-in phrases of more words than this are read late: only to spare a word from standing alone. */
const SOON_READ = 3;
const LONG = 4;

/**
 * Groups a line's words into phrases, choosing the cheapest of all ways to break it. Breaks at every pause over 350 ms and
 * otherwise after punctuation, leaves a word alone only where no neighbour of its sentence can take it, and keeps numbers
 * with their units and articles with their nouns where both fit.
 */
export function chunkWords(words: readonly NarrationWord[], limits: ChunkLimits): NarrationWord[][] {
  const best: Array<{ cost: number; from: number }> = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= words.length; to++) {
    let choice = { cost: Infinity, from: to - 1 };
    for (let from = to - 1; from >= 0; from--) {
      const chunk = words.slice(from, to);
      if (chunk.length > 1 && (!fits(chunk, limits) || hasPause(chunk))) break;
      const parted = from > 0 && isBound(words[from - 1]!.text, words[from]!.text) ? PARTED : 0;
      const cost = best[from]!.cost + chunkCost(chunk, limits) + parted;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const chunks: NarrationWord[][] = [];
  for (let to = words.length; to > 0; to = best[to]!.from) chunks.unshift(words.slice(best[to]!.from, to));
  return chunks;
}

function hasPause(words: NarrationWord[]): boolean {
  return words.some((word, index) => index > 0 && word.fromMs - words[index - 1]!.toMs > GAP_MS);
}

function chunkCost(words: NarrationWord[], limits: ChunkLimits): number {
  const inner = words.slice(0, -1);
  const over = inner.reduce(
    (sum, { text }) => sum + (endsSentence(text) ? OVER.sentence : endsPhrase(text) ? OVER.clause : 0),
    0,
  );
  const hanging = OPENING.test(words.at(-1)?.text ?? '') ? HANGING : 0;
  const long = limits.words <= BURNED_IN.words && words.length > SOON_READ ? LONG : 0;
  return CHUNK + over + hanging + long + (isLone(words) ? LONE : 0);
}

/** A word of Chinese or Japanese may be a whole phrase. */
function isLone(words: NarrationWord[]): boolean {
  const [word] = words;
  if (words.length !== 1 || !word) return false;
  return !isUnspaced(word.text) || graphemesOf(word.text).length < UNSPACED_PHRASE;
}

const UNSPACED_PHRASE = 4;

/** Articles of the languages that write them as words. */
const ARTICLES = new Set(
  (
    'a an the der die das den dem des ein eine einen einem einer eines le la les un une du el los las una unos unas ' +
    'il lo i gli uno o os as um uma bir sebuah seorang'
  ).split(' '),
);
/** Words that belong to the one before: Japanese and Chinese particles, Hindi postpositions. */
const TRAILING = /^(?:[はがをにでとものへや]|から|まで|より|的|了|个|個|का|की|के|में|को|से|पर|ने|तक)[。、，！？]?$/u;
/** Small words open a phrase: they end none, and are no unit of the number before. */
const OPENING = /^(?:and|or|in|on|of|at|to|by|from|for|und|oder|et|ou|y|e|ve|dan)$/iu;

/** Whether two neighbours read as one: an article and its noun, a number and what it counts, a word and its particle. */
function isBound(before: string, after: string): boolean {
  if (endsPhrase(before)) return false;
  if (TRAILING.test(after) || ARTICLES.has(before.toLowerCase())) return true;
  return (
    /\p{Nd}$/u.test(before) &&
    /^[\p{L}\p{M}%]/u.test(after) &&
    !OPENING.test(after) &&
    !ARTICLES.has(after.toLowerCase())
  );
}

/** Display text of some words. */
export function joinWords(words: Array<{ text: string }>): string {
  return words.reduce((text, word) => text + (text && needsSpace(text, word.text) ? ' ' : '') + word.text, '');
}

/** Whether two neighbours are written apart. */
export function needsSpace(before: string, after: string): boolean {
  return !(
    isUnspaced(before.slice(-1)) ||
    isUnspaced(after.slice(0, 1)) ||
    /^[、。，！？：；]/u.test(after) ||
    /[、。，！？：；]$/u.test(before)
  );
}

function fits(words: NarrationWord[], limits: ChunkLimits): boolean {
  const text = joinWords(words);
  const unspaced = isUnspaced(text);
  const count = graphemesOf(text).length;
  return (
    count <= (unspaced ? limits.unspacedCharacters : limits.characters) &&
    (unspaced || words.length <= limits.words) &&
    (limits.fits?.(words) ?? true)
  );
}

function endsPhrase(text: string): boolean {
  return /[.,;:!?…。、，！？：；।؟،]["”’»)]*$/u.test(text);
}

function endsSentence(text: string): boolean {
  return /[.!?…。！？।؟]["”’»)]*$/u.test(text);
}

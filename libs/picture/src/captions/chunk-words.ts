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
}

/** Burned-in captions. */
export const BURNED_IN: ChunkLimits = { words: 3, characters: 18, unspacedCharacters: 14 };

/** Subtitle files, read in a player. */
export const PHRASES: ChunkLimits = { words: 7, characters: 42, unspacedCharacters: 20 };

const GAP_MS = 350;

/** Groups a line's words: breaks after punctuation and at pauses over 350 ms, never leaves a lone word where it can join. */
export function chunkWords(words: NarrationWord[], limits: ChunkLimits): NarrationWord[][] {
  const chunks: NarrationWord[][] = [];
  let chunk: NarrationWord[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const pause = before !== undefined && word.fromMs - before.toMs > GAP_MS;
    const stop = before !== undefined && endsPhrase(before.text) && chunk.length > 0;
    if (chunk.length > 0 && (pause || stop || !fits([...chunk, word], limits))) {
      chunks.push(chunk);
      chunk = [];
    }
    chunk.push(word);
  });
  if (chunk.length > 0) chunks.push(chunk);
  return joinLone(chunks, limits);
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
    count <= (unspaced ? limits.unspacedCharacters : limits.characters) && (unspaced || words.length <= limits.words)
  );
}

function endsPhrase(text: string): boolean {
  return /[.,;:!?…。、，！？：；।؟،]["”’»)]*$/u.test(text);
}

function joinLone(chunks: NarrationWord[][], limits: ChunkLimits): NarrationWord[][] {
  const joined: NarrationWord[][] = [];
  for (const chunk of chunks) {
    const before = joined.at(-1);
    const first = chunk[0];
    const last = before?.at(-1);
    const lone = chunk.length === 1 && before !== undefined && first !== undefined && last !== undefined;
    if (lone && !endsPhrase(last.text) && first.fromMs - last.toMs <= GAP_MS && before.length > 2) {
      const moved = before.pop();
      joined.push(moved ? [moved, first] : [first]);
    } else if (lone && chunk.length === 1 && first.fromMs - last.toMs <= GAP_MS && fits([...before, first], limits)) {
      before.push(first);
    } else joined.push(chunk);
  }
  return joined;
}

import { foldText } from './numerals/fold-text';
import { NUMERAL_WORDS } from './numerals/numeral-languages';
import { phrasePattern } from './phrase-pattern';

/** Up, down, or neither said. */
export type Way = -1 | 0 | 1;

/** A word that says which way, and where it stands in the folded text. */
interface Pointer {
  way: 1 | -1;
  from: number;
  to: number;
}

const PATTERNS: Readonly<Record<string, { up: RegExp; down: RegExp }>> = Object.fromEntries(
  Object.entries(NUMERAL_WORDS).map(([code, { up, down, writing }]) => [
    code,
    { up: phrasePattern(up, code, writing), down: phrasePattern(down, code, writing) },
  ]),
);

/** Ends of a clause; a mark between digits belongs to a number. */
const CLAUSE_END = /[!?;:，；。、！？،؛।॥؟—()·|\n…]|(?<!\d)[.,]|[.,](?!\d)/u;

/**
 * Which way the words around a stretch of text say that it moved: 1 up, -1 down, 0 where its clause does not say.
 * The nearest word of the clause counts, of two that begin at one place the longer: "plus bas" is not "plus".
 */
export function directionNear(text: string, from: number, to: number, language: string): Way {
  const before = clauseTail(text.slice(0, from));
  const after = clauseHead(text.slice(to));
  const near = [
    ...pointers(before, language).map((found) => ({ ...found, gap: found.length - found.to })),
    ...pointers(after, language).map((found) => ({ ...found, gap: found.from })),
  ].sort((a, b) => a.gap - b.gap || b.to - b.from - (a.to - a.from));
  return near[0]?.way ?? 0;
}

function clauseTail(text: string): string {
  return text.split(CLAUSE_END).at(-1) ?? '';
}

function clauseHead(text: string): string {
  return text.split(CLAUSE_END)[0] ?? '';
}

function pointers(clause: string, language: string): Array<Pointer & { length: number }> {
  const patterns = PATTERNS[language];
  if (!patterns || clause === '') return [];
  const folded = foldText(clause, language).text;
  const find = (pattern: RegExp, way: 1 | -1): Array<Pointer & { length: number }> =>
    [...folded.matchAll(pattern)].map((match) => ({
      way,
      from: match.index,
      to: match.index + match[0].length,
      length: folded.length,
    }));
  return [...find(patterns.up, 1), ...find(patterns.down, -1)];
}

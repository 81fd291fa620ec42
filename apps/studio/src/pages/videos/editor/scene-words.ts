import type { Schemas } from '../../../api/client';
import { markFigures } from '../video/mark-figures';

export type VideoFact = Schemas['VideoFact'];

/** A piece of a scene's text: words, or the fact that stands in their place. */
export type WordPiece = { text: string } | { key: string };

const NAMED = /\{\{([^{}|]+)\}\}/g;

/** Cuts a text at the facts that it names. */
export function wordPieces(text: string): WordPiece[] {
  const pieces: WordPiece[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: key = '' } of text.matchAll(NAMED)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ key });
    from = index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** How a text names a fact. */
export function named(key: string): string {
  return `{{${key}}}`;
}

/**
 * The text with its figures named, where the proof knows their facts and they stand as the video writes the fact by itself;
 * written out they are the same text again.
 */
export function withFacts(
  text: string,
  figures: readonly Schemas['ProvenFigure'][],
  facts: ReadonlyMap<string, VideoFact>,
): string {
  return markFigures(text, figures)
    .map(({ text: piece, figure }) => {
      const fact = facts.get(figure?.factKey ?? '');
      return fact && fact.display === piece ? named(fact.key) : piece;
    })
    .join('');
}

/** The text with a fact at an offset, apart from the words around it, and where the caret stands behind it. */
export function withFactAt(text: string, at: number, key: string): { text: string; caret: number } {
  const place = Math.max(0, Math.min(text.length, at));
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const lead = /[\p{L}\p{N}}]$/u.test(before) ? ' ' : '';
  const tail = /^[\p{L}\p{N}{]/u.test(after) ? ' ' : '';
  const start = `${before}${lead}${named(key)}`;
  return { text: `${start}${tail}${after}`, caret: start.length };
}

/** Facts whose name, place or figure holds all the words that are looked for. */
export function foundFacts(facts: readonly VideoFact[], query: string): VideoFact[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return facts.filter(({ key, label, display, value }) => {
    const text = `${key} ${label} ${display} ${String(value)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

import type { ProvenFigure } from './proof-facts';

/** A piece of a text; `figure` where a fact stands behind it. */
export interface TextPiece {
  text: string;
  figure: ProvenFigure | null;
}

/** Cuts a text at the figures that are found in it; longer ones first, so that "$412.6M" is not taken for "412". */
export function markFigures(text: string, figures: readonly ProvenFigure[]): TextPiece[] {
  const known = [...new Map(figures.filter(isMarked).map((figure) => [figure.text, figure])).values()].sort(
    (a, b) => b.text.length - a.text.length,
  );
  if (known.length === 0) return [{ text, figure: null }];
  const pattern = new RegExp(known.map(({ text: found }) => bounded(found)).join('|'), 'gu');
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (index > from) pieces.push({ text: text.slice(from, index), figure: null });
    pieces.push({ text: found, figure: known.find((figure) => figure.text === found) ?? null });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), figure: null });
  return pieces;
}

/** Names are facts too, but a page where every name is marked marks nothing. */
function isMarked({ text, factKey }: ProvenFigure): boolean {
  return factKey !== null && /\p{N}/u.test(text);
}

function bounded(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?<![\\p{L}\\p{N}]|\\p{N}[.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`;
}

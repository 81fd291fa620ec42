import { FIGURE_FORMS, type FigureForm, type FigureTable, type FigureText } from '@app/render';

/** A figure reference inside a text. */
export interface Reference {
  key: string;
  form: FigureForm;
}

/** A text cut into plain words and references. */
export type TextPiece = { text: string } | Reference;

const REFERENCE = /\{\{([^{}|]+)(?:\|([a-z]+))?\}\}/g;

/** Writes a reference: `{{key}}` or `{{key|form}}`. */
export function refer(key: string, form: FigureForm = 'full'): string {
  return form === 'full' ? `{{${key}}}` : `{{${key}|${form}}}`;
}

/** Cuts a text at its references; an unknown form reads as `full`. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const form = FIGURE_FORMS.find((known) => known === match[2]) ?? 'full';
    pieces.push({ key: match[1] ?? '', form });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Puts the figures into a text, as shown or as said; a reference that does not resolve becomes empty. */
export function resolveText(text: string, figures: FigureTable, side: keyof FigureText): string {
  return piecesOf(text)
    .map((piece) => ('text' in piece ? piece.text : (figures[piece.key]?.forms[piece.form][side] ?? '')))
    .join('');
}

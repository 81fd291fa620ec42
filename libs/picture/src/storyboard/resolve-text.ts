import { FIGURE_FORMS, type FigureForm, type FigureTable, type RefText } from './figure';

/** A text names a figure or a form that the storyboard does not hold; `reference` is the text between the braces. */
export class UnknownFigureError extends Error {
  readonly code = 'unknown_figure';

  constructor(readonly reference: string) {
    super(`No figure "{{${reference}}}" in this storyboard`);
  }
}

export interface FigureReference {
  key: string;
  form: FigureForm;
}

/** A text cut into plain words and references. */
export type TextPiece = { text: string } | FigureReference;

const REFERENCE = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g;

/** Writes a reference: `{{key}}` or `{{key|form}}`. */
export function refer(key: string, form: FigureForm = 'full'): RefText {
  return form === 'full' ? `{{${key}}}` : `{{${key}|${form}}}`;
}

/** Cuts a text at its references. Throws UnknownFigureError for a form that does not exist. */
export function piecesOf(text: RefText): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push(toReference(match[1] ?? '', match[2]));
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** References of a text in reading order. Throws UnknownFigureError for a form that does not exist. */
export function referencesIn(text: RefText): FigureReference[] {
  return piecesOf(text).filter((piece) => 'key' in piece);
}

/** Writes each reference as its figure's display or spoken text. Throws UnknownFigureError. */
export function resolveText(text: RefText, figures: FigureTable, as: 'display' | 'spoken'): string {
  return text.replace(REFERENCE, (_, key: string, form?: string) => figureText(toReference(key, form), figures, as));
}

/** One form of one figure. Throws UnknownFigureError. */
export function figureText(reference: FigureReference, figures: FigureTable, as: 'display' | 'spoken'): string {
  const figure = Object.hasOwn(figures, reference.key) ? figures[reference.key] : undefined;
  if (!figure) throw new UnknownFigureError(reference.key);
  return figure.forms[reference.form][as];
}

function toReference(key: string, form = 'full'): FigureReference {
  const known = FIGURE_FORMS.find((name) => name === form);
  if (!known) throw new UnknownFigureError(`${key}|${form}`);
  return { key, form: known };
}

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

const REFERENCE = /\{\{\s*([^{}|]+?)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g;

/** References of a text in reading order. Throws UnknownFigureError for a form that does not exist. */
export function referencesIn(text: RefText): FigureReference[] {
  return [...text.matchAll(REFERENCE)].map((match) => toReference(match[1] ?? '', match[2]));
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

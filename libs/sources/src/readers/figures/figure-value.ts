import {
  type DecimalMark,
  type QuantityReading,
  readQuantity,
  readUnit,
  shownMark,
  type Unit,
  unitName,
} from '@app/lingua';
import { findFigures, type FoundFigure, withoutArticle } from './find-figures';
import { linguaLanguage } from './measure-behind';

/** A number with its unit as `readUnit` reads it in any language, and the whole that it is a part of. */
export interface MeasuredValue {
  value: number;
  unit?: string;
  total?: number;
}

/** A value for `data`: the text as it stands, or what its language means by it, which a payload would write so. */
export type FigureValue = string | number | MeasuredValue;

/** How a source writes its figures. */
export interface SourceMarks {
  /** Null where nothing tells what parts decimals. */
  decimal: DecimalMark | null;
  /** Thousands are parted by spaces. */
  spaced: boolean;
  /** A code or tag; null where it is not known. */
  language: string | null;
}

/**
 * A figure as `readFacts` will understand it: verbatim where it has the same reading without its language, else as number and
 * unit ("1.234 €" of a German page, "4,2 Millionen Euro"). Digits keep their value. Null for one that may be read in two ways,
 * where nothing tells in which.
 */
export function figureValue(figure: FoundFigure, marks: SourceMarks): FigureValue | null {
  if (isOpen(figure, marks)) return null;
  const reading = readingOf(figure, marks);
  if (reading?.of != null && isPart(figure, reading))
    return { value: reading.value, total: reading.of, ...unitMember(reading) };
  if (figure.isPair || !reading || isAlike(reading, figure.text)) return figure.text;
  const unit = unitMember(reading);
  if (unit.unit !== undefined) return { value: reading.value, ...unit };
  return reading.unit === null ? reading.value : figure.text;
}

/** "12 of 30 days" is a part of a whole; "4.7 out of 5" and "3/4" are ratings and scores, which stay as they are written. */
function isPart({ text }: FoundFigure, { value, unit }: QuantityReading): boolean {
  return Number.isInteger(value) && !/[/:]/.test(text) && (unit !== null || !/ out of /.test(text));
}

/** A figure as a number with its unit, to stand beside another of the same; null where it cannot be counted with. */
export function measuredValue(figure: FoundFigure, marks: SourceMarks): MeasuredValue | null {
  const reading = figure.isPair || isOpen(figure, marks) ? null : readingOf(figure, marks);
  return reading && { value: reading.value, ...unitMember(reading) };
}

/** What lingua takes a figure for in its source; null for ranges, scores and what is no quantity. */
function readingOf({ text }: FoundFigure, { language, decimal }: SourceMarks): QuantityReading | null {
  const context = { language: linguaLanguage(language), decimal: decimal ?? '.' };
  return readQuantity(text, context)[0] ?? readQuantity(withoutArticle(text), context)[0] ?? null;
}

function unitMember({ unit, currency }: QuantityReading): Pick<MeasuredValue, 'unit'> {
  const text = unit === null ? currency : unitText(unit);
  return text === null ? {} : { unit: text };
}

/** Whether a text is read in the same way by who knows neither its language nor its source. */
function isAlike(reading: QuantityReading, text: string): boolean {
  const plain = readQuantity(text);
  const [first] = plain;
  return (
    first?.unit?.id === reading.unit?.id &&
    first?.currency === reading.currency &&
    plain.every(({ value }) => value === reading.value)
  );
}

/** "3,400" where nothing tells what the comma is, and "12 500", which may be two figures. */
function isOpen({ digits, second }: FoundFigure, { decimal, spaced }: SourceMarks): boolean {
  return [digits, second].some(
    (each) => (decimal === null && shownMark(each) === null) || (!spaced && /^\d{1,3} \d{3}$/.test(each)),
  );
}

/** A unit in the shortest form that `readUnit` reads back in any language: "km/h", "€/kWh", "carats". Null where it has none. */
export function unitText(unit: Unit): string | null {
  return [shownName(unit), spokenName(unit), unit.id].find((text) => isReadBack(text, unit)) ?? null;
}

/** The same as the name of a column has it, where "m" and "min" may be other words: "meters", "minutes". */
export function longUnitText(unit: Unit): string | null {
  return [spokenName(unit), shownName(unit), unit.id].find((text) => isReadBack(text, unit)) ?? null;
}

function shownName(unit: Unit): string {
  return unitName(unit, 'en', { form: 'display' });
}

function spokenName(unit: Unit): string {
  return unitName(unit, 'en', { form: 'spoken', count: 2 });
}

function isReadBack(text: string, unit: Unit): boolean {
  const [reading] = readUnit(text);
  return reading?.unit?.id === unit.id && reading.scale === 1;
}

/** The value of a text that is nothing but a figure, such as a cell; other texts stay as they are. Null as in `figureValue`. */
export function cellValue(text: string, marks: Omit<SourceMarks, 'spaced'>): FigureValue | null {
  const trimmed = text.trim();
  const figure = wholeFigure(trimmed, marks.language);
  if (!figure) return trimmed;
  const value = figureValue(figure, { ...marks, spaced: true });
  if (typeof value === 'object' && value?.total !== undefined) return trimmed;
  // Digits alone are a number; a zero at the end is kept as it stands.
  return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}

/** The figure that a text is and nothing beside it. */
export function wholeFigure(text: string, language: string | null): FoundFigure | null {
  if (!/\p{Nd}/u.test(text) || text.length > 40) return null;
  const [figure, ...others] = findFigures(text, language);
  return figure && others.length === 0 && figure.text.length >= text.length ? figure : null;
}

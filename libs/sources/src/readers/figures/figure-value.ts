import { readTextFigure } from '../../facts/text-figure';
import { findFigures, type FoundFigure } from './find-figures';
import { SCALE_WORDS, stackedNumber } from './scale-words';
import { UNIT_WORDS } from './unit-lexicon';

/** A value for `data`: the text as it stands, or what its language means by it, which a payload would write so. */
export type FigureValue = string | number | { value: number; unit: string };

/** Separators of which English and a language with a decimal comma say different things. */
const AMBIGUOUS = /^\d{1,3}([.,]\d{3})+$/;

/**
 * A figure as `readFacts` will understand it: verbatim where its reading is the right one, else as number and unit
 * ("1.234 €" of a German page, "4.2 million euros", "US$30"). Nothing is worked out, digits keep their value.
 */
export function figureValue(figure: FoundFigure, decimalComma: boolean): FigureValue {
  if (figure.isPair) return figure.text;
  const ambiguous = decimalComma && AMBIGUOUS.test(figure.digits);
  if (!ambiguous && readTextFigure(figure.text)) return figure.text;
  const size = readDigits(figure.digits, decimalComma);
  const scale = figure.scale === '' ? 1 : SCALE_WORDS[asKnown(figure.scale)];
  const unit = figure.unit === '' ? '' : UNIT_WORDS[asKnown(figure.unit)];
  if (size === null || scale === undefined || unit === undefined) return figure.text;
  const number = scaled(size, scale) * (figure.negative ? -1 : 1);
  if (unit) return { value: number, unit };
  // "12 pounds" is told as it stands; where digits are written otherwise the number stands alone.
  return unit === null && /^[\x20-\x7e£]+$/.test(figure.text) && !decimalComma ? figure.text : number;
}

/** The value of a text that is nothing but a figure, such as a cell; other texts stay as they are. */
export function cellValue(text: string, decimalComma: boolean): FigureValue {
  const trimmed = text.trim();
  if (!/\d/.test(trimmed) || trimmed.length > 40) return trimmed;
  const [figure, ...others] = findFigures(trimmed, decimalComma ? 'fr' : null);
  if (!figure || others.length > 0 || figure.text.length < trimmed.length) return trimmed;
  const value = figureValue(figure, decimalComma);
  // Digits alone are a number; a zero at the end is kept as it stands.
  return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}

/** A word as the tables write it. */
function asKnown(word: string): string {
  return word
    .toLowerCase()
    .replace(/\u00a0/g, ' ')
    .normalize('NFC');
}

function readDigits(digits: string, decimalComma: boolean): number | null {
  const stacked = stackedNumber(digits);
  if (stacked !== null) return stacked;
  const tight = digits.replace(/[\s\u00a0\u202f'’]/g, '');
  const turned = decimalComma ? tight.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : tight;
  return readTextFigure(turned)?.number ?? null;
}

/** Moves the decimal point in the text, so that 4.35 million is 4,350,000 and no rounding error of it. */
function scaled(size: number, scale: number): number {
  return Number(`${size}e${Math.round(Math.log10(scale))}`);
}

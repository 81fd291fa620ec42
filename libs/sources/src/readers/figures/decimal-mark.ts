import { type DecimalMark, numberMarksOfTag, shownMark } from '@app/lingua';
import { findFigures, type FoundFigure } from './find-figures';

/** "Web 2.0", "Chapter 3.1": a capital before bare digits may make a name of them. */
const NAMED = /(?<!^|[.!?:]\s)\p{Lu}[\p{L}\p{M}]*\s$/u;

/**
 * The decimal mark of a whole source: what its numerals show, else what its declared language writes. Null where neither tells
 * or where they contradict each other; a numeral that may be read in two ways then stays unread.
 */
export function decimalMarkOf(texts: readonly string[], declared: string | null): DecimalMark | null {
  const own = declared === null ? null : (numberMarksOfTag(declared)?.decimal ?? null);
  const shown = new Set<DecimalMark>();
  const sure = new Set<DecimalMark>();
  for (const text of texts) {
    for (const figure of findFigures(text, declared)) {
      const mark = shownMark(figure.digits);
      if (!mark) continue;
      if (isSure(figure)) sure.add(mark);
      else if (!NAMED.test(text.slice(Math.max(0, figure.start - 40), figure.start))) shown.add(mark);
    }
  }
  const [only = null, second] = new Set([...sure, ...shown]);
  if (second !== undefined) return null;
  return only === null || only === own || own === null || sure.has(only) ? (only ?? own) : null;
}

/** A group of thousands, or decimals of something measured. */
function isSure({ digits, measure, isScaled }: FoundFigure): boolean {
  return (digits.match(/[.,٫]/g) ?? []).length > 1 || measure !== '' || isScaled || digits.startsWith('0');
}

import { readNumber } from '@app/lingua';
import type { Leaf } from './leaf';

const LONGEST = 24;
const NUMERAL = /[\p{Nd}][\p{Nd}.,]*[\p{Nd}]/u;

/**
 * The decimal mark that a payload's texts are written with, where at least one of them shows it and none shows the other:
 * a number in one payload is written one way.
 */
export function decimalMarkOf(leaves: readonly Leaf[]): '.' | ',' | null {
  const shown = new Set<'.' | ','>();
  for (const { value } of leaves) {
    if (typeof value !== 'string' || value.length > LONGEST) continue;
    const numeral = NUMERAL.exec(value)?.[0];
    if (numeral === undefined || !/[.,]/.test(numeral)) continue;
    const [only, another] = readNumber(numeral);
    if (only === undefined || another !== undefined) continue;
    const mark = only.precision > 0 ? numeral.at(-1 - only.precision) : numeral.includes('.') ? ',' : '.';
    if (mark === '.' || mark === ',') shown.add(mark);
  }
  const [mark] = shown;
  return shown.size === 1 && mark !== undefined ? mark : null;
}

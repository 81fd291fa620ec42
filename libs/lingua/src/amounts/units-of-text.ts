import type { LanguageCode } from '../language-code';
import { readUnit } from '../units/read-unit';
import type { UnitReading } from '../units/unit';
import { isPercentAfter, percentUnit } from './percent';

/**
 * The units that a text behind a number may state as a whole; money and scales alone are read elsewhere, but for
 * hundredths of money ("80 ct"), which scale by 0.01.
 */
export function unitsOfText(text: string, language: LanguageCode | null): UnitReading[] {
  if (isPercentAfter(text)) return [{ unit: percentUnit(), currency: null, scale: 1 }];
  return readUnit(text, language).filter(({ unit, scale }) => unit !== null || scale < 1);
}

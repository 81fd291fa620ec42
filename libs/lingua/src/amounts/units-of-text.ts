import type { LanguageCode } from '../language-code';
import { readUnit } from '../units/read-unit';
import { unitById } from '../units/unit-id';
import { unitNamed } from '../units/words-of-all-languages';
import type { UnitReading } from '../units/unit';
import { isPercentAfter, percentUnit } from './percent';

/**
 * The units that a text behind a number may state as a whole; money and scales alone are read elsewhere, but for
 * hundredths of money ("80 ct"), which scale by 0.01.
 */
export function unitsOfText(text: string, language: LanguageCode | null): UnitReading[] {
  if (isPercentAfter(text)) return [{ unit: percentUnit(), currency: null, scale: 1 }];
  const found = readUnit(text, language).filter(({ unit, scale }) => unit !== null || scale < 1);
  return found.length > 0 || language !== null ? found : unitInAnyLanguage(text);
}

/** A unit by its word in whatever language: 分, Stunden, días. East Asia counts people with a word as well. */
function unitInAnyLanguage(text: string): UnitReading[] {
  const lower = text.toLowerCase();
  const unit = unitById(unitNamed(lower)?.id ?? '');
  if (unit !== null) return [{ unit, currency: null, scale: 1 }];
  return /^[\p{Script=Han}\p{Script=Hangul}]{1,3}$/u.test(text)
    ? ((['ja', 'ko', 'zh'] as const)
        .map((code) => readUnit(text, code).filter((reading) => reading.unit?.id === 'person'))
        .find((readings) => readings.length > 0) ?? [])
    : [];
}

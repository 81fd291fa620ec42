import type { Unit } from '../units/unit';
import { unitById } from '../units/unit-id';
import { foldWord } from '../fold-word';

/** What stands behind the number. */
const AFTER: ReadonlySet<string> = new Set(
  (
    '%|pct|percent|per cent|prozent|vh|v.h|por ciento|por cien|por cento|pour cent|pourcent|per cento|percento|persen|yüzde|' +
    'パーセント|퍼센트|프로|प्रतिशत|फ़ीसदी|फ़ीसद|परसेंट|بالمئة|بالمائة|في المئة|في المائة'
  )
    .split('|')
    .map(foldWord),
);

/** What stands before the number: Turkish and Chinese say it there, and Basque, Turkish and Arabic texts put the sign there. */
const BEFORE: ReadonlySet<string> = new Set(['%', 'yüzde', '百分之'].map(foldWord));

let unit: Unit | null = null;

/** The unit of percentages. */
export function percentUnit(): Unit {
  unit ??= unitById('percent');
  if (!unit) throw new Error('CLDR has no unit "percent"');
  return unit;
}

/** Whether a word or sign behind a number makes it a percentage, in any of the languages. */
export function isPercentAfter(text: string): boolean {
  return AFTER.has(foldWord(text));
}

/** Whether a word or sign before a number makes it a percentage: "%12", "yüzde 12", 百分之12. */
export function isPercentBefore(text: string): boolean {
  return BEFORE.has(foldWord(text));
}

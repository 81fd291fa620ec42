import { writtenScales, pluralOf } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { SPANS_AR } from './units.ar';
import { vowelledText } from './vowelled.ar';

const LOCALE = 'ar';
const NBSP = '\u00a0';
/** Keeps a sign before its number where the text runs from the right. */
const LEFT_TO_RIGHT = '\u200e';
const FEMININE: ReadonlySet<WindowUnit> = new Set(['min', 'h', 'y']);
/** Three to ten before a masculine and before a feminine thing: the number takes the other gender. */
const FEW_MASCULINE = 'ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const FEW_FEMININE = 'ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' ');
const DUALS: Readonly<Record<WindowUnit, string>> = {
  min: 'دقيقتين',
  h: 'ساعتين',
  d: 'يومين',
  w: 'أسبوعين',
  mo: 'شهرين',
  y: 'سنتين',
};
const HOURS =
  'الساعة 12|الواحدة|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة|الساعة 11'.split('|');

/** "6.84" as a voice says it: 6 فاصل 84; what begins with a nought or is longer is read digit by digit. */
function sayDigits(digits: string): string {
  const [whole = '0', decimals = ''] = digits.split('.');
  return /^[1-9]\d$/.test(decimals) ? `${whole} فاصِل ${decimals}` : digits;
}

function plain(text: string): string {
  return text.replace(/[\u064b-\u0652]/g, '');
}

/** "يومين", "7 أيام", "24 ساعة" behind a preposition. */
function windowText(count: number, unit: WindowUnit): { display: string; spoken: string } {
  const name = pluralOf(SPANS_AR[unit], count, LOCALE);
  const feminine = FEMININE.has(unit);
  if (count === 1) return { display: plain(name), spoken: `${name} ${feminine ? 'واحِدَة' : 'واحِد'}` };
  if (count === 2) return { display: DUALS[unit], spoken: vowelledText(DUALS[unit]) };
  const words = (feminine ? FEW_FEMININE : FEW_MASCULINE)[count - 3] ?? String(count);
  return { display: `${count} ${plain(name)}`, spoken: `${vowelledText(words)} ${name}` };
}

/** Figures in Arabic: 412.6 مليون $, with Western digits, the noun in the form that its count asks for. */
export const NUMBERS_AR: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('ar'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  sayDigits,
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} بالمِئَة`,
    unit: { display: '%', spoken: 'بالمِئَة' },
  },
  degree: { one: 'دَرَجَة', two: 'دَرَجَتان', few: 'دَرَجات', many: 'دَرَجَة', other: 'دَرَجَة' },
  minus: { display: `${LEFT_TO_RIGHT}−`, spoken: 'سالِب ' },
  plus: { display: `${LEFT_TO_RIGHT}+`, spoken: 'زائِد ' },
  power: (exponent) => `في 10 أُس ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
  },
  clock: (hour, minute) => ({
    display: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    spoken: `${vowelledText(HOURS[hour % 12] ?? '')}${minute === 0 ? '' : ` و${minute} دَقيقَة`} ${hour < 12 ? 'صَباحًا' : 'مَساءً'}`,
  }),
  window: windowText,
  yes: { display: 'نعم', spoken: 'نَعَم' },
  no: { display: 'لا', spoken: 'لا' },
  address: 'هذا العنوان',
};

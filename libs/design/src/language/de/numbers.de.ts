import { writtenScales, countWord, pluralOf, type Plural } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { dayOfMonth, yearWords } from './spelled.de';

const LOCALE = 'de';
const NBSP = '\u00a0';

/** Windows as they stand after "in", "binnen" and "innerhalb von". */
const WINDOWS: Readonly<Record<WindowUnit, Plural>> = {
  min: { one: 'Minute', other: 'Minuten' },
  h: { one: 'Stunde', other: 'Stunden' },
  d: { one: 'Tag', other: 'Tagen' },
  w: { one: 'Woche', other: 'Wochen' },
  mo: { one: 'Monat', other: 'Monaten' },
  y: { one: 'Jahr', other: 'Jahren' },
};
const FEMININE: ReadonlySet<WindowUnit> = new Set(['min', 'h', 'w']);

/** "sieben Tagen", "einer Stunde", "24 Stunden". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = count === 1 ? (FEMININE.has(unit) ? 'einer' : 'einem') : countWord(count, 'de');
  return `${word} ${pluralOf(WINDOWS[unit], count, LOCALE)}`;
}

/** A noun that takes "eine" rather than "ein" when there is one of it. */
function one(name: string): string {
  return /(ion|iarde|Rupie|Lira|e|e pro Stunde)$/.test(name) ? 'eine' : 'ein';
}

const same = (name: string): Plural => ({ other: name });

/** Figures in German: decimal comma, dots in thousands, "412,6 Millionen Dollar". */
export const NUMBERS_DE: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('de'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}${NBSP}%`,
    spoken: (number) => `${number === '1' ? 'ein' : number} Prozent`,
    unit: { display: '%', spoken: 'Prozent' },
  },
  one,
  degree: same('Grad'),
  minus: { display: '−', spoken: 'minus ' },
  plus: { display: '+', spoken: 'plus ' },
  power: (exponent) => `mal zehn hoch ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'short' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    show: (text) => text.replace(/Sept\./, 'Sep').replace(/(\p{L})\.(?= |$)/u, '$1'),
    year: (year) => ({ display: year, spoken: yearWords(Number(year)) }),
    say: (text) =>
      text
        .replace(/^(\d{1,2})\. /, (_, day: string) => `${dayOfMonth(Number(day))} `)
        .replace(/\b(\d{4})$/, (year) => yearWords(Number(year))),
  },
  clock: (hour, minute) => ({
    display: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    spoken: `${hour === 1 ? 'ein' : hour} Uhr${minute === 0 ? '' : ` ${minute}`}`,
  }),
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Ja', spoken: 'ja' },
  no: { display: 'Nein', spoken: 'nein' },
  address: 'diese Adresse',
};

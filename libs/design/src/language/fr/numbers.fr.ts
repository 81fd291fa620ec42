import { writtenScales, countWord, pluralOf, type Plural } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';

const LOCALE = 'fr';
const NBSP = '\u00a0';

const WINDOWS: Readonly<Record<WindowUnit, Plural>> = {
  min: { one: 'minute', other: 'minutes' },
  h: { one: 'heure', other: 'heures' },
  d: { one: 'jour', other: 'jours' },
  w: { one: 'semaine', other: 'semaines' },
  mo: { one: 'mois', other: 'mois' },
  y: { one: 'an', other: 'ans' },
};
const FEMININE: ReadonlySet<WindowUnit> = new Set(['min', 'h', 'w']);

/** "sept jours", "une heure", "24 heures". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = count === 1 && FEMININE.has(unit) ? 'une' : countWord(count, 'fr');
  return `${word} ${pluralOf(WINDOWS[unit], count, LOCALE)}`;
}

/** Figures in French: decimal comma, spaces between thousands, "412,6 millions de dollars", "2 400 milliards d’euros". */
export const NUMBERS_FR: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('fr'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}${NBSP}%`,
    spoken: (number) => `${number} pour cent`,
    unit: { display: '%', spoken: 'pour cent' },
  },
  degree: { one: 'degré', other: 'degrés' },
  minus: { display: '−', spoken: 'moins ' },
  plus: { display: '+', spoken: 'plus ' },
  power: (exponent) => `fois 10 puissance ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    say: (text) => text.replace(/^1 /, 'premier '),
  },
  clock: (hour, minute) => {
    const hours = `${hour} ${hour < 2 ? 'heure' : 'heures'}`;
    const two = String(minute).padStart(2, '0');
    return {
      display: minute === 0 ? `${hour}${NBSP}h` : `${hour}${NBSP}h${NBSP}${two}`,
      spoken: minute === 0 ? hours : `${hours} ${minute}`,
    };
  },
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Oui', spoken: 'oui' },
  no: { display: 'Non', spoken: 'non' },
  address: 'cette adresse',
};

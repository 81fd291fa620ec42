import { writtenScales, countWord, pluralOf, type Plural } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';

const LOCALE = 'es';
const NBSP = '\u00a0';

const WINDOWS: Readonly<Record<WindowUnit, Plural>> = {
  min: { one: 'minuto', other: 'minutos' },
  h: { one: 'hora', other: 'horas' },
  d: { one: 'día', other: 'días' },
  w: { one: 'semana', other: 'semanas' },
  mo: { one: 'mes', other: 'meses' },
  y: { one: 'año', other: 'años' },
};
const FEMININE: ReadonlySet<WindowUnit> = new Set(['h', 'w']);

/** "siete días", "una hora", "24 horas". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = count === 1 && FEMININE.has(unit) ? 'una' : countWord(count, 'es');
  return `${word} ${pluralOf(WINDOWS[unit], count, LOCALE)}`;
}

/** Figures in Spanish: decimal comma, no dot in four digits, "412,6 millones de dólares". */
export const NUMBERS_ES: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('es'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}${NBSP}%`,
    spoken: (number) => `${number} por ciento`,
    unit: { display: '%', spoken: 'por ciento' },
  },
  degree: { one: 'grado', other: 'grados' },
  minus: { display: '−', spoken: 'menos ' },
  plus: { display: '+', spoken: 'más ' },
  power: (exponent) => `por 10 elevado a ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'short' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
  },
  clock: (hour, minute) => {
    const two = String(minute).padStart(2, '0');
    return {
      display: `${String(hour).padStart(2, '0')}:${two}`,
      spoken: minute === 0 ? `${hour} en punto` : `${hour} y ${minute}`,
    };
  },
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Sí', spoken: 'sí' },
  no: { display: 'No', spoken: 'no' },
  address: 'esta dirección',
};

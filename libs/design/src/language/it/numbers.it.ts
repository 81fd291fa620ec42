import { writtenScales, countWord, pluralOf } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { WINDOWS_IT } from './units.it';

const LOCALE = 'it';
const NBSP = '\u00a0';

/** "sette giorni", "un'ora", "24 ore". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = pluralOf(WINDOWS_IT[unit], count, LOCALE);
  if (count === 1 && unit === 'h') return `un'${word}`;
  if (count === 1 && unit === 'w') return `una ${word}`;
  return `${countWord(count, 'it')} ${word}`;
}

/** Figures in Italian: decimal comma, "412,6 milioni di dollari", percent without a space. */
export const NUMBERS_IT: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('it'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} per cento`,
    unit: { display: '%', spoken: 'per cento' },
  },
  degree: { one: 'grado', other: 'gradi' },
  minus: { display: '−', spoken: 'meno ' },
  plus: { display: '+', spoken: 'più ' },
  power: (exponent) => `per 10 alla ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    say: (text) => text.replace(/^1 /, 'primo '),
  },
  clock: (hour, minute) => {
    const two = String(minute).padStart(2, '0');
    const said = hour === 1 ? 'una' : String(hour);
    return {
      display: `${String(hour).padStart(2, '0')}:${two}`,
      spoken: minute === 0 ? said : `${said} e ${minute}`,
    };
  },
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Sì', spoken: 'sì' },
  no: { display: 'No', spoken: 'no' },
  address: 'questo indirizzo',
};

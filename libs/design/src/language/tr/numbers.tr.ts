import { writtenScales, countWord, type Plural } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';

const LOCALE = 'tr';
const NBSP = '\u00a0';

/** Windows as a sentence needs them: "yedi günde", "24 saatte". */
const WINDOWS: Readonly<Record<WindowUnit, string>> = {
  min: 'dakikada',
  h: 'saatte',
  d: 'günde',
  w: 'haftada',
  mo: 'ayda',
  y: 'yılda',
};

const same = (name: string): Plural => ({ other: name });

/** Figures in Turkish: decimal comma, the percent sign before the number, "412,6 milyon dolar". */
export const NUMBERS_TR: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('tr'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `%${number}`,
    spoken: (number) => `yüzde ${number}`,
    unit: { display: '%', spoken: 'yüzde' },
  },
  degree: same('derece'),
  minus: { display: '−', spoken: 'eksi ' },
  plus: { display: '+', spoken: 'artı ' },
  power: (exponent) => `çarpı on üzeri ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
  },
  clock: (hour, minute) => {
    const two = String(minute).padStart(2, '0');
    return {
      display: `${String(hour).padStart(2, '0')}:${two}`,
      spoken: minute === 0 ? String(hour) : `${hour} ${two}`,
    };
  },
  window: (count, name) => {
    const words = `${countWord(count, 'tr')} ${WINDOWS[name]}`;
    return { display: words, spoken: words };
  },
  yes: { display: 'Evet', spoken: 'evet' },
  no: { display: 'Hayır', spoken: 'hayır' },
  address: 'bu adres',
};

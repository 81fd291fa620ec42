import { writtenScales, countWord } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { WINDOWS_ID } from './units.id';

const NBSP = '\u00a0';

/** "tujuh hari", "satu jam", "24 jam". */
function windowWords(count: number, unit: WindowUnit): string {
  return `${countWord(count, 'id')} ${WINDOWS_ID[unit]}`;
}

/** Figures in Indonesian: decimal comma, "$412,6 juta", "412,6 juta dolar". */
export const NUMBERS_ID: NumberHabits = {
  locale: 'id',
  scales: writtenScales('id'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} persen`,
    unit: { display: '%', spoken: 'persen' },
  },
  degree: { other: 'derajat' },
  minus: { display: '−', spoken: 'minus ' },
  plus: { display: '+', spoken: 'plus ' },
  power: (exponent) => `kali 10 pangkat ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
  },
  clock: (hour, minute) => {
    const two = String(minute).padStart(2, '0');
    return {
      display: `${String(hour).padStart(2, '0')}:${two}`,
      spoken: minute === 0 ? String(hour) : `${hour} lewat ${minute}`,
    };
  },
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Ya', spoken: 'ya' },
  no: { display: 'Tidak', spoken: 'tidak' },
  address: 'alamat ini',
};

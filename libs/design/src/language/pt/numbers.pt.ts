import { writtenScales, countWord, pluralOf, type Plural } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { inFeminine } from './feminine.pt';

const LOCALE = 'pt';
const NBSP = '\u00a0';

const WINDOWS: Readonly<Record<WindowUnit, Plural>> = {
  min: { one: 'minuto', other: 'minutos' },
  h: { one: 'hora', other: 'horas' },
  d: { one: 'dia', other: 'dias' },
  w: { one: 'semana', other: 'semanas' },
  mo: { one: 'mês', other: 'meses' },
  y: { one: 'ano', other: 'anos' },
};
const FEMININE: ReadonlySet<WindowUnit> = new Set(['h', 'w']);

/** "sete dias", "uma hora", "duas semanas", "24 horas". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = FEMININE.has(unit) && count < 3 ? inFeminine(String(count)) : countWord(count, 'pt');
  return `${word} ${pluralOf(WINDOWS[unit], count, LOCALE)}`;
}

/** Figures in Brazilian Portuguese: decimal comma, "US$ 412,6 mi", "412,6 milhões de dólares". */
export const NUMBERS_PT: NumberHabits = {
  locale: LOCALE,
  scales: writtenScales('pt'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} por cento`,
    unit: { display: '%', spoken: 'por cento' },
  },
  degree: { one: 'grau', other: 'graus' },
  minus: { display: '−', spoken: 'menos ' },
  plus: { display: '+', spoken: 'mais ' },
  power: (exponent) => `vezes 10 elevado a ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    say: (text) => text.replace(/^1 de /, 'primeiro de '),
  },
  clock: (hour, minute) => {
    const hours = `${inFeminine(String(hour))} ${hour < 2 ? 'hora' : 'horas'}`;
    const two = String(minute).padStart(2, '0');
    return {
      display: minute === 0 ? `${hour}h` : `${hour}h${two}`,
      spoken: minute === 0 ? hours : `${hours} e ${minute}`,
    };
  },
  window: (count, unit) => {
    const words = windowWords(count, unit);
    return { display: words, spoken: words };
  },
  yes: { display: 'Sim', spoken: 'sim' },
  no: { display: 'Não', spoken: 'não' },
  address: 'este endereço',
};

import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { pluralOf, type Plural } from '../figures/plural';
import { UNITS_ES } from './units.es';

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
const COUNTS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** "siete días", "una hora", "24 horas". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = count === 1 && FEMININE.has(unit) ? 'una' : (COUNTS[count] ?? String(count));
  return `${word} ${pluralOf(WINDOWS[unit], count, LOCALE)}`;
}

/** Figures in Spanish: decimal comma, no dot in four digits, "412,6 millones de dólares". */
export const NUMBERS_ES: NumberHabits = {
  locale: LOCALE,
  scales: [
    { size: 1e12, short: 'B', names: { one: 'billón', other: 'billones' } },
    { size: 1e6, short: 'M', names: { one: 'millón', other: 'millones' } },
  ],
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}${NBSP}%`,
    spoken: (number) => `${number} por ciento`,
    unit: { display: '%', spoken: 'por ciento' },
  },
  money: {
    display: (number, scale, sign) =>
      `${number}${NBSP}${scale}${scale !== '' && /^\p{Lu}/u.test(sign) ? NBSP : ''}${sign}`,
    spoken: (number, scale, name) => (scale === '' ? `${number} ${name}` : `${number} ${scale} de ${name}`),
    withCents: (whole, cents) => `${whole} con ${cents}`,
    currencies: {
      USD: { sign: '$', names: { one: 'dólar', other: 'dólares' }, cents: { one: 'centavo', other: 'centavos' } },
      EUR: { sign: '€', names: { one: 'euro', other: 'euros' }, cents: { one: 'céntimo', other: 'céntimos' } },
      GBP: { sign: '£', names: { one: 'libra', other: 'libras' }, cents: { one: 'penique', other: 'peniques' } },
      JPY: { sign: '¥', names: { one: 'yen', other: 'yenes' } },
      CNY: { sign: 'CN¥', names: { one: 'yuan', other: 'yuanes' } },
      INR: { sign: '₹', names: { one: 'rupia', other: 'rupias' } },
      KRW: { sign: '₩', names: { one: 'won', other: 'wones' } },
      TRY: { sign: '₺', names: { one: 'lira turca', other: 'liras turcas' } },
      CHF: { sign: 'CHF', names: { one: 'franco suizo', other: 'francos suizos' } },
      BRL: { sign: 'R$', names: { one: 'real', other: 'reales' } },
      IDR: { sign: 'Rp', names: { one: 'rupia indonesia', other: 'rupias indonesias' } },
      MXN: { sign: 'MXN', names: { one: 'peso mexicano', other: 'pesos mexicanos' } },
      SAR: { sign: 'SAR', names: { one: 'rial saudí', other: 'riales saudíes' } },
      AED: { sign: 'AED', names: { one: 'dírham', other: 'dírhams' } },
      EGP: { sign: 'EGP', names: { one: 'libra egipcia', other: 'libras egipcias' } },
    },
  },
  degree: { one: 'grado', other: 'grados' },
  units: UNITS_ES,
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

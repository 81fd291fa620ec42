import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { pluralOf, type Plural } from '../figures/plural';

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
    display: (number, scale, sign) => `${number}${NBSP}${scale}${sign}`,
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
  units: {
    km: { short: 'km', names: { one: 'kilómetro', other: 'kilómetros' } },
    m: { short: 'm', names: { one: 'metro', other: 'metros' } },
    cm: { short: 'cm', names: { one: 'centímetro', other: 'centímetros' } },
    mm: { short: 'mm', names: { one: 'milímetro', other: 'milímetros' } },
    kg: { short: 'kg', names: { one: 'kilo', other: 'kilos' } },
    g: { short: 'g', names: { one: 'gramo', other: 'gramos' } },
    mg: { short: 'mg', names: { one: 'miligramo', other: 'miligramos' } },
    lb: { short: 'lb', names: { one: 'libra', other: 'libras' } },
    l: { short: 'l', names: { one: 'litro', other: 'litros' } },
    ml: { short: 'ml', names: { one: 'mililitro', other: 'mililitros' } },
    'km/h': { short: 'km/h', names: { one: 'kilómetro por hora', other: 'kilómetros por hora' } },
    'm/s': { short: 'm/s', names: { one: 'metro por segundo', other: 'metros por segundo' } },
    mph: { short: 'mph', names: { one: 'milla por hora', other: 'millas por hora' } },
    knots: { short: 'nudos', names: { one: 'nudo', other: 'nudos' } },
    miles: { short: 'mi', names: { one: 'milla', other: 'millas' } },
    inches: { short: 'in', names: { one: 'pulgada', other: 'pulgadas' } },
    ft: { short: 'ft', names: { one: 'pie', other: 'pies' } },
    kcal: { short: 'kcal', names: { one: 'caloría', other: 'calorías' } },
    kWh: { short: 'kWh', names: { one: 'kilovatio hora', other: 'kilovatios hora' } },
    MWh: { short: 'MWh', names: { one: 'megavatio hora', other: 'megavatios hora' } },
    GWh: { short: 'GWh', names: { one: 'gigavatio hora', other: 'gigavatios hora' } },
    kW: { short: 'kW', names: { one: 'kilovatio', other: 'kilovatios' } },
    MW: { short: 'MW', names: { one: 'megavatio', other: 'megavatios' } },
    GW: { short: 'GW', names: { one: 'gigavatio', other: 'gigavatios' } },
    W: { short: 'W', names: { one: 'vatio', other: 'vatios' } },
    mAh: { short: 'mAh', names: { one: 'miliamperio hora', other: 'miliamperios hora' } },
    KB: { short: 'KB', names: { one: 'kilobyte', other: 'kilobytes' } },
    MB: { short: 'MB', names: { one: 'mega', other: 'megas' } },
    GB: { short: 'GB', names: { one: 'giga', other: 'gigas' } },
    TB: { short: 'TB', names: { one: 'tera', other: 'teras' } },
    Mbps: { short: 'Mbps', names: { one: 'mega por segundo', other: 'megas por segundo' } },
    Hz: { short: 'Hz', names: { one: 'hercio', other: 'hercios' } },
    MHz: { short: 'MHz', names: { one: 'megahercio', other: 'megahercios' } },
    GHz: { short: 'GHz', names: { one: 'gigahercio', other: 'gigahercios' } },
    dB: { short: 'dB', names: { one: 'decibelio', other: 'decibelios' } },
    hPa: { short: 'hPa', names: { one: 'hectopascal', other: 'hectopascales' } },
    bps: { short: 'pb', names: { one: 'punto básico', other: 'puntos básicos' } },
    milliseconds: { short: 'ms', names: { one: 'milisegundo', other: 'milisegundos' } },
    seconds: { short: 's', names: { one: 'segundo', other: 'segundos' } },
    minutes: { short: 'min', names: { one: 'minuto', other: 'minutos' } },
    hours: { short: 'h', names: { one: 'hora', other: 'horas' } },
    days: { short: 'días', shortNames: WINDOWS.d, names: WINDOWS.d },
    weeks: { short: 'semanas', shortNames: WINDOWS.w, names: WINDOWS.w },
    months: { short: 'meses', shortNames: WINDOWS.mo, names: WINDOWS.mo },
  },
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

import type { NumberHabits } from '../figures/number-habits';
import type { Plural } from '../figures/plural';

const DAYS: Plural = { one: 'día', other: 'días' };
const WEEKS: Plural = { one: 'semana', other: 'semanas' };
const MONTHS: Plural = { one: 'mes', other: 'meses' };
const YEARS: Plural = { one: 'año', other: 'años' };

/** Units of daily use and of devices. */
const COMMON = {
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
  days: { short: 'días', shortNames: DAYS, names: DAYS },
  weeks: { short: 'semanas', shortNames: WEEKS, names: WEEKS },
  months: { short: 'meses', shortNames: MONTHS, names: MONTHS },
};

/** Units that reports and sciences bring. */
const RARER = {
  'µg/m³': { short: 'µg/m³', names: { one: 'microgramo por metro cúbico', other: 'microgramos por metro cúbico' } },
  'mg/m³': { short: 'mg/m³', names: { one: 'miligramo por metro cúbico', other: 'miligramos por metro cúbico' } },
  'mg/dL': { short: 'mg/dL', names: { one: 'miligramo por decilitro', other: 'miligramos por decilitro' } },
  'mg/L': { short: 'mg/L', names: { one: 'miligramo por litro', other: 'miligramos por litro' } },
  'mmol/L': { short: 'mmol/L', names: { one: 'milimol por litro', other: 'milimoles por litro' } },
  pp: {
    short: 'puntos',
    shortNames: { one: 'punto', other: 'puntos' },
    names: { one: 'punto porcentual', other: 'puntos porcentuales' },
  },
  K: { short: 'kelvin', names: { one: 'kelvin', other: 'kelvins' } },
  'm²': { short: 'm²', names: { one: 'metro cuadrado', other: 'metros cuadrados' } },
  'km²': { short: 'km²', names: { one: 'kilómetro cuadrado', other: 'kilómetros cuadrados' } },
  'm³': { short: 'm³', names: { one: 'metro cúbico', other: 'metros cúbicos' } },
  t: { short: 't', names: { one: 'tonelada', other: 'toneladas' } },
  'light-years': { short: 'años luz', names: { one: 'año luz', other: 'años luz' } },
  years: { short: 'años', shortNames: YEARS, names: YEARS },
  microseconds: { short: 'µs', names: { one: 'microsegundo', other: 'microsegundos' } },
  Gbps: { short: 'Gbps', names: { one: 'giga por segundo', other: 'gigas por segundo' } },
};

/** Every unit in Spanish. */
export const UNITS_ES: NumberHabits['units'] = { ...COMMON, ...RARER };

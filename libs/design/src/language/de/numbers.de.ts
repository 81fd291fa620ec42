import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import { pluralOf, type Plural } from '../figures/plural';
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
const COUNTS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const DAYS: Plural = { one: 'Tag', other: 'Tage' };
const MONTHS: Plural = { one: 'Monat', other: 'Monate' };

/** "sieben Tagen", "einer Stunde", "24 Stunden". */
function windowWords(count: number, unit: WindowUnit): string {
  const word = count === 1 ? (FEMININE.has(unit) ? 'einer' : 'einem') : (COUNTS[count] ?? String(count));
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
  scales: [
    { size: 1e12, short: 'Bio', names: { one: 'Billion', other: 'Billionen' } },
    { size: 1e9, short: 'Mrd', names: { one: 'Milliarde', other: 'Milliarden' } },
    { size: 1e6, short: 'Mio', names: { one: 'Million', other: 'Millionen' } },
  ],
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}${NBSP}%`,
    spoken: (number) => `${number === '1' ? 'ein' : number} Prozent`,
    unit: { display: '%', spoken: 'Prozent' },
  },
  money: {
    display: (number, scale, sign) => [number, scale, sign].filter((part) => part !== '').join(NBSP),
    spoken: (number, scale, name) => {
      const count = number === '1' ? one(scale || name) : number;
      return [count, scale, name].filter((part) => part !== '').join(' ');
    },
    withCents: (whole, cents) => `${whole} und ${cents}`,
    currencies: {
      USD: { sign: '$', names: same('Dollar'), cents: same('Cent') },
      EUR: { sign: '€', names: same('Euro'), cents: same('Cent') },
      GBP: { sign: '£', names: same('Pfund'), cents: { one: 'Penny', other: 'Pence' } },
      JPY: { sign: '¥', names: same('Yen') },
      CNY: { sign: 'CN¥', names: same('Yuan') },
      INR: { sign: '₹', names: { one: 'Rupie', other: 'Rupien' } },
      KRW: { sign: '₩', names: same('Won') },
      TRY: { sign: '₺', names: { one: 'türkische Lira', other: 'türkische Lira' } },
      CHF: { sign: 'CHF', names: { one: 'Schweizer Franken', other: 'Schweizer Franken' } },
      BRL: { sign: 'R$', names: { one: 'Real', other: 'Reais' } },
      IDR: { sign: 'Rp', names: { one: 'indonesische Rupie', other: 'indonesische Rupien' } },
      MXN: { sign: 'MXN', names: { one: 'mexikanischer Peso', other: 'mexikanische Pesos' } },
      SAR: { sign: 'SAR', names: { one: 'saudischer Riyal', other: 'saudische Riyal' } },
      AED: { sign: 'AED', names: same('Dirham') },
      EGP: { sign: 'EGP', names: { one: 'ägyptisches Pfund', other: 'ägyptische Pfund' } },
    },
  },
  one,
  degree: same('Grad'),
  units: {
    km: { short: 'km', names: same('Kilometer') },
    m: { short: 'm', names: same('Meter') },
    cm: { short: 'cm', names: same('Zentimeter') },
    mm: { short: 'mm', names: same('Millimeter') },
    kg: { short: 'kg', names: same('Kilo') },
    g: { short: 'g', names: same('Gramm') },
    mg: { short: 'mg', names: same('Milligramm') },
    lb: { short: 'lb', names: same('Pfund') },
    l: { short: 'l', names: same('Liter') },
    ml: { short: 'ml', names: same('Milliliter') },
    'km/h': { short: 'km/h', names: same('Kilometer pro Stunde') },
    'm/s': { short: 'm/s', names: same('Meter pro Sekunde') },
    mph: { short: 'mph', names: { one: 'Meile pro Stunde', other: 'Meilen pro Stunde' } },
    knots: { short: 'kn', names: same('Knoten') },
    miles: { short: 'mi', names: { one: 'Meile', other: 'Meilen' } },
    inches: { short: 'Zoll', names: same('Zoll') },
    ft: { short: 'Fuß', names: same('Fuß') },
    kcal: { short: 'kcal', names: { one: 'Kilokalorie', other: 'Kilokalorien' } },
    kWh: { short: 'kWh', names: { one: 'Kilowattstunde', other: 'Kilowattstunden' } },
    MWh: { short: 'MWh', names: { one: 'Megawattstunde', other: 'Megawattstunden' } },
    GWh: { short: 'GWh', names: { one: 'Gigawattstunde', other: 'Gigawattstunden' } },
    kW: { short: 'kW', names: same('Kilowatt') },
    MW: { short: 'MW', names: same('Megawatt') },
    GW: { short: 'GW', names: same('Gigawatt') },
    W: { short: 'W', names: same('Watt') },
    mAh: { short: 'mAh', names: { one: 'Milliamperestunde', other: 'Milliamperestunden' } },
    KB: { short: 'KB', names: same('Kilobyte') },
    MB: { short: 'MB', names: same('Megabyte') },
    GB: { short: 'GB', names: same('Gigabyte') },
    TB: { short: 'TB', names: same('Terabyte') },
    Mbps: { short: 'Mbit/s', names: same('Megabit pro Sekunde') },
    Gbps: { short: 'Gbit/s', names: same('Gigabit pro Sekunde') },
    'm²': { short: 'm²', names: same('Quadratmeter') },
    'km²': { short: 'km²', names: same('Quadratkilometer') },
    'm³': { short: 'm³', names: same('Kubikmeter') },
    'µg/m³': { short: 'µg/m³', names: same('Mikrogramm pro Kubikmeter') },
    'mg/m³': { short: 'mg/m³', names: same('Milligramm pro Kubikmeter') },
    'mg/dL': { short: 'mg/dL', names: same('Milligramm pro Deziliter') },
    'mg/L': { short: 'mg/L', names: same('Milligramm pro Liter') },
    'mmol/L': { short: 'mmol/L', names: same('Millimol pro Liter') },
    t: { short: 't', names: { one: 'Tonne', other: 'Tonnen' } },
    K: { short: 'Kelvin', names: same('Kelvin') },
    pp: {
      short: 'Punkte',
      shortNames: { one: 'Punkt', other: 'Punkte' },
      names: { one: 'Prozentpunkt', other: 'Prozentpunkte' },
    },
    'light-years': {
      short: 'Lichtjahre',
      shortNames: { one: 'Lichtjahr', other: 'Lichtjahre' },
      names: { one: 'Lichtjahr', other: 'Lichtjahre' },
    },
    microseconds: { short: 'µs', names: { one: 'Mikrosekunde', other: 'Mikrosekunden' } },
    years: {
      short: 'Jahre',
      shortNames: { one: 'Jahr', other: 'Jahre' },
      names: { one: 'Jahr', other: 'Jahre' },
    },
    Hz: { short: 'Hz', names: same('Hertz') },
    MHz: { short: 'MHz', names: same('Megahertz') },
    GHz: { short: 'GHz', names: same('Gigahertz') },
    dB: { short: 'dB', names: same('Dezibel') },
    hPa: { short: 'hPa', names: same('Hektopascal') },
    bps: { short: 'bp', names: { one: 'Basispunkt', other: 'Basispunkte' } },
    milliseconds: { short: 'ms', names: { one: 'Millisekunde', other: 'Millisekunden' } },
    seconds: { short: 's', names: { one: 'Sekunde', other: 'Sekunden' } },
    minutes: { short: 'Min', names: { one: 'Minute', other: 'Minuten' } },
    hours: { short: 'Std', names: { one: 'Stunde', other: 'Stunden' } },
    days: { short: 'Tage', shortNames: DAYS, names: DAYS },
    weeks: { short: 'Wochen', shortNames: WINDOWS.w, names: WINDOWS.w },
    months: { short: 'Monate', shortNames: MONTHS, names: MONTHS },
  },
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

import { wordTable } from '@app/sources';
import type { Fact } from '@app/sources';
import type { FigureForm, FigureText } from '@app/render';
import { unitOfIso } from '../figures/calendar';
import { clipAddress, clipLink, clipText } from '../figures/clip-text';
import { significantDigits } from '../figures/number-parts';
import { stopwatchForms } from '../figures/stopwatch';
import { writeDate } from './date.en';
import { fieldLabel } from './field-label.en';
import { numberParts, smallNumber, withSign } from './number.en';
import { pronounceEnglish } from './pronounce.en';

const LONGEST_TEXT = 120;

const CURRENCIES = wordTable<{ sign: string; one: string; many: string; cents: string }>({
  USD: { sign: '$', one: 'dollar', many: 'dollars', cents: 'cents' },
  EUR: { sign: '€', one: 'euro', many: 'euros', cents: 'cents' },
  GBP: { sign: '£', one: 'pound', many: 'pounds', cents: 'pence' },
  JPY: { sign: '¥', one: 'yen', many: 'yen', cents: 'sen' },
  INR: { sign: '₹', one: 'rupee', many: 'rupees', cents: 'paise' },
  KRW: { sign: '₩', one: 'won', many: 'won', cents: '' },
  TRY: { sign: '₺', one: 'lira', many: 'lira', cents: 'kurush' },
  CHF: { sign: 'CHF ', one: 'franc', many: 'francs', cents: 'rappen' },
  CNY: { sign: 'CN¥', one: 'yuan', many: 'yuan', cents: 'fen' },
  BRL: { sign: 'R$', one: 'real', many: 'reais', cents: 'centavos' },
  CAD: { sign: 'C$', one: 'Canadian dollar', many: 'Canadian dollars', cents: 'cents' },
  AUD: { sign: 'A$', one: 'Australian dollar', many: 'Australian dollars', cents: 'cents' },
  MXN: { sign: 'MX$', one: 'peso', many: 'pesos', cents: 'centavos' },
  SEK: { sign: 'SEK ', one: 'krona', many: 'kronor', cents: 'öre' },
  NOK: { sign: 'NOK ', one: 'krone', many: 'kroner', cents: 'øre' },
  DKK: { sign: 'DKK ', one: 'krone', many: 'kroner', cents: 'øre' },
  PLN: { sign: 'PLN ', one: 'zloty', many: 'zloty', cents: 'groszy' },
  IDR: { sign: 'Rp ', one: 'rupiah', many: 'rupiah', cents: 'sen' },
  ZAR: { sign: 'ZAR ', one: 'rand', many: 'rand', cents: 'cents' },
});

const UNITS = wordTable<{ display: string; one: string; many: string }>({
  km: { display: ' km', one: 'kilometer', many: 'kilometers' },
  m: { display: ' m', one: 'meter', many: 'meters' },
  cm: { display: ' cm', one: 'centimeter', many: 'centimeters' },
  mm: { display: ' mm', one: 'millimeter', many: 'millimeters' },
  kg: { display: ' kg', one: 'kilogram', many: 'kilograms' },
  g: { display: ' g', one: 'gram', many: 'grams' },
  mg: { display: ' mg', one: 'milligram', many: 'milligrams' },
  lb: { display: ' lb', one: 'pound', many: 'pounds' },
  l: { display: ' l', one: 'liter', many: 'liters' },
  ml: { display: ' ml', one: 'milliliter', many: 'milliliters' },
  'km/h': { display: ' km/h', one: 'kilometer an hour', many: 'kilometers an hour' },
  'm/s': { display: ' m/s', one: 'meter a second', many: 'meters a second' },
  mph: { display: ' mph', one: 'mile an hour', many: 'miles an hour' },
  miles: { display: ' miles', one: 'mile', many: 'miles' },
  inches: { display: ' in', one: 'inch', many: 'inches' },
  ft: { display: ' ft', one: 'foot', many: 'feet' },
  kcal: { display: ' kcal', one: 'calorie', many: 'calories' },
  kWh: { display: ' kWh', one: 'kilowatt hour', many: 'kilowatt hours' },
  MWh: { display: ' MWh', one: 'megawatt hour', many: 'megawatt hours' },
  GWh: { display: ' GWh', one: 'gigawatt hour', many: 'gigawatt hours' },
  kW: { display: ' kW', one: 'kilowatt', many: 'kilowatts' },
  MW: { display: ' MW', one: 'megawatt', many: 'megawatts' },
  W: { display: ' W', one: 'watt', many: 'watts' },
  mAh: { display: ' mAh', one: 'milliamp hour', many: 'milliamp hours' },
  GB: { display: ' GB', one: 'gigabyte', many: 'gigabytes' },
  MB: { display: ' MB', one: 'megabyte', many: 'megabytes' },
  TB: { display: ' TB', one: 'terabyte', many: 'terabytes' },
  Hz: { display: ' Hz', one: 'hertz', many: 'hertz' },
  GHz: { display: ' GHz', one: 'gigahertz', many: 'gigahertz' },
  dB: { display: ' dB', one: 'decibel', many: 'decibels' },
  hPa: { display: ' hPa', one: 'hectopascal', many: 'hectopascals' },
  pp: { display: ' pp', one: 'percentage point', many: 'percentage points' },
  K: { display: ' kelvin', one: 'kelvin', many: 'kelvin' },
  'm²': { display: ' m²', one: 'square meter', many: 'square meters' },
  'km²': { display: ' km²', one: 'square kilometer', many: 'square kilometers' },
  'm³': { display: ' m³', one: 'cubic meter', many: 'cubic meters' },
  'µg/m³': { display: ' µg/m³', one: 'microgram a cubic meter', many: 'micrograms a cubic meter' },
  'mg/m³': { display: ' mg/m³', one: 'milligram a cubic meter', many: 'milligrams a cubic meter' },
  'mg/dL': { display: ' mg/dL', one: 'milligram per deciliter', many: 'milligrams per deciliter' },
  'mg/L': { display: ' mg/L', one: 'milligram a liter', many: 'milligrams a liter' },
  'mmol/L': { display: ' mmol/L', one: 'millimole per liter', many: 'millimoles per liter' },
  t: { display: ' t', one: 'tonne', many: 'tonnes' },
  KB: { display: ' KB', one: 'kilobyte', many: 'kilobytes' },
  GW: { display: ' GW', one: 'gigawatt', many: 'gigawatts' },
  MHz: { display: ' MHz', one: 'megahertz', many: 'megahertz' },
  Mbps: { display: ' Mbps', one: 'megabit a second', many: 'megabits a second' },
  Gbps: { display: ' Gbps', one: 'gigabit a second', many: 'gigabits a second' },
  knots: { display: ' kn', one: 'knot', many: 'knots' },
  'light-years': { display: ' light-years', one: 'light-year', many: 'light-years' },
  years: { display: ' years', one: 'year', many: 'years' },
  microseconds: { display: ' µs', one: 'microsecond', many: 'microseconds' },
  bps: { display: ' bps', one: 'basis point', many: 'basis points' },
  milliseconds: { display: ' ms', one: 'millisecond', many: 'milliseconds' },
  seconds: { display: ' s', one: 'second', many: 'seconds' },
  minutes: { display: ' min', one: 'minute', many: 'minutes' },
  hours: { display: ' h', one: 'hour', many: 'hours' },
  days: { display: ' days', one: 'day', many: 'days' },
  weeks: { display: ' weeks', one: 'week', many: 'weeks' },
  months: { display: ' months', one: 'month', many: 'months' },
});

const ONE_UNIT = wordTable<string>({
  days: ' day',
  weeks: ' week',
  months: ' month',
  years: ' year',
  miles: ' mile',
});

/** Writes every form of a fact in English (NARRATION.md, rule 8). */
export function writeFigureEnglish(fact: Fact): Record<FigureForm, FigureText> {
  const named = fieldLabel(fact);
  const label = labelOfDate(fact.label) ?? { display: named, spoken: sayWords(named) };
  if (fact.kind === 'date') {
    const date = writeDate(typeof fact.value === 'boolean' ? '' : fact.value, fact.unit ?? 'day');
    return { ...date, signed: date.full, label };
  }
  if (fact.number === null || fact.kind === 'text' || fact.kind === 'name') return wordForms(fact, label);
  return stopwatchForms(fact, writeFigureEnglish) ?? numberForms(fact, fact.number, label);
}

/** A day or month that is the key of its figure, days without their year; null for any other label. */
function labelOfDate(label: string): FigureText | null {
  const unit = unitOfIso(label);
  return unit === null ? null : writeDate(label, unit)[unit === 'day' ? 'bare' : 'full'];
}

/** "7d" as "seven days", "24h" as "24 hours". */
export function writeWindowEnglish(window: string): FigureText {
  const match = /^(\d+) ?(h|d|w|mo|y|min)$/i.exec(window);
  if (!match) return { display: window, spoken: window };
  const count = Number(match[1]);
  const noun =
    { h: 'hour', d: 'day', w: 'week', mo: 'month', y: 'year', min: 'minute' }[(match[2] ?? 'd').toLowerCase()] ?? '';
  const text = `${count <= 12 ? smallNumber(count) : String(count)} ${noun}${count === 1 ? '' : 's'}`;
  return { display: text, spoken: text };
}

/** Says plain words: each as the language says it. */
function sayWords(text: string): string {
  return text
    .split(/\s+/)
    .map(pronounceEnglish)
    .filter((word) => word !== '')
    .join(' ');
}

function wordForms(fact: Fact, label: FigureText): Record<FigureForm, FigureText> {
  const full = textForm(fact);
  return { full, bare: full, unit: { display: '', spoken: '' }, signed: full, label };
}

function textForm(fact: Fact): FigureText {
  if (typeof fact.value === 'boolean')
    return fact.value ? { display: 'Yes', spoken: 'yes' } : { display: 'No', spoken: 'no' };
  const text = String(fact.value);
  if (fact.kind === 'url') return { display: clipLink(text), spoken: pronounceEnglish(clipLink(text)) };
  if (fact.kind === 'address') return { display: clipAddress(text), spoken: 'this address' };
  const shown = clipText(text, LONGEST_TEXT);
  return { display: shown, spoken: sayWords(shown) };
}

function numberForms(fact: Fact, value: number, label: FigureText): Record<FigureForm, FigureText> {
  const money = fact.currency
    ? (CURRENCIES[fact.currency] ?? {
        sign: `${fact.currency} `,
        one: fact.currency,
        many: fact.currency,
        cents: 'cents',
      })
    : null;
  const parts = numberParts(value, fact, money && significantDigits(value) > 4 ? 1e5 : 1e6);
  const said = parts.letter ? `${parts.digits} ${parts.word}` : parts.digits;
  const number = { display: `${parts.digits}${parts.letter}`, spoken: said };
  const one = parts.digits === '1' && parts.letter === '';
  let full: FigureText = number;
  let unit: FigureText = { display: parts.letter, spoken: parts.word };
  if (fact.kind === 'percent') {
    full = { display: `${number.display}%`, spoken: `${said} percent` };
    unit = { display: '%', spoken: 'percent' };
  } else if (money) {
    const cents =
      !parts.letter && Math.abs(value) < 1000 && fact.precision > 0 && fact.precision <= 2 && Math.abs(value) >= 0.01;
    const digits = cents ? Math.abs(value).toFixed(2) : parts.digits;
    full = {
      display: `${money.sign}${digits}${parts.letter}`,
      spoken: cents ? sayCents(digits, money) : `${said} ${one ? money.one : money.many}`,
    };
    unit = { display: `${money.sign.trim()}${parts.letter}`, spoken: `${parts.word} ${money.many}`.trim() };
  } else if (fact.kind === 'temperature') {
    full = {
      display: `${number.display}${(fact.unit ?? '°').slice(0, 1)}`,
      spoken: `${said} ${one ? 'degree' : 'degrees'}`,
    };
    unit = { display: fact.unit ?? '°', spoken: 'degrees' };
  } else if (fact.unit && UNITS[fact.unit]) {
    const known = UNITS[fact.unit];
    const shown = one ? (ONE_UNIT[fact.unit] ?? known?.display ?? '') : (known?.display ?? '');
    full = { display: `${number.display}${shown}`, spoken: `${said} ${(one ? known?.one : known?.many) ?? ''}` };
    unit = { display: shown.trim(), spoken: known?.many ?? '' };
  }
  if (fact.verbatim && typeof fact.value === 'string' && !/[a-z]/.test(fact.value))
    full = { ...full, display: fact.value.replace(/^[-–]/, '') };
  const forms = { full: withSign(full, parts.negative), bare: withSign(number, parts.negative), unit, label };
  return { ...forms, signed: withSign(full, parts.negative, value > 0 && /[1-9]/.test(parts.digits)) };
}

function sayCents(digits: string, money: { one: string; many: string; cents: string }): string {
  const [whole = '0', cents = '00'] = digits.split('.');
  const amount = `${whole} ${whole === '1' ? money.one : money.many}`;
  if (cents === '00') return amount;
  const small = `${Number(cents)} ${money.cents}`;
  return whole === '0' ? small : `${amount} and ${small}`;
}

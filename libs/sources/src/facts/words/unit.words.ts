import { wordTable } from './word-table';

/** ISO 4217 codes that a name or a text may state. */
export const CURRENCIES = new Set(
  'usd eur gbp jpy cny inr brl chf try krw cad aud nzd sek nok dkk pln mxn idr sgd hkd zar aed sar czk huf ils egp thb vnd'.split(
    ' ',
  ),
);

/** Currencies by their sign. */
export const CURRENCY_SIGNS = wordTable<string>({
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
});

/** One sign of a currency, for patterns. */
export const CURRENCY_SIGN = `[${Object.keys(CURRENCY_SIGNS).join('')}]`;

/** Currencies by what headings call them. */
export const CURRENCY_WORDS = wordTable<string>({
  'us dollars': 'USD',
  dollars: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
});

/** Currencies that the name of a field may spell out. */
export const SPELLED_CURRENCIES = wordTable<string>({
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  reais: 'BRL',
  yen: 'JPY',
  rupees: 'INR',
  lira: 'TRY',
  zloty: 'PLN',
});

/** Units of measure as facts keep them, by their words. */
export const MEASURES = wordTable<string>({
  km: 'km',
  kilometers: 'km',
  kilometres: 'km',
  cm: 'cm',
  mm: 'mm',
  m: 'm',
  meters: 'm',
  metres: 'm',
  mi: 'miles',
  miles: 'miles',
  ft: 'ft',
  feet: 'ft',
  inches: 'inches',
  kg: 'kg',
  g: 'g',
  mg: 'mg',
  grams: 'g',
  lb: 'lb',
  lbs: 'lb',
  kph: 'km/h',
  kmh: 'km/h',
  'km/h': 'km/h',
  mph: 'mph',
  knots: 'knots',
  'm/s': 'm/s',
  liters: 'l',
  litres: 'l',
  l: 'l',
  ml: 'ml',
  kwh: 'kWh',
  mwh: 'MWh',
  gwh: 'GWh',
  kw: 'kW',
  mw: 'MW',
  gw: 'GW',
  w: 'W',
  mah: 'mAh',
  hpa: 'hPa',
  kcal: 'kcal',
  calories: 'kcal',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  mbps: 'Mbps',
  hz: 'Hz',
  mhz: 'MHz',
  ghz: 'GHz',
  db: 'dB',
  bps: 'bps',
  pp: 'pp',
  m2: 'm²',
  sqm: 'm²',
  km2: 'km²',
  كم٢: 'km²',
  m3: 'm³',
  tonnes: 't',
  gbps: 'Gbps',
  'µg/m³': 'µg/m³',
  'μg/m³': 'µg/m³',
  'µg/m3': 'µg/m³',
  'μg/m3': 'µg/m³',
  'ug/m3': 'µg/m³',
  'mg/m³': 'mg/m³',
  'mg/m3': 'mg/m³',
  'mg/dl': 'mg/dL',
  'mg/l': 'mg/L',
  'mmol/l': 'mmol/L',
});

/** Two units over one another that have a name, by their two words: `pm25_ug_m3`. */
export const COMPOUNDS = wordTable<string>({
  'km h': 'km/h',
  'm s': 'm/s',
  'ug m3': 'µg/m³',
  'µg m3': 'µg/m³',
  'μg m3': 'µg/m³',
  'mcg m3': 'µg/m³',
  'mg m3': 'mg/m³',
  'mg dl': 'mg/dL',
  'mg l': 'mg/L',
  'mmol l': 'mmol/L',
});

/** "Per" in the names of fields, in any language. */
export const PER_WORDS = new Set('per pro par por je'.split(' '));

/** Units of time as facts keep them, by their words. */
export const DURATIONS = wordTable<string>({
  ms: 'milliseconds',
  milliseconds: 'milliseconds',
  sec: 'seconds',
  secs: 'seconds',
  s: 'seconds',
  seconds: 'seconds',
  mins: 'minutes',
  minutes: 'minutes',
  min: 'minutes',
  hours: 'hours',
  hrs: 'hours',
  h: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  microseconds: 'microseconds',
  day: 'days',
  hour: 'hours',
  minute: 'minutes',
  second: 'seconds',
});

/** Words that state a percentage or a part of one. */
export const SHARE_WORDS = new Set(
  'pct percent percentage % bps prozent pourcentage porcentaje percentuale'.split(' '),
);

/** Units that a name of one word never states. */
export const SINGLE_LETTERS = new Set('m g w l s h c f k'.split(' '));

/** What stands before a lone C, F or K that is a scale. */
export const TEMPERATURE_NAMES = new Set(
  'temp temperature high low max min feels dew water like air sea apparent avg average mean'.split(' '),
);

/** What stands before a "min" that is minutes and not the lowest. */
export const MINUTE_NAMES = new Set(
  'wait duration time response delay walk prep cook bake rest total commute ride queue headway dwell wash travel drive transit runtime uptime downtime latency late'.split(
    ' ',
  ),
);

/** In a longer name these are things and no units: a peak hour, a match day. */
export const THINGS_AT_THE_END = new Set('day hour minute second'.split(' '));

/** Words that are things where they are the whole name. */
export const THINGS_ALONE = new Set([
  ...THINGS_AT_THE_END,
  ...'days weeks months years hours feet calories tonnes'.split(' '),
]);

/** Words that are no unit where they are the whole name of what holds the value. */
export const NEVER_ALONE = new Set([...THINGS_AT_THE_END, 'min', 'sec', 'try', 'kcal', 'calories']);

/** Spans that a name states of itself and not of what stands under it. */
export const LONG_SPANS = new Set('hours hrs days weeks months years'.split(' '));

import type { NumberHabits, UnitHabit, WindowUnit } from '../figures/number-habits';
import type { Plural } from '../figures/plural';

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
const COUNTS = 'sıfır bir iki üç dört beş altı yedi sekiz dokuz on'.split(' ');

const same = (name: string): Plural => ({ other: name });
/** Turkish nouns stay in the singular after a number. */
const unit = (short: string, name: string): UnitHabit => ({ short, names: same(name) });

/** Figures in Turkish: decimal comma, the percent sign before the number, "412,6 milyon dolar". */
export const NUMBERS_TR: NumberHabits = {
  locale: LOCALE,
  scales: [
    { size: 1e12, short: 'trilyon', names: same('trilyon') },
    { size: 1e9, short: 'milyar', names: same('milyar') },
    { size: 1e6, short: 'milyon', names: same('milyon') },
  ],
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `%${number}`,
    spoken: (number) => `yüzde ${number}`,
    unit: { display: '%', spoken: 'yüzde' },
  },
  money: {
    display: (number, scale, sign) => [number, scale, sign].filter((part) => part !== '').join(NBSP),
    spoken: (number, scale, name) => [number, scale, name].filter((part) => part !== '').join(' '),
    withCents: (whole, cents) => `${whole} ${cents}`,
    currencies: {
      USD: { sign: '$', names: same('dolar'), cents: same('sent') },
      EUR: { sign: '€', names: same('euro'), cents: same('sent') },
      GBP: { sign: '£', names: same('sterlin'), cents: same('peni') },
      JPY: { sign: '¥', names: same('yen') },
      CNY: { sign: 'CN¥', names: same('yuan') },
      INR: { sign: '₹', names: same('rupi') },
      KRW: { sign: '₩', names: same('won') },
      TRY: { sign: 'TL', names: same('lira'), cents: same('kuruş') },
      CHF: { sign: 'CHF', names: same('İsviçre frangı') },
      BRL: { sign: 'R$', names: same('real') },
      IDR: { sign: 'Rp', names: same('Endonezya rupisi') },
      MXN: { sign: 'MXN', names: same('Meksika pesosu') },
      SAR: { sign: 'SAR', names: same('Suudi riyali') },
      AED: { sign: 'AED', names: same('dirhem') },
      EGP: { sign: 'EGP', names: same('Mısır lirası') },
    },
  },
  degree: same('derece'),
  units: {
    km: unit('km', 'kilometre'),
    m: unit('m', 'metre'),
    cm: unit('cm', 'santimetre'),
    mm: unit('mm', 'milimetre'),
    kg: unit('kg', 'kilo'),
    g: unit('g', 'gram'),
    mg: unit('mg', 'miligram'),
    lb: unit('lb', 'libre'),
    l: unit('l', 'litre'),
    ml: unit('ml', 'mililitre'),
    'km/h': unit('km/sa', 'kilometre hız'),
    'm/s': unit('m/s', 'metre bölü saniye'),
    mph: unit('mil/sa', 'mil hız'),
    knots: unit('knot', 'knot'),
    miles: unit('mil', 'mil'),
    inches: unit('inç', 'inç'),
    ft: unit('ft', 'fit'),
    kcal: unit('kcal', 'kilokalori'),
    kWh: unit('kWh', 'kilovatsaat'),
    MWh: unit('MWh', 'megavatsaat'),
    GWh: unit('GWh', 'gigavatsaat'),
    kW: unit('kW', 'kilovat'),
    MW: unit('MW', 'megavat'),
    GW: unit('GW', 'gigavat'),
    W: unit('W', 'vat'),
    mAh: unit('mAh', 'miliampersaat'),
    KB: unit('KB', 'kilobayt'),
    GB: unit('GB', 'gigabayt'),
    MB: unit('MB', 'megabayt'),
    TB: unit('TB', 'terabayt'),
    Mbps: unit('Mbps', 'megabit'),
    Gbps: unit('Gbps', 'gigabit'),
    'm²': unit('m²', 'metrekare'),
    'km²': unit('km²', 'kilometrekare'),
    'm³': unit('m³', 'metreküp'),
    'µg/m³': unit('µg/m³', 'mikrogram bölü metreküp'),
    'mg/m³': unit('mg/m³', 'miligram bölü metreküp'),
    'mg/dL': unit('mg/dL', 'miligram bölü desilitre'),
    'mg/L': unit('mg/L', 'miligram bölü litre'),
    'mmol/L': unit('mmol/L', 'milimol bölü litre'),
    t: unit('t', 'ton'),
    K: unit('kelvin', 'kelvin'),
    pp: unit('puan', 'puan'),
    'light-years': unit('ışık yılı', 'ışık yılı'),
    microseconds: unit('µs', 'mikrosaniye'),
    years: unit('yıl', 'yıl'),
    Hz: unit('Hz', 'hertz'),
    MHz: unit('MHz', 'megahertz'),
    GHz: unit('GHz', 'gigahertz'),
    dB: unit('dB', 'desibel'),
    hPa: unit('hPa', 'hektopaskal'),
    bps: unit('bp', 'baz puan'),
    milliseconds: unit('ms', 'milisaniye'),
    seconds: unit('sn', 'saniye'),
    minutes: unit('dk', 'dakika'),
    hours: unit('sa', 'saat'),
    days: unit('gün', 'gün'),
    weeks: unit('hafta', 'hafta'),
    months: unit('ay', 'ay'),
  },
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
    const words = `${COUNTS[count] ?? String(count)} ${WINDOWS[name]}`;
    return { display: words, spoken: words };
  },
  yes: { display: 'Evet', spoken: 'evet' },
  no: { display: 'Hayır', spoken: 'hayır' },
  address: 'bu adres',
};

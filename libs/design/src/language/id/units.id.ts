import type { UnitHabit, WindowUnit } from '../figures/number-habits';

/** A unit in Indonesian: one form for one and many. */
function unit(short: string, name: string): UnitHabit {
  return { short, names: { other: name } };
}

/** What windows are counted in, in Indonesian. */
export const WINDOWS_ID: Readonly<Record<WindowUnit, string>> = {
  min: 'menit',
  h: 'jam',
  d: 'hari',
  w: 'minggu',
  mo: 'bulan',
  y: 'tahun',
};

/** Units in Indonesian. */
export const UNITS_ID = {
  km: unit('km', 'kilometer'),
  m: unit('m', 'meter'),
  cm: unit('cm', 'sentimeter'),
  mm: unit('mm', 'milimeter'),
  'm²': unit('m²', 'meter persegi'),
  'km²': unit('km²', 'kilometer persegi'),
  'm³': unit('m³', 'meter kubik'),
  kg: unit('kg', 'kilogram'),
  g: unit('g', 'gram'),
  mg: unit('mg', 'miligram'),
  t: unit('ton', 'ton'),
  lb: unit('lb', 'pon'),
  l: unit('l', 'liter'),
  ml: unit('ml', 'mililiter'),
  'km/h': unit('km/jam', 'kilometer per jam'),
  'm/s': unit('m/dtk', 'meter per detik'),
  mph: unit('mil/jam', 'mil per jam'),
  knots: unit('knot', 'knot'),
  miles: unit('mil', 'mil'),
  'light-years': unit('tahun cahaya', 'tahun cahaya'),
  inches: unit('inci', 'inci'),
  ft: unit('kaki', 'kaki'),
  kcal: unit('kkal', 'kilokalori'),
  kWh: unit('kWh', 'kilowatt jam'),
  MWh: unit('MWh', 'megawatt jam'),
  GWh: unit('GWh', 'gigawatt jam'),
  kW: unit('kW', 'kilowatt'),
  MW: unit('MW', 'megawatt'),
  GW: unit('GW', 'gigawatt'),
  W: unit('W', 'watt'),
  mAh: unit('mAh', 'miliampere jam'),
  KB: unit('KB', 'kilobita'),
  MB: unit('MB', 'megabita'),
  GB: unit('GB', 'gigabita'),
  TB: unit('TB', 'terabita'),
  Mbps: unit('Mbps', 'megabit per detik'),
  Gbps: unit('Gbps', 'gigabit per detik'),
  Hz: unit('Hz', 'hertz'),
  MHz: unit('MHz', 'megahertz'),
  GHz: unit('GHz', 'gigahertz'),
  dB: unit('dB', 'desibel'),
  hPa: unit('hPa', 'hektopascal'),
  K: unit('kelvin', 'kelvin'),
  pp: unit('poin', 'poin persentase'),
  bps: unit('bps', 'basis poin'),
  microseconds: unit('µs', 'mikrodetik'),
  milliseconds: unit('ms', 'milidetik'),
  seconds: unit('detik', 'detik'),
  minutes: unit('menit', 'menit'),
  hours: unit('jam', 'jam'),
  days: unit('hari', 'hari'),
  weeks: unit('minggu', 'minggu'),
  months: unit('bulan', 'bulan'),
  years: unit('tahun', 'tahun'),
} as const satisfies Readonly<Record<string, UnitHabit>>;

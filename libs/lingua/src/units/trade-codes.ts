import { readUnit } from './read-unit';
import type { UnitReading } from './unit';
import { unitById } from './unit-id';

/**
 * Units by their codes in UN/CEFACT Recommendation 20, which schema.org's `unitCode` and electronic invoices write.
 * Units that only count (`C62`, `EA`) are none.
 */
const UNITS: Readonly<Record<string, string>> = {
  ...{ MTR: 'meter', KMT: 'kilometer', CMT: 'centimeter', MMT: 'millimeter', '4H': 'micrometer', C45: 'nanometer' },
  ...{ INH: 'inch', FOT: 'foot', YRD: 'yard', SMI: 'mile', HMT: 'hectometer', NMI: 'nautical-mile' },
  ...{ MTK: 'square-meter', KMK: 'square-kilometer', CMK: 'square-centimeter', FTK: 'square-foot', ACR: 'acre' },
  ...{
    HAR: 'hectare',
    MTQ: 'cubic-meter',
    CMQ: 'cubic-centimeter',
    FTQ: 'cubic-foot',
    LTR: 'liter',
    MLT: 'milliliter',
  },
  ...{ CLT: 'centiliter', HLT: 'hectoliter', GLL: 'gallon', BLL: 'barrel', GRM: 'gram', KGM: 'kilogram' },
  ...{ MGM: 'milligram', MC: 'microgram', TNE: 'tonne', ONZ: 'ounce', LBR: 'pound', STI: 'stone' },
  ...{
    SEC: 'second',
    C26: 'millisecond',
    MIN: 'minute',
    HUR: 'hour',
    DAY: 'day',
    WEE: 'week',
    MON: 'month',
    ANN: 'year',
  },
  ...{ CEL: 'celsius', FAH: 'fahrenheit', KEL: 'kelvin', P1: 'percent', '59': 'part-per-1e6', DD: 'degree' },
  ...{ MTS: 'meter-per-second', KMH: 'kilometer-per-hour', HM: 'mile-per-hour', KNT: 'knot' },
  ...{ MQH: 'cubic-meter-per-hour', MQS: 'cubic-meter-per-second', L2: 'liter-per-minute' },
  ...{ WTT: 'watt', KWT: 'kilowatt', MAW: 'megawatt', A90: 'gigawatt', WHR: 'watt-hour', KWH: 'kilowatt-hour' },
  ...{
    MWH: 'megawatt-hour',
    GWH: 'gigawatt-hour',
    JOU: 'joule',
    KJO: 'kilojoule',
    BHP: 'horsepower',
    K51: 'kilocalorie',
  },
  ...{ VLT: 'volt', AMP: 'ampere', OHM: 'ohm', HTZ: 'hertz', KHZ: 'kilohertz', MHZ: 'megahertz', A86: 'gigahertz' },
  ...{ PAL: 'pascal', A97: 'hectopascal', KPA: 'kilopascal', BAR: 'bar', MBR: 'millibar', NEW: 'newton' },
  ...{ '2N': 'decibel', LUM: 'lumen', LUX: 'lux', GL: 'gram-per-liter', M1: 'milligram-per-liter' },
  ...{ AD: 'byte', '2P': 'kilobyte', '4L': 'megabyte', E34: 'gigabyte', E35: 'terabyte' },
};

/** What a member that states a unit says: its text read as a unit, or else as a code of Recommendation 20. */
export function readStatedUnit(text: string): readonly UnitReading[] {
  const readings = readUnit(text);
  if (readings.length > 0 || !Object.hasOwn(UNITS, text)) return readings;
  return [{ unit: unitById(UNITS[text] as string), currency: null, scale: 1 }];
}

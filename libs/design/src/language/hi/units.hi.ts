import type { NumberHabits } from '../figures/number-habits';
import type { Plural } from '../figures/plural';

const same = (name: string): Plural => ({ other: name });
const HOURS: Plural = { one: 'घंटा', other: 'घंटे' };
const WEEKS: Plural = { one: 'हफ़्ता', other: 'हफ़्ते' };
const MONTHS: Plural = { one: 'महीना', other: 'महीने' };

/** Units of daily use in Devanagari, those of devices as they stand on them. */
const COMMON = {
  km: { short: 'किमी', names: same('किलोमीटर') },
  m: { short: 'मी', names: same('मीटर') },
  cm: { short: 'सेमी', names: same('सेंटीमीटर') },
  mm: { short: 'मिमी', names: same('मिलीमीटर') },
  kg: { short: 'किलो', names: same('किलो') },
  g: { short: 'ग्राम', names: same('ग्राम') },
  mg: { short: 'मिग्रा', names: same('मिलीग्राम') },
  lb: { short: 'पाउंड', names: same('पाउंड वज़न') },
  l: { short: 'लीटर', names: same('लीटर') },
  ml: { short: 'मिली', names: same('मिलीलीटर') },
  'km/h': { short: 'किमी/घंटा', names: same('किलोमीटर प्रति घंटा') },
  'm/s': { short: 'मी/सेकंड', names: same('मीटर प्रति सेकंड') },
  mph: { short: 'मील/घंटा', names: same('मील प्रति घंटा') },
  knots: { short: 'नॉट', names: same('नॉट') },
  miles: { short: 'मील', names: same('मील') },
  inches: { short: 'इंच', names: same('इंच') },
  ft: { short: 'फ़ुट', names: same('फ़ुट') },
  kcal: { short: 'किलोकैलोरी', names: same('किलोकैलोरी') },
  kWh: { short: 'kWh', names: same('किलोवाट घंटा') },
  MWh: { short: 'MWh', names: same('मेगावाट घंटा') },
  GWh: { short: 'GWh', names: same('गीगावाट घंटा') },
  kW: { short: 'kW', names: same('किलोवाट') },
  MW: { short: 'MW', names: same('मेगावाट') },
  GW: { short: 'GW', names: same('गीगावाट') },
  W: { short: 'W', names: same('वाट') },
  mAh: { short: 'mAh', names: same('मिलीऐम्पियर घंटा') },
  KB: { short: 'KB', names: same('किलोबाइट') },
  MB: { short: 'MB', names: same('मेगाबाइट') },
  GB: { short: 'GB', names: same('गीगाबाइट') },
  TB: { short: 'TB', names: same('टेराबाइट') },
  Mbps: { short: 'Mbps', names: same('मेगाबिट प्रति सेकंड') },
  Hz: { short: 'Hz', names: same('हर्ट्ज़') },
  MHz: { short: 'MHz', names: same('मेगाहर्ट्ज़') },
  GHz: { short: 'GHz', names: same('गीगाहर्ट्ज़') },
  dB: { short: 'dB', names: same('डेसिबल') },
  hPa: { short: 'hPa', names: same('हेक्टोपास्कल') },
  bps: { short: 'आधार अंक', names: same('आधार अंक') },
  milliseconds: { short: 'ms', names: same('मिलीसेकंड') },
  seconds: { short: 'सेकंड', names: same('सेकंड') },
  minutes: { short: 'मिनट', names: same('मिनट') },
  hours: { short: 'घंटे', shortNames: HOURS, names: HOURS },
  days: { short: 'दिन', names: same('दिन') },
  weeks: { short: 'हफ़्ते', shortNames: WEEKS, names: WEEKS },
  months: { short: 'महीने', shortNames: MONTHS, names: MONTHS },
};

/** Units that reports and sciences bring. */
const RARER = {
  'µg/m³': { short: 'µg/m³', names: same('माइक्रोग्राम प्रति घन मीटर') },
  'mg/m³': { short: 'mg/m³', names: same('मिलीग्राम प्रति घन मीटर') },
  'mg/dL': { short: 'mg/dL', names: same('मिलीग्राम प्रति डेसीलीटर') },
  'mg/L': { short: 'mg/L', names: same('मिलीग्राम प्रति लीटर') },
  'mmol/L': { short: 'mmol/L', names: same('मिलीमोल प्रति लीटर') },
  pp: { short: 'प्रतिशत अंक', names: same('प्रतिशत अंक') },
  K: { short: 'केल्विन', names: same('केल्विन') },
  'm²': { short: 'm²', names: same('वर्ग मीटर') },
  'km²': { short: 'km²', names: same('वर्ग किलोमीटर') },
  'm³': { short: 'm³', names: same('घन मीटर') },
  t: { short: 'टन', names: same('टन') },
  'light-years': { short: 'प्रकाश वर्ष', names: same('प्रकाश वर्ष') },
  years: { short: 'साल', names: same('साल') },
  microseconds: { short: 'µs', names: same('माइक्रोसेकंड') },
  Gbps: { short: 'Gbps', names: same('गीगाबिट प्रति सेकंड') },
};

/** Every unit in Hindi. */
export const UNITS_HI: NumberHabits['units'] = { ...COMMON, ...RARER };

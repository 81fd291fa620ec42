import type { NumberHabits, WindowUnit } from '../figures/number-habits';
import type { Plural } from '../figures/plural';
import { yearSaid } from './spelled.hi';

const LOCALE = 'hi';
const NBSP = '\u00a0';

/** Windows as they stand before a postposition: "एक हफ़्ते में", "सात दिन में". */
const WINDOWS: Readonly<Record<WindowUnit, string>> = {
  min: 'मिनट',
  h: 'घंटे',
  d: 'दिन',
  w: 'हफ़्ते',
  mo: 'महीने',
  y: 'साल',
};
const COUNTS = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');

const same = (name: string): Plural => ({ other: name });

/** Figures in Hindi: lakh and crore, Indian groups, "41.26 करोड़ डॉलर". */
export const NUMBERS_HI: NumberHabits = {
  locale: LOCALE,
  scales: [
    { size: 1e12, short: 'लाख करोड़', names: same('लाख करोड़') },
    { size: 1e9, short: 'अरब', names: same('अरब') },
    { size: 1e7, short: 'करोड़', names: same('करोड़') },
    { size: 1e5, short: 'लाख', names: same('लाख') },
  ],
  compactFrom: 1e6,
  moneyCompactFrom: 1e6,
  scaleGap: { display: NBSP, spoken: ' ' },
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} प्रतिशत`,
    unit: { display: '%', spoken: 'प्रतिशत' },
  },
  degree: same('डिग्री'),
  minus: { display: '−', spoken: 'माइनस ' },
  plus: { display: '+', spoken: 'प्लस ' },
  power: (exponent) => `गुणा दस की घात ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'long', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'long' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    year: (year) => ({ display: year, spoken: yearSaid(year) }),
    say: (text) => text.replace(/\b(\d{4})$/, (year) => yearSaid(year)),
  },
  clock: (hour, minute) => ({
    display: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    spoken: minute === 0 ? `${hour} बजे` : `${hour} बजकर ${minute} मिनट`,
  }),
  window: (count, unit) => {
    const words = `${COUNTS[count] ?? String(count)} ${WINDOWS[unit]}`;
    return { display: words, spoken: words };
  },
  yes: { display: 'हाँ', spoken: 'हाँ' },
  no: { display: 'नहीं', spoken: 'नहीं' },
  address: 'यह पता',
};

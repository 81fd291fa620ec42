import type { Fact } from '@app/facts';
import { countWord, spellNumber, writtenScales } from '@app/lingua';
import type { NumberHabits, WindowUnit } from '../figures/number-habits';

const NBSP = '\u00a0';
const WINDOWS: Readonly<Record<WindowUnit, string>> = {
  min: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
};

/** Words for a number below a thousand: "forty-two". */
export function smallNumber(value: number): string {
  return spellNumber(value, 'en') ?? String(value);
}

/** "oh four", "twelve": two digits behind others. */
function twoDigits(value: number): string {
  return value < 10 ? `oh ${smallNumber(value)}` : smallNumber(value);
}

/** Words for a year as people say it: "twenty twenty-six", "two thousand and four", "nineteen hundred". */
function yearWords(year: number): string {
  const high = Math.floor(year / 100);
  const low = year % 100;
  if (year >= 2000 && year < 2010) return low === 0 ? 'two thousand' : `two thousand and ${smallNumber(low)}`;
  return `${smallNumber(high)} ${low === 0 ? 'hundred' : twoDigits(low)}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** 6.84 as "six eighty-four", 5.12 as "five twelve": rates below a hundred with two decimals. */
function shorthand({ number, precision }: Fact): string | null {
  const value = number ?? -1;
  if (precision !== 2 || value < 1 || value >= 100) return null;
  const [whole = '0', cents = '0'] = value.toFixed(2).split('.');
  return `${smallNumber(Number(whole))} ${twoDigits(Number(cents))}`;
}

/** Figures in English: "$412.6M", "412.6 million dollars"; days as the British write them. */
export const NUMBERS_EN: NumberHabits = {
  locale: 'en-GB',
  scales: writtenScales('en'),
  compactFrom: 1e6,
  moneyCompactFrom: 1e5,
  scaleGap: { display: '', spoken: ' ' },
  sayDigits: (digits) => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ','),
  unitGap: { display: NBSP, spoken: ' ' },
  percent: {
    display: (number) => `${number}%`,
    spoken: (number) => `${number} percent`,
    unit: { display: '%', spoken: 'percent' },
  },
  degree: { one: 'degree', other: 'degrees' },
  minus: { display: '−', spoken: 'minus ' },
  plus: { display: '+', spoken: 'plus ' },
  power: (exponent) => `times 10 to the power of ${exponent}`,
  dates: {
    display: { day: 'numeric', month: 'short', year: 'numeric' },
    displayBare: { day: 'numeric', month: 'short' },
    spoken: { day: 'numeric', month: 'long', year: 'numeric' },
    spokenBare: { day: 'numeric', month: 'long' },
    namesAsGiven: true,
    show: (text) => text.replace(/\bSept\b/, 'Sep'),
    year: (year) => ({ display: year, spoken: yearWords(Number(year)) }),
    say: (text) =>
      text
        .replace(
          /^(\d{1,2}) (\p{L}+)( \d{4})?$/u,
          (_, day: string, month: string, year: string | undefined) =>
            `${month} ${day}${ordinalEnding(Number(day))}${year === undefined ? '' : `,${year}`}`,
        )
        .replace(/\b\d{4}$/, (year) => yearWords(Number(year))),
  },
  clock: (hour, minute, given) => ({
    display: given,
    spoken: `${smallNumber(hour % 12 === 0 ? 12 : hour % 12)}${minute === 0 ? '' : ` ${twoDigits(minute)}`} ${hour >= 12 ? 'p m' : 'a m'}`,
  }),
  window: (count, unit) => {
    const words = `${countWord(count, 'en')} ${WINDOWS[unit]}${count === 1 ? '' : 's'}`;
    return { display: words, spoken: words };
  },
  yes: { display: 'Yes', spoken: 'yes' },
  no: { display: 'No', spoken: 'no' },
  address: 'this address',
  writtenAsGiven: true,
  shorthand,
};

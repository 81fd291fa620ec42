import type { FigureText } from '@app/picture';
import { dateOf } from '../figures/calendar';
import { smallNumber, yearWords } from './number.en';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The forms a date takes: with its year, without it, and the year alone. */
interface DateForms {
  full: FigureText;
  bare: FigureText;
  unit: FigureText;
}

/** Writes a date value of the given unit (`day`, `time`, `year-month`, `year`, `month`, `weekday`, `clock`, `epoch`); UTC. */
export function writeDate(value: string | number, unit: string): DateForms {
  const text = String(value);
  if (unit === 'year') return same({ display: text, spoken: yearWords(Number(text)) });
  if (unit === 'weekday') return same(fullName(WEEKDAYS, text));
  if (unit === 'month') return same(fullName(MONTHS, text));
  if (unit === 'clock') return same({ display: text, spoken: clockWords(text) });
  const date = dateOf(value, unit);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const year = date.getUTCFullYear();
  const yearText = { display: String(year), spoken: yearWords(year) };
  if (unit === 'year-month') {
    const full = { display: `${month} ${year}`, spoken: `${month} ${yearText.spoken}` };
    return { full, bare: { display: month, spoken: month }, unit: yearText };
  }
  const day = date.getUTCDate();
  const bare = { display: `${day} ${month.slice(0, 3)}`, spoken: `${month} ${day}${ordinalEnding(day)}` };
  return {
    full: { display: `${bare.display} ${year}`, spoken: `${bare.spoken}, ${yearText.spoken}` },
    bare,
    unit: yearText,
  };
}

/** "14:00" as "two p.m.", "07:21" as "seven twenty-one". */
function clockWords(text: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(text);
  if (!match) return text;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const half = /pm$/i.test(text) || hour >= 12 ? 'p m' : 'a m';
  const spoken = smallNumber(hour % 12 === 0 ? 12 : hour % 12);
  const minutes = minute === 0 ? '' : minute < 10 ? ` oh ${smallNumber(minute)}` : ` ${smallNumber(minute)}`;
  return `${spoken}${minutes} ${half}`;
}

function same(text: FigureText): DateForms {
  return { full: text, bare: text, unit: text };
}

function fullName(names: readonly string[], text: string): FigureText {
  const found = names.find((name) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 3))) ?? text;
  return { display: text.length > 3 ? found : text, spoken: found };
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

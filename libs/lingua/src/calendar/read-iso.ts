import {
  clockMoment,
  dayMoment,
  fiscalMoment,
  type Moment,
  monthMoment,
  partMoment,
  seasonMoment,
  weekStart,
  yearMoment,
} from './moment';

const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:t| {1,2})(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(z|utc|gmt|[+-]\d{2}(?::?\d{2})?)?$/;
const COMPACT_INSTANT = /^(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})?(z)?$/;
const MAIL_DATE =
  /^(?:[a-z]{3,9}, ?)?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? ?(z|utc|gmt|[+-]\d{4})?$/;
const MAIL_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEK = /^(\d{4})-?w(\d{2})(?:-?([1-7]))?$/;
const NUMERIC_DATE = /^(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?$/;
/** Kiribati is 14 hours ahead. */
const FURTHEST_ZONE = 14;
const FIRST_YEAR = 1500;
const LAST_YEAR = 2199;
const DAY = 86_400_000;

/** Whether a number with four digits may be a year: 1500 to 2199. */
export function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= FIRST_YEAR && number <= LAST_YEAR;
}

/** The year of two digits: 1970 to 2069. */
export function fullYear(digits: number): number {
  return digits < 70 ? 2000 + digits : 1900 + digits;
}

/** Readings of a text that is written in digits: ISO 8601, mail dates, and dates with dots, slashes or hyphens. */
export function readDigits(text: string, isMonthFirst: boolean): Moment[] {
  return [
    instant(INSTANT.exec(text)),
    instant(COMPACT_INSTANT.exec(text)),
    mailDate(text),
    week(text),
    yearAlone(text),
    compactDay(text),
    ...yearAndMore(text),
    monthAndYear(text),
    withoutYear(text),
    ...numericDate(text, isMonthFirst),
    canonical(text),
  ].filter((moment) => moment !== null);
}

function instant(found: RegExpExecArray | null): Moment | null {
  if (!found) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second, zone] = found;
  return instantOf(Number(year), Number(month), Number(day), `${hour}:${minute}:${second ?? '00'}`, zone);
}

function instantOf(year: number, month: number, day: number, time: string, zone: string | undefined): Moment | null {
  const date = isYear(year) ? dayMoment(year, month, day) : null;
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  // A minute may have a leap second.
  if (!date || hour > 23 || minute > 59 || second > 60) return null;
  const shift = offset(zone);
  const [hours = 0, minutes = 0] = shift.slice(1).split(':').map(Number);
  if (hours > FURTHEST_ZONE || minutes > 59) return null;
  return { grain: 'instant', iso: `${date.iso}T${time}${shift}`, hasYear: true };
}

/** An offset as `+02:00`, `Z` for none, empty where the text gives no zone. */
function offset(zone: string | undefined): string {
  if (!zone) return '';
  if (/^[a-z]/.test(zone)) return 'Z';
  const digits = zone.replace(/\D/g, '').padEnd(4, '0');
  if (digits === '0000') return 'Z';
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function mailDate(text: string): Moment | null {
  const [, day, name = '', year, hour, minute, second = '00', zone] = MAIL_DATE.exec(text) ?? [];
  const month = MAIL_MONTHS.indexOf(name) + 1;
  return month === 0 ? null : instantOf(Number(year), month, Number(day), `${hour}:${minute}:${second}`, zone);
}

function week(text: string): Moment | null {
  const found = WEEK.exec(text);
  if (!found) return null;
  const [, year = '', number = '', weekday] = found;
  if (!isYear(Number(year))) return null;
  if (weekday === undefined) return partMoment('week', year, Number(number));
  const day = new Date((weekStart(Number(year), Number(number)) + Number(weekday) - 1) * DAY);
  return dayMoment(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

function yearAlone(text: string): Moment | null {
  return /^\d{4}$/.test(text) && isYear(Number(text)) ? yearMoment(Number(text)) : null;
}

/** `20260831`, between 1990 and 2100: longer numbers that look like a day are counts or codes. */
function compactDay(text: string): Moment | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year === undefined || Number(year) < 1990 || Number(year) > 2100) return null;
  return dayMoment(Number(year), Number(month), Number(day));
}

/** `2026-08`, `2025/26`, `2011-12`, which may be a month or a season, and a season is often a fiscal year. */
function yearAndMore(text: string): (Moment | null)[] {
  const [, first, mark, second = ''] = /^(\d{4})([-/.–])(\d{1,2}|\d{4})$/.exec(text) ?? [];
  if (first === undefined || !isYear(Number(first))) return [];
  const isMonth = second.length <= 2 && !(second.length === 1 && mark === '.');
  const month = isMonth ? monthMoment(Number(first), Number(second)) : null;
  return mark === '.' ? [month] : [month, ...yearPair(Number(first), second)];
}

/** A season, or the fiscal year that ends in the second year. */
export function yearPair(first: number, second: string): Moment[] {
  const next = first + 1;
  const follows = second.length === 4 ? Number(second) === next : second.length === 2 && Number(second) === next % 100;
  return follows ? [seasonMoment(first, next), fiscalMoment(next)] : [];
}

/** `08/2026`. */
function monthAndYear(text: string): Moment | null {
  const [, month, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year !== undefined && isYear(Number(year)) ? monthMoment(Number(year), Number(month)) : null;
}

/** `--08`, `--08-31`, and `31.10.` with both dots. */
function withoutYear(text: string): Moment | null {
  const [, month, day] = /^--(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (month !== undefined)
    return day === undefined ? monthMoment(null, Number(month)) : dayMoment(null, Number(month), Number(day));
  const [, first, second] = /^(\d{1,2})\. ?(\d{1,2})\.$/.exec(text) ?? [];
  return first === undefined ? null : dayMoment(null, Number(second), Number(first));
}

/** Both readings of a date in digits where both are days: 3/4/2026. */
function numericDate(text: string, isMonthFirst: boolean): (Moment | null)[] {
  const [, first = '', mark = '', second = '', third = ''] = NUMERIC_DATE.exec(text) ?? [];
  if (first === '') return [];
  if (first.length === 4)
    return isYear(Number(first)) && third.length <= 2 ? [dayMoment(Number(first), Number(second), Number(third))] : [];
  // Korean short dates: "26. 10. 31."
  const yearFirst =
    mark === '.' && text.includes('. ') && first.length === 2 && third.length <= 2
      ? dayMoment(fullYear(Number(first)), Number(second), Number(third))
      : null;
  if (first.length === 3 || (third.length !== 4 && third.length !== 2)) return [yearFirst];
  const year = third.length === 4 ? Number(third) : fullYear(Number(third));
  if (!isYear(year)) return [];
  const dayFirst = dayMoment(year, Number(second), Number(first));
  const monthFirst = mark === '/' || mark === '-' ? dayMoment(year, Number(first), Number(second)) : null;
  const readings = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const distinct = readings[0]?.iso === readings[1]?.iso ? readings.slice(0, 1) : readings;
  return [yearFirst, ...distinct];
}

/** `14:30`, `14:30:15`, and `10h30`, which comes last because `1h26` is a half as well. */
export function readClock(text: string): Moment[] {
  const [, hour, minute, second] = /^t?(\d{1,2})[:h](\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined) return [];
  const moment = clockMoment(Number(hour), Number(minute), second === undefined ? null : Number(second));
  return moment ? [moment] : [];
}

/** Canonical texts that are no ISO 8601: `FY2026-Q3`, `-W-1`. */
function canonical(text: string): Moment | null {
  const [, year, part] = /^(fy\d{4}|\d{4})-([qh])(?=\d$)/.exec(text) ?? [];
  if (year !== undefined) return partMoment(part === 'q' ? 'quarter' : 'half', year.toUpperCase(), Number(text.at(-1)));
  const [, weekday] = /^-w-([1-7])$/.exec(text) ?? [];
  return weekday === undefined ? null : { grain: 'weekday', iso: `-W-${weekday}`, hasYear: false };
}

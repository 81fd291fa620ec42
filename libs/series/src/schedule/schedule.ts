import { IANAZone, Info } from 'luxon';
import { BadRequestError } from '@app/platform';

/** A time on the clock of the series' zone. */
export interface ClockTime {
  /** 0 to 23 */
  hour: number;
  minute: number;
}

/** When a series is due: at every full hour, after so much time, or on days of the week at a time of the clock. */
export type Schedule =
  | { kind: 'hourly' }
  | { kind: 'every'; minutes: number }
  /** `weekdays` as ISO counts them: 1 is Monday, 7 Sunday. */
  | { kind: 'days'; weekdays: ReadonlySet<number>; time: ClockTime };

/** The schedules there are, as a refusal shows them. */
export const SCHEDULE_FORMS =
  'hourly, every <n>m (5 to 1440), every <n>h (1 to 168), daily [time], weekdays [time] or weekly <day> [time], ' +
  'such as daily 9am, weekdays 8:30am, weekly mon 21:15';

const NINE: ClockTime = { hour: 9, minute: 0 };
const WORKING_DAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [...WORKING_DAYS, 6, 7];

const INTERVAL = /^every (\d{1,4}) ?([mh])$/;
const ON_DAYS = /^(daily|weekdays|weekly (?<day>[a-z]+))(?: (?<time>.+))?$/;
const TWELVE_HOURS = /^(1[0-2]|0?[1-9])(?::([0-5]\d))? ?([ap])m$/;
const TWENTY_FOUR_HOURS = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Minutes in a unit, and the least and most of it in an interval; a week is the longest. */
const UNITS = {
  m: { minutes: 1, least: 5, most: 1440 },
  h: { minutes: 60, least: 1, most: 168 },
};

/** Reads a schedule in any case and with any blanks between its words; null where it is none of the forms. */
export function readSchedule(text: string): Schedule | null {
  const words = text.trim().toLowerCase().split(/\s+/).join(' ');
  if (words === 'hourly') return { kind: 'hourly' };
  return readInterval(words) ?? readDays(words);
}

/** Reads a schedule. Throws `BadRequestError` that shows the forms; `path` is what the request calls it. */
export function parseSchedule(text: string, path = 'schedule'): Schedule {
  const schedule = readSchedule(text);
  if (!schedule) throw new BadRequestError([{ path, message: `is none of ${SCHEDULE_FORMS}` }]);
  return schedule;
}

function readInterval(words: string): Schedule | null {
  const [, count, unit] = INTERVAL.exec(words) ?? [];
  if (count === undefined || unit === undefined) return null;
  const { minutes, least, most } = UNITS[unit as keyof typeof UNITS];
  const isWithin = Number(count) >= least && Number(count) <= most;
  return isWithin ? { kind: 'every', minutes: Number(count) * minutes } : null;
}

function readDays(words: string): Schedule | null {
  const found = ON_DAYS.exec(words);
  if (!found) return null;
  const days = found.groups?.day === undefined ? plainDays(found[1]) : dayNamed(found.groups.day);
  const time = found.groups?.time === undefined ? NINE : readTime(found.groups.time);
  return days && time && { kind: 'days', weekdays: new Set(days), time };
}

function plainDays(form: string | undefined): number[] {
  return form === 'daily' ? EVERY_DAY : WORKING_DAYS;
}

/** The full English name or its first three letters. */
function dayNamed(name: string): number[] | null {
  const names = [Info.weekdays('long', { locale: 'en-US' }), Info.weekdays('short', { locale: 'en-US' })];
  const day = names.map((list) => list.findIndex((known) => known.toLowerCase() === name)).find((at) => at >= 0);
  return day === undefined ? null : [day + 1];
}

function readTime(words: string): ClockTime | null {
  const [, twelve, minuteOfTwelve, half] = TWELVE_HOURS.exec(words) ?? [];
  // 12am is the first hour of the day, 12pm the one after noon.
  if (twelve) return { hour: (Number(twelve) % 12) + (half === 'p' ? 12 : 0), minute: Number(minuteOfTwelve ?? 0) };
  const [, hour, minute] = TWENTY_FOUR_HOURS.exec(words) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : null;
}

/** Whether it is a zone of the IANA database; fixed offsets such as `+02:00` are none, they know no summer. */
export function isTimeZone(name: string): boolean {
  return /^[a-z]/i.test(name) && IANAZone.isValidZone(name);
}

/** Throws `BadRequestError` where there is no such zone; `path` is what the request calls it. */
export function checkTimeZone(name: string, path = 'tz'): void {
  if (isTimeZone(name)) return;
  throw new BadRequestError([{ path, message: 'is no IANA time zone, such as UTC or Europe/Berlin' }]);
}

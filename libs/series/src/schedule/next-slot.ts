import { DateTime } from 'luxon';
import { checkTimeZone, type ClockTime, parseSchedule, type Schedule } from './schedule';

/** A zone may lose a whole day, as Apia did: a slot that is still ahead may be that of the day before yesterday. */
const DAYS_BACK = 2;
/** Past a week every day of the week has been seen. */
const DAYS_AHEAD = 9;

/**
 * The first slot after a moment, for a schedule that `parseSchedule` takes and an IANA zone.
 *
 * Times of the clock come once a local day whatever the zone does: one that a change skips runs as much later as the clock
 * jumped (2:30 at 3:30), one that comes twice runs at the first. `hourly` is each full hour of the local clock. `every …` is
 * elapsed time, which no change touches, counted from `anchor`: the moment the series started, so that series started at all
 * times of the hour do not all fall due in the same minute. The anchor may lie before or behind `after`. Throws `BadRequestError`.
 */
export function nextSlot(schedule: string, tz: string, after: Date, anchor: Date = after): Date {
  return slotAfter(parseSchedule(schedule), tz, after, anchor);
}

function slotAfter(schedule: Schedule, tz: string, after: Date, anchor: Date): Date {
  if (schedule.kind === 'hourly') return nextFullHour(tz, after);
  if (schedule.kind === 'every') return nextStep(schedule.minutes, after, anchor);
  return nextTime(schedule.weekdays, schedule.time, tz, after);
}

function nextFullHour(tz: string, after: Date): Date {
  const toFullHour = (at: DateTime) => at.startOf('minute').plus({ minutes: 60 - at.minute });
  const next = toFullHour(localTime(after, tz));
  // Where the clock changes by half an hour on the way, the full hour is not an hour's rest away.
  return (next.minute === 0 ? next : toFullHour(next)).toJSDate();
}

function nextStep(minutes: number, after: Date, anchor: Date): Date {
  const step = minutes * 60_000;
  const steps = Math.floor((after.getTime() - anchor.getTime()) / step) + 1;
  return new Date(anchor.getTime() + steps * step);
}

function nextTime(weekdays: ReadonlySet<number>, time: ClockTime, tz: string, after: Date): Date {
  const today = localTime(after, tz);
  const hasChanged = today.minus({ days: DAYS_BACK }).offset !== today.offset;
  // Dates are counted in UTC, which has all of them.
  const thisDate = DateTime.utc(today.year, today.month, today.day);
  for (let ahead = hasChanged ? -DAYS_BACK : 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = thisDate.plus({ days: ahead });
    if (!weekdays.has(date.weekday)) continue;
    const slot = momentOf(date, time, tz);
    if (slot > after) return slot;
  }
  throw new Error(`no day of the week in ${DAYS_AHEAD} days`);
}

function localTime(at: Date, tz: string): DateTime {
  const local = DateTime.fromJSDate(at, { zone: tz });
  if (!local.isValid) checkTimeZone(tz);
  return local;
}

/** Of a date and a time of the clock: where a zone has both twice the first, where it has neither as much later as it jumped. */
function momentOf(date: DateTime, time: ClockTime, tz: string): Date {
  // Told from the offset of that day; `fromObject` starts at today's, which for Apia's past is a day away and leads astray.
  const moment = date.set(time).setZone(tz, { keepLocalTime: true });
  return (moment.getPossibleOffsets()[0] ?? moment).toJSDate();
}

import { WallCalendar } from './wall-calendar';

/** A schedule as the model understands it, and as an owner writes it. */
export interface ModelSchedule {
  text: string;
  tz: string;
  /** The first slot later than `now`, in milliseconds; intervals are counted from `anchor`. */
  next(now: number, anchor: number): number;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WORKING = [1, 2, 3, 4, 5];
const DAY_NAMES = ['sunday', 'mon', 'Tuesday', 'wed', 'thu', 'FRI', 'sat'];

/** The calendars of zones, each made once. */
export class Calendars {
  private readonly known = new Map<string, WallCalendar>();

  of(tz: string): WallCalendar {
    const calendar = this.known.get(tz) ?? new WallCalendar(tz);
    this.known.set(tz, calendar);
    return calendar;
  }

  every(minutes: number, tz: string): ModelSchedule {
    const step = minutes * 60_000;
    const text = minutes % 60 === 0 ? `every ${minutes / 60}h` : `every ${minutes}m`;
    return { text, tz, next: (now, anchor) => anchor + (Math.floor((now - anchor) / step) + 1) * step };
  }

  hourly(tz: string): ModelSchedule {
    return { text: 'hourly', tz, next: (now) => this.of(tz).nextFullHour(now) };
  }

  daily(minutes: number, tz: string): ModelSchedule {
    return { text: `daily ${clock(minutes)}`, tz, next: (now) => this.of(tz).nextOn(WEEK, minutes, now) };
  }

  weekdays(tz: string): ModelSchedule {
    return { text: 'weekdays', tz, next: (now) => this.of(tz).nextOn(WORKING, 9 * 60, now) };
  }

  /** Nine in the morning after a moment, when the day's digest is due. */
  nine(tz: string, after: number): number {
    return this.of(tz).nextOn(WEEK, 9 * 60, after);
  }

  weekly(day: number, minutes: number, tz: string): ModelSchedule {
    const text = `weekly ${DAY_NAMES[day]} ${clock(minutes)}`;
    return { text, tz, next: (now) => this.of(tz).nextOn([day], minutes, now) };
  }
}

/** `21:15`, or in the morning `9:30am`. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return hour >= 12 ? `${hour}:${minute}` : `${hour === 0 ? 12 : hour}:${minute}am`;
}

/** Days of the week as a cadence names them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Days a show runs on: all, Monday to Friday, or one of the week. */
export type CadenceDays = 'daily' | 'weekdays' | Weekday;

/** When a show looks at its source, as a form asks for it. */
export type Cadence =
  | { kind: 'hourly' }
  | { kind: 'every'; minutes: number }
  /** `time` as a clock of 24 hours shows it, `09:00`. */
  | { kind: 'days'; days: CadenceDays; time: string };

export const NINE = '09:00';

const INTERVAL = /^every (\d{1,4}) ?([mh])$/;
const ON_DAYS = /^(daily|weekdays|weekly ([a-z]{3})[a-z]*)(?: (.+))?$/;
const CLOCK = /^(\d{1,2})(?::(\d\d))? ?([ap])?m?$/;
const HOUR = 60;
const DAYS_A_MONTH = 30.44;

/** Reads the api's form of a cadence; null where it is none that a form could show. */
export function readCadence(text: string): Cadence | null {
  const written = text.trim().toLowerCase().split(/\s+/).join(' ');
  if (written === 'hourly') return { kind: 'hourly' };
  const [, count, unit] = INTERVAL.exec(written) ?? [];
  if (count) return { kind: 'every', minutes: Number(count) * (unit === 'h' ? HOUR : 1) };
  const [, form, day, clock] = ON_DAYS.exec(written) ?? [];
  const days = form === 'daily' || form === 'weekdays' ? form : WEEKDAYS.find((name) => name === day);
  const time = clock === undefined ? NINE : readClock(clock);
  return days && time ? { kind: 'days', days, time } : null;
}

/** Writes it as the api takes it. */
export function writeCadence(cadence: Cadence): string {
  if (cadence.kind === 'hourly') return 'hourly';
  if (cadence.kind === 'every') {
    const { minutes } = cadence;
    return minutes % HOUR === 0 ? `every ${minutes / HOUR}h` : `every ${minutes}m`;
  }
  const { days, time } = cadence;
  return `${days === 'daily' || days === 'weekdays' ? days : `weekly ${days}`} ${time}`;
}

/** How often it runs in a month of usual length. */
export function runsAMonth(cadence: Cadence): number {
  if (cadence.kind === 'hourly') return Math.round(DAYS_A_MONTH * 24);
  if (cadence.kind === 'every') return Math.round((DAYS_A_MONTH * 24 * HOUR) / cadence.minutes);
  if (cadence.days === 'daily') return Math.round(DAYS_A_MONTH);
  return Math.round((DAYS_A_MONTH / 7) * (cadence.days === 'weekdays' ? 5 : 1));
}

function readClock(text: string): string | null {
  const [, hours, minutes = '00', half] = CLOCK.exec(text) ?? [];
  if (hours === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}

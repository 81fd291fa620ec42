/** How long a moment lasts, or what of the calendar it names. */
export type Grain =
  | 'instant'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'fiscal-year'
  | 'season'
  | 'weekday'
  | 'clock';

/** A point or stretch of the calendar. */
export interface Moment {
  readonly grain: Grain;
  /**
   * Canonical, so that equal moments have equal texts: `2026-08-31`, `--08-31` and `--08` without a year, `2026-Q3`,
   * `Q3`, `FY2026-Q3`, `2026-H1`, `2026-W21`, `W21`, `FY2027` (by the year it ends in), `2025/26`, `-W-1` for Monday,
   * `T14:30`, and an instant with the offset that it was given with.
   */
  readonly iso: string;
  readonly hasYear: boolean;
}

const DAY = 86_400_000;

/** Two digits. */
function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The day, if there is one of that number in that month; without a year, February has 29. */
export function dayMoment(year: number | null, month: number, day: number): Moment | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year ?? 2024, month)) return null;
  return year === null
    ? { grain: 'day', iso: `--${two(month)}-${two(day)}`, hasYear: false }
    : { grain: 'day', iso: `${year}-${two(month)}-${two(day)}`, hasYear: true };
}

/** A month from 1, in a year or in any. */
export function monthMoment(year: number | null, month: number): Moment | null {
  if (month < 1 || month > 12) return null;
  return { grain: 'month', iso: `${year ?? '-'}-${two(month)}`, hasYear: year !== null };
}

/** A quarter, half or ISO week, in a year or in any. */
export function partMoment(grain: 'quarter' | 'half' | 'week', year: string | null, part: number): Moment | null {
  const most = { quarter: 4, half: 2, week: 53 }[grain];
  if (part < 1 || part > most) return null;
  const name = { quarter: `Q${part}`, half: `H${part}`, week: `W${two(part)}` }[grain];
  return { grain, iso: year === null ? name : `${year}-${name}`, hasYear: year !== null };
}

/** A calendar year. */
export function yearMoment(year: number): Moment {
  return { grain: 'year', iso: String(year), hasYear: true };
}

/** A fiscal year, by the year it ends in. */
export function fiscalMoment(year: number): Moment {
  return { grain: 'fiscal-year', iso: `FY${year}`, hasYear: true };
}

/** A season of one year, or of two years as `2025/26`. */
export function seasonMoment(from: number, to: number): Moment {
  return { grain: 'season', iso: from === to ? String(from) : `${from}/${two(to % 100)}`, hasYear: true };
}

/** A weekday from 1 (Monday). */
export function weekdayMoment(weekday: number): Moment {
  return { grain: 'weekday', iso: `-W-${weekday}`, hasYear: false };
}

/** A time of day; null for one that no clock shows. */
export function clockMoment(hour: number, minute: number, second: number | null): Moment | null {
  if (hour > 23 || minute > 59 || (second ?? 0) > 59) return null;
  const seconds = second === null ? '' : `:${two(second)}`;
  return { grain: 'clock', iso: `T${two(hour)}:${two(minute)}${seconds}`, hasYear: false };
}

/** The Monday of an ISO week, in days since 1970. */
export function weekStart(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4) / DAY;
  return fourth - weekdayOf(fourth) + 1 + (week - 1) * 7;
}

/** The weekday from 1 (Monday) of a day since 1970. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Days of a month from 1. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

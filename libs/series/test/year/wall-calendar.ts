/** What the clock on a wall shows. */
interface Wall {
  /** `2026-03-29` */
  date: string;
  /** Since midnight as the clock counts them. */
  minutes: number;
  /** 0 is Sunday. */
  weekday: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;

/**
 * A zone's clock as the engine's calendar shows it: moments are found by looking at the clock every quarter of an hour, so
 * that it shares nothing with the library that schedules are made with.
 */
export class WallCalendar {
  private readonly format: Intl.DateTimeFormat;
  private readonly moments = new Map<string, number>();

  constructor(tz: string) {
    const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    this.format = new Intl.DateTimeFormat('en-GB', { timeZone: tz, hourCycle: 'h23', ...numbers });
  }

  show(at: number): Wall {
    const parts = Object.fromEntries(this.format.formatToParts(at).map(({ type, value }) => [type, value]));
    const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
    const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
    return { date, minutes, weekday: new Date(date).getUTCDay() };
  }

  /** When the clock first shows it; where it never does, as much later as it jumped. */
  moment(date: string, minutes: number): number {
    const key = `${date} ${minutes}`;
    const found = this.moments.get(key) ?? this.find(date, minutes);
    this.moments.set(key, found);
    return found;
  }

  /** The next moment after `after` at which it shows a full hour. */
  nextFullHour(after: number): number {
    let at = Math.floor(after / QUARTER_MS) * QUARTER_MS + QUARTER_MS;
    while (this.show(at).minutes % 60 !== 0) at += QUARTER_MS;
    return at;
  }

  /** The next moment after `after` at which it shows that time on one of these days of the week (0 is Sunday). */
  nextOn(weekdays: readonly number[], minutes: number, after: number): number {
    for (let day = -2; day < 10; day += 1) {
      const date = new Date(Date.parse(this.show(after).date) + day * DAY_MS).toISOString().slice(0, 10);
      if (!weekdays.includes(new Date(date).getUTCDay())) continue;
      const moment = this.moment(date, minutes);
      if (moment > after) return moment;
    }
    throw new Error('no such day');
  }

  private find(date: string, minutes: number): number {
    const asUtc = Date.parse(date) + minutes * MINUTE_MS;
    for (let at = asUtc - 15 * 4 * QUARTER_MS; at <= asUtc + 15 * 4 * QUARTER_MS; at += QUARTER_MS) {
      const shown = this.show(at);
      if (shown.date === date && shown.minutes === minutes) return at;
    }
    const before = asUtc - 2 * DAY_MS;
    const shown = this.show(before);
    return asUtc - (Date.parse(shown.date) + shown.minutes * MINUTE_MS - before);
  }
}

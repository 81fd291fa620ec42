/** A run as its viewer's calendar and clock show it. */
export interface RunTime {
  day: 'today' | 'tomorrow' | 'later';
  /** `Mon 24 Nov` */
  date: string;
  /** `09:00` */
  time: string;
  /** The same moment on the show's own clock, where that shows another; `date` is null on the same day. */
  there: { place: string; time: string; date: string | null } | null;
}

const DAY_MS = 86_400_000;

/** The time zone that the browser is in. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Where a zone is, as people say it: `America/New_York` is New York. */
export function placeOf(tz: string): string {
  return (tz.split('/').at(-1) ?? tz).replaceAll('_', ' ');
}

/** Tells a run (ISO, UTC) in the viewer's zone, and in the show's where its clock differs then. */
export function runTime(iso: string, tz: string, viewer: string = viewerZone(), now: Date = new Date()): RunTime {
  const at = new Date(iso);
  const here = clockOf(at, viewer);
  const there = clockOf(at, tz);
  const today = clockOf(now, viewer).date;
  const tomorrow = clockOf(new Date(now.getTime() + DAY_MS), viewer).date;
  const differs = here.time !== there.time || here.date !== there.date;
  return {
    day: here.date === today ? 'today' : here.date === tomorrow ? 'tomorrow' : 'later',
    ...here,
    there: differs
      ? { place: placeOf(tz), time: there.time, date: here.date === there.date ? null : there.date }
      : null,
  };
}

function clockOf(at: Date, timeZone: string): { date: string; time: string } {
  const date = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { date: date.format(at).replace(',', ''), time: time.format(at) };
}

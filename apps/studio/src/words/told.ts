/** Figures and times as the studio's own language writes them. */

/** How one language and region writes them. */
function writersOf(tag: string) {
  // English dates stand as Europe writes them.
  const dates = tag === 'en' ? 'en-GB' : tag;
  return {
    whole: new Intl.NumberFormat(tag),
    megabyte: new Intl.NumberFormat(tag, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' }),
    second: new Intl.NumberFormat(tag, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
    }),
    exact: new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }),
    percent: new Intl.NumberFormat(tag, { maximumFractionDigits: 0, style: 'percent' }),
    dollars: new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }),
    day: new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short' }),
    dayOfYear: new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short', year: 'numeric' }),
    monthOfYear: new Intl.DateTimeFormat(dates, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
    relative: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
    languages: new Intl.DisplayNames(tag, { type: 'language' }),
  };
}

let writers = writersOf('en');

/** From here on figures and times are written as in this language and region. */
export function tellIn(tag: string): void {
  writers = writersOf(tag);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const told = {
  count: (amount: number) => writers.whole.format(amount),
  /** A figure as it came, unrounded as far as anyone reads. */
  exact: (amount: number) => writers.exact.format(amount),
  megabytes: (bytes: number) => writers.megabyte.format(bytes / 1e6),
  /** A length to a tenth of a second. */
  seconds: (seconds: number) => writers.second.format(seconds),
  /** A share of 1. */
  percent: (share: number) => writers.percent.format(share),
  /** US dollars. */
  usd: (amount: number) => writers.dollars.format(amount),
  /** Of a language's code, its name. */
  language: (code: string) => writers.languages.of(code) ?? code,
  /** The day, with its year. */
  day: (iso: string) => writers.dayOfYear.format(new Date(iso)),
  /** A month such as `2026-11`, in short. */
  month: (month: string) => writers.monthOfYear.format(new Date(`${month}-01T00:00:00Z`)),
  /** How long ago within a week, else the day. */
  when: (iso: string, now: number = Date.now()) => {
    const at = new Date(iso);
    const ago = now - at.getTime();
    if (ago < MINUTE) return writers.relative.format(0, 'second');
    if (ago < HOUR) return writers.relative.format(-Math.floor(ago / MINUTE), 'minute');
    if (ago < DAY) return writers.relative.format(-Math.floor(ago / HOUR), 'hour');
    if (ago < 7 * DAY) return writers.relative.format(-Math.floor(ago / DAY), 'day');
    return (at.getFullYear() === new Date(now).getFullYear() ? writers.day : writers.dayOfYear).format(at);
  },
} as const;

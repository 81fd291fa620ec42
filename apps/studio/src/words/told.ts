/** Figures and times as the studio's own language writes them. */

const whole = new Intl.NumberFormat('en');
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const told = {
  count: (amount: number) => whole.format(amount),
  /** A figure as it came, unrounded as far as anyone reads. */
  exact: (amount: number) => exact.format(amount),
  megabytes: (bytes: number) => `${plain.format(bytes / 1e6)} MB`,
  /** US dollars. */
  usd: (amount: number) => dollars.format(amount),
  /** Of a language's code, its name. */
  language: (code: string) => languages.of(code) ?? code,
  /** The day, with its year. */
  day: (iso: string) => dayOfYear.format(new Date(iso)),
  /** A month such as `2026-11`, in short. */
  month: (month: string) => monthOfYear.format(new Date(`${month}-01T00:00:00Z`)),
  /** How long ago within a week, else the day. */
  when: (iso: string, now: number = Date.now()) => {
    const at = new Date(iso);
    const ago = now - at.getTime();
    if (ago < MINUTE) return relative.format(0, 'second');
    if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
    if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
    if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
    return (at.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(at);
  },
} as const;

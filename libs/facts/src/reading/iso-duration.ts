/** A duration as one number: `PT4H30M` is 4.5 hours. */
export interface Duration {
  number: number;
  /** CLDR's name: `minute`. */
  unit: string;
  /** More seconds than anybody counts are written as a stopped time. */
  form?: 'stopwatch';
  precision: number;
}

const PATTERN = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
/** "7h 12m", "1 d 4 h", "4m 12s": two parts at least, for one alone is a figure with its unit. */
const SPOKEN =
  /^(?=.*\d\s?[dhm][a-z]*\s*\d)(?:(\d+)\s?d(?:ays?)?)?\s?(?:(\d+)\s?h(?:(?:ou)?rs?)?)?\s?(?:(\d+)\s?m(?:in(?:ute)?s?)?)?\s?(?:(\d+)\s?s(?:ec(?:ond)?s?)?)?$/i;
const MONTHS = /^P(?=\d)(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?$/;
const STEPS = [
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];
const MOST_DECIMALS = 2;
/** More mean nothing to anybody, whose hours and minutes do. */
const MOST_SECONDS = 120;

/**
 * Reads an ISO 8601 duration, of months and years alone or without any, in the largest of its own units that takes at most two decimals;
 * null for anything else.
 */
export function readDuration(text: string): Duration | null {
  const [spoken, days = 0, hours = 0, minutes = 0, seconds = 0] = SPOKEN.exec(text) ?? [];
  if (spoken === undefined) return readIsoDuration(text);
  const parts = [
    [days, 'D'],
    ['', 'T'],
    [hours, 'H'],
    [minutes, 'M'],
    [seconds, 'S'],
  ] as const;
  const iso = parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('');
  return readIsoDuration(`P${iso.replace(/T$/, '')}`);
}

function readIsoDuration(text: string): Duration | null {
  const { years, months } = MONTHS.exec(text)?.groups ?? {};
  if (months !== undefined) return { number: Number(years ?? 0) * 12 + Number(months), unit: 'month', precision: 0 };
  if (years !== undefined) return { number: Number(years), unit: 'year', precision: 0 };
  const match = PATTERN.exec(text);
  if (!match || text.length < 3) return null;
  const counts = STEPS.map((_, index) => Number(match[index + 1] ?? 0));
  const seconds = STEPS.reduce((sum, step, index) => sum + (counts[index] ?? 0) * step.seconds, 0);
  const from = STEPS.findIndex((_, index) => match[index + 1] !== undefined);
  for (const { unit, seconds: length } of STEPS.slice(from)) {
    if (unit === 'second' && seconds > MOST_SECONDS) break;
    const number = Number((seconds / length).toFixed(MOST_DECIMALS));
    if (Math.abs(number * length - seconds) < 1e-6)
      return { number, unit, precision: String(number).split('.')[1]?.length ?? 0 };
  }
  return { number: seconds, unit: 'second', form: 'stopwatch', precision: 0 };
}

import { daysIn, type Moment, weekdayOf, weekStart } from './moment';

const DAY = 86_400_000;
/** How many there are of a moment without a year before they begin again. */
const ROUND: Readonly<Partial<Record<Moment['grain'], number>>> = {
  month: 12,
  weekday: 7,
  quarter: 4,
  half: 2,
  week: 52,
};

/** Below 0 where the first is earlier, 0 where both are the same; null for moments that cannot be compared. */
export function momentOrder(first: Moment, second: Moment): number | null {
  if (kindOf(first) !== kindOf(second)) return null;
  return placeOf(first) - placeOf(second);
}

/**
 * Whether the moments, in this order, run forward or backward in even steps: every month, every second year, the last day
 * of each month, the days on which markets are open. Months and weekdays without a year may begin again: Nov, Dec, Jan.
 */
export function isSeries(moments: readonly Moment[]): boolean {
  const [first, second] = moments;
  if (!first || !second || moments.some((moment) => kindOf(moment) !== kindOf(first))) return false;
  const places = moments.map(placeOf);
  if (isEven(places)) return true;
  if (first.grain === 'day') return isEvenByDays(moments, places);
  const round = first.hasYear ? undefined : ROUND[first.grain];
  return round !== undefined && moments.length <= round && isEvenAround(places, round);
}

function isEven(places: readonly number[]): boolean {
  const step = (places[1] ?? 0) - (places[0] ?? 0);
  return step !== 0 && places.every((place, at) => at === 0 || place - (places[at - 1] ?? 0) === step);
}

function isEvenAround(places: readonly number[], round: number): boolean {
  const steps = places.slice(1).map((place, at) => (place - (places[at] ?? 0) + round) % round);
  return steps.every((step) => step === 1) || steps.every((step) => step === round - 1);
}

/** Months by their first, last or some other day, and days of business. */
function isEvenByDays(moments: readonly Moment[], places: readonly number[]): boolean {
  const forward = (places[0] ?? 0) < (places[1] ?? 0);
  const days = forward ? places : places.toReversed();
  if (days.every((day, at) => at === 0 || day === nextWorkday(days[at - 1] ?? 0))) return true;
  const dates = moments.map(({ iso }) => iso.slice(-5).split('-').map(Number));
  const sameDay = new Set(dates.map(([, day]) => day)).size === 1;
  const lastDays = moments.every(({ iso, hasYear }, at) => {
    const [month = 1, day = 1] = dates[at] ?? [];
    const last = daysIn(hasYear ? Number(iso.slice(0, 4)) : 2024, month);
    return day === last || (month === 2 && day === 28);
  });
  if (!sameDay && !lastDays) return false;
  return isEven(
    moments.map(({ iso, hasYear }, at) => (hasYear ? Number(iso.slice(0, 4)) * 12 : 0) + (dates[at]?.[0] ?? 0)),
  );
}

function nextWorkday(day: number): number {
  return day + ({ 5: 3, 6: 2 }[weekdayOf(day)] ?? 1);
}

/** Moments of one kind can be compared: of one grain, with a year or without, of fiscal years or of calendar years. */
function kindOf({ grain, hasYear, iso }: Moment): string {
  const zone = grain === 'instant' ? iso.length > 19 : false;
  return `${grain} ${hasYear} ${iso.startsWith('FY')} ${zone}`;
}

/** A number that grows with time, by one for each moment of the grain where these follow one another. */
function placeOf({ grain, iso, hasYear }: Moment): number {
  const number = (from: number, to?: number): number => Number(iso.slice(from, to));
  switch (grain) {
    case 'instant':
      return Date.parse(iso.length > 19 ? iso.replace(':60', ':59') : `${iso.replace(':60', ':59')}Z`);
    case 'day':
      return Date.parse(hasYear ? iso : `2024-${iso.slice(2)}`) / DAY;
    case 'week':
      return hasYear ? weekStart(number(0, 4), number(6)) / 7 : number(1);
    case 'month':
      return hasYear ? number(0, 4) * 12 + number(5) : number(2);
    case 'quarter':
      return partPlace(iso, 4);
    case 'half':
      return partPlace(iso, 2);
    case 'year':
      return number(0);
    case 'fiscal-year':
      return number(2);
    case 'season':
      return number(0, 4);
    case 'weekday':
      return number(3);
    case 'clock': {
      const [hour = 0, minute = 0, second = 0] = iso.slice(1).split(':').map(Number);
      return hour * 3600 + minute * 60 + second;
    }
  }
}

function partPlace(iso: string, parts: number): number {
  const [part, year = '0'] = iso.replace('FY', '').split('-').toReversed();
  return Number(year) * parts + Number((part ?? '').slice(1));
}

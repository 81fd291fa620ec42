import type { NumberHabits } from './number-habits';

/** Digits with so many decimals are written by a format made beforehand; more are rare. */
const USUAL_DECIMALS = 4;

/** A language's formats of numbers and dates, made once: to make one costs more than to write a hundred figures. */
interface WrittenFormats {
  /** Digits with as many decimals as said. */
  digits(decimals: number, grouped: boolean): Intl.NumberFormat;
  /** What stands before decimals. */
  comma: string;
  date(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
}

/** Habits with the formats that they ask for. */
export type EquippedHabits = NumberHabits & { formats: WrittenFormats };

export const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' };
export const MONTH: Intl.DateTimeFormatOptions = { month: 'long' };
export const YEAR_MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** Makes a language's formats, all in Western digits; dates are in UTC. */
export function equipped(habits: NumberHabits): EquippedHabits {
  const locale = `${habits.locale}-u-nu-latn`;
  const number = (decimals: number, grouped: boolean): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: grouped ? 'auto' : false,
    });
  const day = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const grouped = Array.from({ length: USUAL_DECIMALS + 1 }, (_, decimals) => number(decimals, true));
  const { display, displayBare, spoken, spokenBare } = habits.dates;
  const dates = new Map(
    [display, displayBare, spoken, spokenBare, WEEKDAY, MONTH, YEAR_MONTH].map((options) => [options, day(options)]),
  );
  const formats: WrittenFormats = {
    digits: (decimals, isGrouped) => (isGrouped ? grouped[decimals] : undefined) ?? number(decimals, isGrouped),
    comma:
      number(1, true)
        .formatToParts(0.5)
        .find((part) => part.type === 'decimal')?.value ?? '.',
    date: (options) => dates.get(options) ?? day(options),
  };
  return { ...habits, formats };
}

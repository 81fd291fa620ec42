import { monthIndex } from './words/calendar.words';

const LATEST_DAY = 31;

/**
 * Reads a day written in words or by numbers as ISO `2026-10-31`: "31 October 2026", "Oct 31, 2026", "31/10/2026",
 * "31.10.2026". Null for anything else, and where day and month cannot be told apart ("05/10/2026").
 */
export function readTextDate(text: string): string | null {
  if (!/\d{4}/.test(text)) return null;
  const worded =
    /^(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?(\p{L}+)\.?,? (\d{4})$/u.exec(text) ??
    turn(/^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text));
  if (worded) return isoDay(Number(worded[3]), monthIndex(worded[2] ?? '') + 1, Number(worded[1]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return isoDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed) return slashedDay(Number(slashed[1]), Number(slashed[2]), Number(slashed[3]));
  const led = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text);
  return led ? isoDay(Number(led[1]), Number(led[2]), Number(led[3])) : null;
}

/** Reads `20261121` as ISO `2026-11-21`; null for anything else. Only its name tells such digits from an amount. */
export function readDayDigits(text: string): string | null {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : isoDay(Number(year), Number(month), Number(day));
}

/** Reads "Jan 2026", "September 2025" and "01/2026" as ISO `2026-01`; null for anything else. */
export function readTextMonth(text: string): string | null {
  const [, name = '', year = ''] = /^(\p{L}{3,12})\.?,? ((?:19|20)\d{2})$/u.exec(text) ?? [];
  const month = monthIndex(name) + 1;
  if (month > 0) return `${year}-${String(month).padStart(2, '0')}`;
  const [, digits = '', of = ''] = /^(0?[1-9]|1[0-2])\/((?:19|20)\d{2})$/.exec(text) ?? [];
  return of === '' ? null : `${of}-${digits.padStart(2, '0')}`;
}

function turn(match: RegExpExecArray | null): string[] | null {
  return match ? [match[0], match[2] ?? '', match[1] ?? '', match[3] ?? ''] : null;
}

/** Europe writes the day first, America the month: only a number past twelve tells them apart. */
function slashedDay(first: number, second: number, year: number): string | null {
  if (first === second || (first > 12 && second <= 12)) return isoDay(year, second, first);
  return second > 12 && first <= 12 ? isoDay(year, first, second) : null;
}

function isoDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > LATEST_DAY) return null;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : null;
}

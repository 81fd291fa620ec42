import type { Fact } from '@app/facts';
import { isoInstant } from '@app/lingua';

/** Numbers of a date fact, in UTC; absent ones are null. */
export interface DateParts {
  year: number | null;
  month: number | null;
  day: number | null;
  hour: number | null;
  minute: number | null;
}

const NONE: DateParts = { year: null, month: null, day: null, hour: null, minute: null };

/** Every reading of a date fact: as it is written, and in UTC where it names an offset; none for other facts. */
export function datesOf(fact: Fact): DateParts[] {
  const written = fact.kind === 'date' ? writtenParts(fact) : null;
  if (!written) return [];
  const text = textOf(fact);
  const moment = /[+-]\d{2}:?\d{2}$/.test(text) && /T\d/.test(text) ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? [written, momentParts(moment)] : [written];
}

function writtenParts(fact: Fact): DateParts | null {
  const { value, form } = fact;
  if (typeof value === 'number') {
    if (form === 'year') return { ...NONE, year: value };
    const at = new Date(form === 'epoch' ? value * 1000 : value);
    return Number.isNaN(at.getTime()) ? null : momentParts(at);
  }
  return partsOfText(textOf(fact));
}

function textOf({ value }: Fact): string {
  return isoInstant(String(value)) ?? String(value);
}

/** Numbers of a date or time of day in ISO form, or of a clock; null for any other text. */
export function partsOfText(text: string): DateParts | null {
  const clock = /^(\d{1,2}):(\d{2})/.exec(text);
  if (clock) return { ...NONE, hour: toClock(Number(clock[1]), text), minute: Number(clock[2]) };
  const match = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?:[T ](\d{2}):(\d{2}))?/.exec(text);
  if (!match) return null;
  const [year = null, month = null, day = null, hour = null, minute = null] = match
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? null : Number(part)));
  return { year, month, day, hour, minute };
}

/** Whether these numbers, as a text writes a date or a time, are all of this one. */
export function isOfDate(parts: readonly number[], { year, month, day }: DateParts): boolean {
  const own = [year, year === null ? null : year % 100, month, day];
  return parts.every((part) => own.includes(part));
}

/** Whether a time of day is this one, on a clock of 24 or of 12 hours. */
export function isOfClock([hour = -1, minute = 0]: readonly number[], parts: DateParts): boolean {
  return (
    parts.hour !== null &&
    (parts.minute ?? 0) === minute &&
    (parts.hour === hour || (parts.hour + 11) % 12 === hour - 1)
  );
}

function momentParts(at: Date): DateParts {
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  };
}

function toClock(hour: number, text: string): number {
  const half = /([ap])\.?m/i.exec(text)?.[1]?.toLowerCase();
  return half === undefined || hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
}

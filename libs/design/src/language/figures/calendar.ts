import type { FigureText } from '@app/picture';
import type { Fact } from '@app/facts';
import { isoInstant, type LanguageCode, readMoment, writeMoment } from '@app/lingua';
import { stepName } from './step-names';
import { type EquippedHabits, MONTH, WEEKDAY, YEAR_MONTH } from './written-formats';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO_DATE = /^(?:1[5-9]|20|21)\d\d-\d\d(?:-\d\d)?$/;
const ISO_PART = /^(?:20|21)\d\d-(?:W\d\d|Q[1-4]|H[12])$/;
const WEEKDAY_NAME = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?\.?$/i;
const MONTH_NAME =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?$/i;

/** The forms a date takes: with its year, without it, and the year alone; UTC. */
export function writeCalendar(fact: Fact, habits: EquippedHabits): Record<'full' | 'bare' | 'unit', FigureText> {
  const text = String(fact.value);
  const unit = fact.form ?? 'day';
  if (unit === 'year') return same(yearText(text, habits));
  if (unit === 'weekday' || unit === 'month')
    return same(partOfCalendar(text, habits) ?? { display: text, spoken: text });
  if (unit === 'clock') return same(clockText(text, habits));
  const date = dateOf(fact.value, unit);
  const year = yearText(String(date.getUTCFullYear()), habits);
  const { dates } = habits;
  if (unit === 'year-month')
    return {
      full: {
        display: shown(date, YEAR_MONTH, habits),
        spoken: said(date, YEAR_MONTH, habits),
      },
      bare: { display: shown(date, MONTH, habits), spoken: said(date, MONTH, habits) },
      unit: year,
    };
  return {
    full: { display: shown(date, dates.display, habits), spoken: said(date, dates.spoken, habits) },
    bare: { display: shown(date, dates.displayBare, habits), spoken: said(date, dates.spokenBare, habits) },
    unit: year,
  };
}

/**
 * A weekday or month of a payload by its English name ("Mon", "August"), or a day or month that is the key of its figure
 * ("2026-10", "2026-W31", days without their year), in the language; null for any other text.
 */
export function labelOfTime(text: string, habits: EquippedHabits): FigureText | null {
  const name = text.trim();
  const unit = unitOfIso(name);
  if (unit === 'year-month') return named(dateOf(name, unit), YEAR_MONTH, habits);
  if (unit === 'day') {
    const { displayBare, spokenBare } = habits.dates;
    const date = dateOf(name, unit);
    return { display: shown(date, displayBare, habits), spoken: said(date, spokenBare, habits) };
  }
  const language = habits.locale.slice(0, 2) as LanguageCode;
  const part = partOfYear(name, language);
  if (part) return part;
  const step = stepName(name, language);
  if (step !== null) return { display: step, spoken: step };
  return habits.dates.namesAsGiven ? null : partOfCalendar(name, habits);
}

/** A weekday or month by its English name, which stays as short as it is given where it is in the language; null for any other text. */
function partOfCalendar(text: string, habits: EquippedHabits): FigureText | null {
  const name = text.trim();
  const part = nameOfPart(name, habits);
  return part && habits.dates.namesAsGiven && name.length <= SHORT_NAME ? { ...part, display: name } : part;
}

const SHORT_NAME = 3;

function nameOfPart(name: string, habits: EquippedHabits): FigureText | null {
  if (WEEKDAY_NAME.test(name)) {
    const day = WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase());
    return named(new Date(Date.UTC(2024, 0, 1 + day)), WEEKDAY, habits);
  }
  if (!MONTH_NAME.test(name)) return null;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return named(new Date(Date.UTC(2024, month, 1)), MONTH, habits);
}

/** A week, quarter or half of a year as ISO writes it ("2026-W31"), in the language; null for any other text. */
export function partOfYear(text: string, language: LanguageCode): FigureText | null {
  const [part] = ISO_PART.test(text) ? readMoment(text) : [];
  if (!part) return null;
  return {
    display: writeMoment(part, language, { form: 'display' }),
    spoken: writeMoment(part, language, { form: 'spoken' }),
  };
}

/** The name of a month from 1, as it stands within a sentence. */
export function monthName(month: number, locale: string): string {
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

/** What an ISO date names; null for any other text. */
export function unitOfIso(text: string): 'day' | 'year-month' | null {
  if (!ISO_DATE.test(text) || Number.isNaN(Date.parse(text))) return null;
  return text.length === 7 ? 'year-month' : 'day';
}

/** The instant or day of a date fact's value. */
export function dateOf(value: Fact['value'], unit: string): Date {
  if (unit === 'epoch') return new Date(Number(value) * 1000);
  if (unit === 'epoch-ms') return new Date(Number(value));
  const text = String(value);
  if (unit === 'year-month') return new Date(`${text}-01`);
  return new Date(isoInstant(text) ?? text);
}

function named(date: Date, options: Intl.DateTimeFormatOptions, habits: EquippedHabits): FigureText {
  return { display: shown(date, options, habits), spoken: said(date, options, habits) };
}

function format(date: Date, options: Intl.DateTimeFormatOptions, { formats }: EquippedHabits): string {
  return formats.date(options).format(date);
}

function shown(date: Date, options: Intl.DateTimeFormatOptions, habits: EquippedHabits): string {
  const text = format(date, options, habits);
  return habits.dates.show ? habits.dates.show(text) : text;
}

function said(date: Date, options: Intl.DateTimeFormatOptions, habits: EquippedHabits): string {
  const text = format(date, options, habits);
  return habits.dates.say ? habits.dates.say(text) : text;
}

function clockText(text: string, habits: EquippedHabits): FigureText {
  const match = /^(\d{1,2}):(\d{2})/.exec(text);
  if (!match) return { display: text, spoken: text };
  const afternoon = /pm$/i.test(text) && Number(match[1]) < 12;
  const midnight = /am$/i.test(text) && Number(match[1]) === 12;
  return habits.clock(midnight ? 0 : Number(match[1]) + (afternoon ? 12 : 0), Number(match[2]), text);
}

function yearText(year: string, { dates }: EquippedHabits): FigureText {
  return dates.year ? dates.year(year) : { display: year, spoken: year };
}

function same(text: FigureText): Record<'full' | 'bare' | 'unit', FigureText> {
  return { full: text, bare: text, unit: text };
}

import { isSeries, type Moment, readMoment } from '@app/lingua';
import type { Fact, TableColumn } from '../fact';
import type { FiguresByValue } from './breakdown';
import type { FieldNames } from '../names/field-name';
import { wordsOf } from '../names/field-name';
import { GENERIC_NAMES, MAIN_COLUMNS, STEPS } from './column.words';

/** Fewer rows are no table. */
export const MIN_ROWS = 2;

/** The facts and names of a payload that is searched for tables. */
export interface Within {
  byKey: ReadonlyMap<string, Fact>;
  names: FieldNames;
  byValue: FiguresByValue;
}

/** A column of these cells; null where most are missing or differ in unit, and where they are dates. */
export function columnOf(name: string, cells: ReadonlyArray<Fact | undefined>): TableColumn | null {
  const held = cells.filter((cell) => cell !== undefined && cell.number !== null) as Fact[];
  const first = held[0];
  if (
    !first ||
    held.length < cells.length * 0.6 ||
    held.some((cell) => cell.unit?.id !== first.unit?.id || cell.currency !== first.currency)
  )
    return null;
  if (first.kind === 'date') return null;
  const kind = held.some((cell) => cell.kind === 'ratio') && first.kind === 'count' ? 'ratio' : first.kind;
  return { name, label: GENERIC_NAMES.has(name.toLowerCase()) ? '' : first.label, kind, unit: first.unit };
}

/** Name of the column that a table of these is about; null where there is none. */
export function mainColumn(columns: readonly TableColumn[]): string | null {
  const known = MAIN_COLUMNS.map((name) => columns.find((column) => column.name.toLowerCase() === name)).find(Boolean);
  const share = columns.find((column) => wordsOf(column.name).includes('bag'));
  return (share ?? known ?? columns[0])?.name ?? null;
}

const ORDERED = new RegExp(`^(q[1-4]|(${STEPS.join('|')}) \\d+|w\\d+|\\d{4}-W\\d\\d)\\b`, 'i');

/** Tells whether these names stand in time: dates, years, months, weekdays, hours. */
export function isTemporal(names: ReadonlyArray<Fact | undefined>): boolean {
  if (names.length === 0) return false;
  if (names.every((fact) => fact !== undefined && (fact.kind === 'date' || ORDERED.test(String(fact.value)))))
    return true;
  if (names.every((fact) => fact?.reading.rule === 'step-of-axis') || areNumberedWeekdays(names)) return true;
  // "2024-Q1", "FY24", "2018/19": what runs in even steps is time.
  const moments = names.flatMap((fact) => readMoment(String(fact?.value ?? ''))[0] ?? []);
  return (
    moments.length === names.length &&
    moments.every(({ grain }) => LONG.has(grain)) &&
    isSeries(moments) &&
    (moments.every(({ grain }) => grain === 'month') || areSpelledAlike(names))
  );
}

/** "Fri 12", "Sat 13": weekdays in a row, each with its day of the month. */
function areNumberedWeekdays(names: ReadonlyArray<Fact | undefined>): boolean {
  const days = names.map((fact) => /^(\p{L}+)[.,]?\s+(\d{1,2})\.?$/u.exec(String(fact?.value ?? '')));
  const weekdays = days.flatMap((day) => readMoment(day?.[1] ?? '').find(({ grain }) => grain === 'weekday') ?? []);
  const numbers = days.map((day) => Number(day?.[2]));
  const follow = numbers.every((number, at) => at === 0 || number === 1 || number === (numbers[at - 1] ?? 0) + 1);
  return follow && weekdays.length === names.length && isSeries(weekdays);
}

/** Lines T1, T2 and C4 are no quarters: those would be spelled in one way. */
function areSpelledAlike(names: ReadonlyArray<Fact | undefined>): boolean {
  return new Set(names.map((fact) => String(fact?.value ?? '').replace(/\p{Nd}/gu, '0'))).size === 1;
}

const LONG: ReadonlySet<string> = new Set<Moment['grain']>([
  'week',
  'month',
  'quarter',
  'half',
  'year',
  'fiscal-year',
  'season',
]);

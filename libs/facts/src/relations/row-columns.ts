import type { Fact } from '../fact';
import type { FieldName, FieldNames } from '../names/field-name';
import { isMember, sensesAt } from '../names/name-senses';
import { isForPeople } from '../reading/identifiers';
import type { JsonObject } from '../json-pointer';
import { isTemporal } from './table-columns';
import {
  EVENT_NAMES,
  ORDERING,
  PLACE_COLUMNS,
  RANK_COLUMNS,
  TIME_COLUMNS,
  UNIT_COLUMNS,
  WRAPPERS,
} from './column.words';

/**
 * A time that names no row, for the row has a name of its own: when an earthquake was, or the week of its run in which a
 * film is, beside its place in the charts.
 */
function isAside(times: readonly Fact[], columns: readonly string[]): boolean {
  if (isMoment(times) || isOutOfOrder(times)) return true;
  return countsOf(times) !== null && columns.some((name) => PLACE_COLUMNS.has(name.toLowerCase()));
}

/** Weeks that repeat, or go up and down, count something of each row: how long a film has run. */
function isOutOfOrder(times: readonly Fact[]): boolean {
  const counts = countsOf(times);
  if (counts === null) return false;
  return new Set(counts.slice(1).map((count, index) => Math.sign(count - (counts[index] ?? 0)))).size > 1;
}

/** "Week 3" as 3; null where any is more than that. */
function countsOf(times: readonly Fact[]): number[] | null {
  const counts = times.map(({ value }) => Number(/^\p{L}+ (\d+)$/u.exec(String(value))?.[1] ?? Number.NaN));
  return counts.some((count) => Number.isNaN(count)) ? null : counts;
}

function isMoment(facts: readonly Fact[]): boolean {
  return facts.every(({ form }) => form === 'time' || form === 'epoch' || form === 'epoch-ms');
}

/** What each row of the list holds, where it holds nothing else: `{node: {…}}`, `{type: "Feature", properties: {…}}`. */
export function wrapperOf(rows: ReadonlyArray<JsonObject | null>): string | null {
  const isObject = (row: JsonObject | null, name: string): boolean => {
    const held = row?.[name];
    return typeof held === 'object' && held !== null && !Array.isArray(held);
  };
  return WRAPPERS.find((name) => rows.every((row) => isObject(row, name))) ?? null;
}

/** Whether a column only orders the rows. */
export function orders(name: string, names: FieldNames): boolean {
  const field = names.of(name);
  return (
    RANK_COLUMNS.has(name.toLowerCase()) ||
    field.words.some((word) => ORDERING.has(word)) ||
    sensesAt(field, field.tokens.length - 1, 'quantity', true).some(({ quantity }) => quantity === 'rank')
  );
}

const HOLDINGS = new Set('symbol asset coin token ticker currency'.split(' '));
const QUANTITIES = /^(?:amount|quantity|qty|balance|units|shares|size|holding)$/i;

/** So many coins of one kind are not more than fewer of another: what they are worth is told, where the payload says it. */
export function isQuantityOfKinds(name: string, columns: readonly string[], worth: boolean): boolean {
  return worth && QUANTITIES.test(name) && columns.some((other) => HOLDINGS.has(other.toLowerCase()));
}

const OPINIONS = /^(?:body|text|comment|review|content|message|feedback)$/i;
const STARS = /^(?:stars?|rating|score)$/i;

/** Reviews with the stars that they give: what somebody wrote ranks under nobody else's. */
export function isOpinions(
  columns: readonly string[],
  count: number,
  at: (index: number, name: string) => Fact | undefined,
): boolean {
  const said = columns.some((name) => OPINIONS.test(name));
  const figures = columns.filter((name) =>
    Array.from({ length: count }, (_, index) => at(index, name)).some(
      (fact) => (fact?.number ?? null) !== null && fact?.kind !== 'date',
    ),
  );
  return said && figures.length > 0 && figures.every((name) => STARS.test(name));
}

/** Haemoglobin in grams beside cholesterol in milligrams: rows of several units, none of which comes first. */
export function isUnlike(
  columns: readonly string[],
  count: number,
  at: (index: number, name: string) => Fact | undefined,
): boolean {
  const column = columns.find((name) => UNIT_COLUMNS.has(name.toLowerCase()));
  if (column === undefined) return false;
  // Units that are counted are no units of measurement: `{"O-": {units: 168}}`.
  const stated = Array.from({ length: count }, (_, index) => at(index, column)?.value);
  return new Set(stated.filter((value) => typeof value !== 'number')).size > 1;
}

/** The column that names the rows; null where none does. */
export function labelColumn(
  names: readonly string[],
  count: number,
  at: (index: number, name: string) => Fact | undefined,
  fields: FieldNames,
): string | null {
  const values = (name: string): Fact[] =>
    Array.from({ length: count }, (_, index) => at(index, name)).filter((fact) => fact !== undefined);
  const distinct = (name: string): boolean => {
    const texts = values(name).map((fact) => String(fact.value));
    return new Set(texts).size >= texts.length * 0.8;
  };
  const lower = (name: string): string => name.toLowerCase();
  const isName = (name: string): boolean =>
    values(name).every((fact) => ['name', 'text', 'handle', 'date'].includes(fact.kind)) && distinct(name);
  const isWritten = (name: string): boolean =>
    values(name).every((fact) => fact.kind !== 'date' && isForPeople(String(fact.value)));
  const timed = names.find(
    (name) =>
      TIME_COLUMNS.has(lower(name)) &&
      distinct(name) &&
      (isTemporal(values(name)) || lower(name) === 'quarter' || lower(name) === 'week'),
  );
  const event = names.find((name) => EVENT_NAMES.has(lower(name)) && isName(name) && name !== timed);
  const named = names.find(
    (name) => name !== timed && isName(name) && values(name).every(({ kind }) => kind === 'name'),
  );
  if (timed && named && isOutOfOrder(values(timed))) return named;
  if (timed && !(event && isAside(values(timed), names))) return timed;
  if (event && isWritten(event)) return event;
  // `{code: "WX", desc: "Low visibility"}`: programs go by the one, people by the other.
  const label = names.find((name) => isMember(fields.of(name), 'label') && isName(name) && isWritten(name));
  const first = event ?? names.find((name) => isName(name) && !isMoment(values(name)));
  if (label && (first === undefined || !isWritten(first))) return label;
  if (event) return event;
  // `{crs: "THO", station: "Thorsby Central"}`: what the name of a place or a person says of a row, a code only stands for.
  const isEach = (name: string): boolean => new Set(values(name).map(({ value }) => String(value))).size === count;
  const written = names.find(
    (name) =>
      isName(name) && isWritten(name) && (namesThing(fields.of(name)) || (isEach(name) && namesKind(fields.of(name)))),
  );
  if (written && first !== undefined && !isWritten(first)) return written;
  return (
    names.find((name) => isName(name) && !isMoment(values(name))) ??
    names.find(
      (name) => values(name).every((fact) => fact.kind === 'code' && String(fact.value).length <= 12) && distinct(name),
    ) ??
    names.find((name) => isName(name)) ??
    null
  );
}

/** Whether a column is called after kinds, each of which may be a row: `{sr_code: "TRE", sr_type: "Hazardous tree"}`. */
function namesKind(field: FieldName): boolean {
  return sensesAt(field, field.tokens.length - 1, 'names', true).some(({ of }) => of === 'category');
}

/** Whether a column is called after things that have names: station, player; not after a kind that rows share. */
function namesThing(field: FieldName): boolean {
  return sensesAt(field, field.tokens.length - 1, 'names').some(({ of }) => of !== 'category' && of !== 'cause');
}

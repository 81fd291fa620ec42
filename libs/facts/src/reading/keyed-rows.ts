import { readMoment } from '@app/lingua';
import type { Json, JsonObject } from '../json-pointer';
import type { FieldName, FieldNames } from '../names/field-name';
import { hasSubject, isContainer, isFrame, isMember, isRoleAlone, sensesAt, tokensWith } from '../names/name-senses';
import { PARTS_PLAYED } from '../relations/column.words';

/** Share of rows that must have a figure for it to count as shared, and share of figures that must be shared. */
const SHARED = 0.6;
/** Objects under small letters may be parts of anything; so many of one shape are likes of each other. */
const MIN_SMALL = 3;
const DEEPEST = 3;
/** A value and its plan or its earlier one are rarely further apart. */
const ONE_SIZE = 2;

/**
 * Whether an object is a table with one row per key: `{Leeds: {deliveries: 18420}, Derby: {deliveries: 15310}}`. The rows must share
 * figures that are named after what they measure, at any depth: `{icu: {beds: {occupied, staffed}}, …}`.
 */
export function areKeyedRows(node: JsonObject, name: FieldName | null, names: FieldNames): boolean {
  const entries = Object.entries(node);
  const named = entries.filter(([key]) => !PARTS_PLAYED.test(key)).length;
  if (entries.length < 2 || named < entries.length * SHARED) return false;
  if (!entries.every(([key, row]) => isRow(row) && isName(key, names))) return false;
  const isWritten = entries.every(([key]) => /^\p{Lu}/u.test(key));
  if (!isWritten && (entries.length < MIN_SMALL || holdsMeasures(name) || areOneMeasure(entries))) return false;
  const counts = new Map<string, number>();
  for (const [, row] of entries) {
    if (
      Object.entries(row as JsonObject).some(
        ([key, value]) => typeof value === 'string' && isMember(names.of(key), 'label'),
      )
    )
      return false;
    for (const figure of figuresIn(row as JsonObject, '', DEEPEST)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= (isWritten ? entries.length * SHARED : entries.length));
  return (
    shared.length >= counts.size * SHARED &&
    // `aces: {Okafor, Brandt}`: names within small letters are whose the figures are.
    shared.some(([path]) => path.split('/').some((key) => isMeasure(key, names) && (isWritten || /^\P{Lu}/u.test(key))))
  );
}

/** `metrics`, `kpis`, `Kennzahlen`: what they hold are things that are measured, and no rows. */
function holdsMeasures(name: FieldName | null): boolean {
  return (
    name !== null &&
    tokensWith(name, 'member').some((at) => sensesAt(name, at, 'member').some(({ member }) => member === 'label'))
  );
}

/** `{occupancy: {actual: 0.87, plan: 0.86}, …}`: figures of about one size in each row are one measure in several parts, and no columns. */
function areOneMeasure(entries: ReadonlyArray<[string, Json]>): boolean {
  return entries.every(([, row]) => {
    const values = Object.values(row as JsonObject);
    const sizes = values.flatMap((value) => (typeof value === 'number' ? [Math.abs(value)] : []));
    return sizes.length > 1 && sizes.length === values.length && Math.max(...sizes) <= Math.min(...sizes) * ONE_SIZE;
  });
}

/** Names of the figures of a row, those of its objects behind their names. */
function figuresIn(row: JsonObject, before: string, depth: number): string[] {
  return Object.entries(row).flatMap(([key, value]): string[] => {
    const path = `${before}${readMoment(key).length > 0 ? '*' : key}`;
    if (typeof value === 'number') return [path];
    return depth > 0 && isRow(value) ? [...new Set(figuresIn(value as JsonObject, `${path}/`, depth - 1))] : [];
  });
}

function isRow(row: Json | undefined): boolean {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

function isName(key: string, names: FieldNames): boolean {
  const name = names.of(key);
  return /^\p{L}/u.test(key) && readMoment(key).length === 0 && !isFrame(name) && !isContainer(name);
}

function isMeasure(key: string, names: FieldNames): boolean {
  const name = names.of(key);
  return hasSubject(name) && !isRoleAlone(name) && !isMember(name, 'value');
}

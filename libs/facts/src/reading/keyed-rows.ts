import { readMoment } from '@app/lingua';
import type { JsonObject } from '../json-pointer';
import type { FieldNames } from '../names/field-name';
import { hasSubject, isFrame, isMember, isRoleAlone } from '../names/name-senses';
import { PARTS_PLAYED } from '../relations/column.words';

/** Share of rows that must have a figure for it to count as shared, and share of figures that must be shared. */
const SHARED = 0.6;

/**
 * Whether an object is a table with one row per key: `{Leeds: {deliveries: 18420}, Derby: {deliveries: 15310}}`. The keys must look
 * like names, and the rows must share figures that are named after what they measure.
 */
export function areKeyedRows(node: JsonObject, names: FieldNames): boolean {
  const entries = Object.entries(node);
  if (entries.length < 2 || !entries.every(([key, row]) => isRow(row) && isName(key, names))) return false;
  const counts = new Map<string, number>();
  for (const [, row] of entries)
    for (const [key, value] of Object.entries(row as JsonObject)) {
      if (typeof value === 'string' && isMember(names.of(key), 'label')) return false;
      if (typeof value === 'number') counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const shared = [...counts].filter(([, count]) => count >= entries.length * SHARED);
  return shared.length >= counts.size * SHARED && shared.some(([key]) => isMeasure(key, names));
}

function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

function isName(key: string, names: FieldNames): boolean {
  return /^\p{Lu}/u.test(key) && !PARTS_PLAYED.test(key) && readMoment(key).length === 0 && !isFrame(names.of(key));
}

function isMeasure(key: string, names: FieldNames): boolean {
  const name = names.of(key);
  return hasSubject(name) && !isRoleAlone(name) && !isMember(name, 'value');
}

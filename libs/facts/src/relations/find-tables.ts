import type { Fact, FactTable } from '../fact';
import type { FieldNames } from '../names/field-name';
import { pointerOf, type Json, type JsonObject } from '../json-pointer';
import { headerTableOf } from '../reading/header-table';
import { figuresByValue } from './breakdown';
import type { Within } from './table-columns';
import { listsOf, tableOfMap, tableOfParallel, timesOf } from './table-of-keys';
import { tableOfList, tableOfObjects } from './table-of-list';
import { tableOfPairs } from './table-of-pairs';
import { tableOfRhythm } from './rhythm';
import { inTimeOrder } from './time-order';

/** Finds lists of like objects, parallel lists and maps from names to figures. */
export function findTables(
  root: Json[] | JsonObject,
  byKey: ReadonlyMap<string, Fact>,
  names: FieldNames,
): FactTable[] {
  const byValue = figuresByValue([...byKey.values()]);
  const within: Within = { byKey, names, byValue };
  const tables: FactTable[] = [];
  /** Lists that are columns of a table already. */
  const columns = new Set<string>();
  /** `times`: the only list of times in the object above. */
  const visit = (node: Json[] | JsonObject, path: string[], times: readonly Fact[] | null): void => {
    const headed = headerTableOf(node);
    const titled =
      headed && tableOfList(headed.objects, headed.rows === null ? path : [...path, headed.rows], within, headed.parts);
    if (titled) tables.push(titled);
    if (headed?.rows === null) return;
    const lists = listsOf(node);
    const found = Array.isArray(node)
      ? (tableOfList(node, path, within) ??
        tableOfPairs(node, path, within) ??
        (columns.has(pointerOf(path)) ? null : tableOfRhythm(node, path, within)))
      : (tableOfMap(node, path, within) ??
        tableOfObjects(node, path, within) ??
        tableOfParallel(lists, path, within, times));
    if (found) {
      tables.push(inTimeOrder(found, byKey));
      for (const { name } of found.columns) columns.add(pointerOf([...path, name]));
    }
    const axis = timesOf(lists, path, within);
    for (const [name, child] of Object.entries(node)) {
      if (child !== null && typeof child === 'object' && name !== headed?.rows && name !== headed?.header)
        visit(child, [...path, name], axis);
    }
  };
  visit(root, [], null);
  return tables;
}

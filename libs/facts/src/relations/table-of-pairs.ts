import { labelOfPath } from '../names/label-of';
import type { Fact, FactTable } from '../fact';
import { pointerOf, type Json } from '../json-pointer';
import { columnOf, isTemporal, MIN_ROWS, type Within } from './table-columns';

/** `[[1795132800, 1204], …]`, as clients of time series send it: when and how much. Null for any other list. */
export function tableOfPairs(list: Json[], path: string[], { byKey, names }: Within): FactTable | null {
  if (list.length < MIN_ROWS || list.some((row) => !Array.isArray(row) || row.length !== 2)) return null;
  const at = (index: number, place: string): Fact | undefined => byKey.get(pointerOf([...path, String(index), place]));
  const times = list.map((_, index) => at(index, '0'));
  const figures = list.map((_, index) => at(index, '1'));
  const column = columnOf('value', figures);
  if (column === null || !isTemporal(times)) return null;
  const label = figures.find((fact) => fact !== undefined)?.label ?? labelOfPath(path, names);
  const rows = times.flatMap((time, index) => {
    const cell = figures[index];
    if (!time) return [];
    const cells: Record<string, string> = cell && cell.number !== null ? { value: cell.key } : {};
    return [{ name: { key: time.key, form: 'full' as const }, cells, rank: null, picture: null }];
  });
  return { key: pointerOf(path), label, temporal: true, columns: [{ ...column, label }], main: 'value', rows };
}

import { labelOfPath } from '../names/label-of';
import type { Fact, FactTable } from '../fact';
import { pointerOf, type Json } from '../json-pointer';
import { columnOf, isTemporal, MIN_ROWS, type Within } from './table-columns';

const LATEST = 2_200_000_000;
const EARLIEST = 946_684_800;

/** Tells whether a whole number that begins a pair is a moment: seconds or milliseconds since 1970, of this century. */
export function isPairTime(value: number): boolean {
  const seconds = value > 1e11 ? value / 1000 : value;
  return Number.isInteger(value) && seconds >= EARLIEST && seconds < LATEST;
}

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

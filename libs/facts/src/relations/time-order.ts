import { type Moment, momentOrder, readMoment } from '@app/lingua';
import type { Fact, FactName, FactTable } from '../fact';

/** The rows of a series, earliest first, where each says when by itself and with its year: payloads often begin with the latest. */
export function inTimeOrder(table: FactTable, byKey: ReadonlyMap<string, Fact>): FactTable {
  if (!table.temporal) return table;
  const rows = table.rows.map((row) => ({ row, moment: momentOf(row.name, byKey) }));
  const [first] = rows;
  if (!first?.moment || rows.some(({ moment }) => !isComparable(moment, first.moment))) return table;
  const sorted = rows.toSorted((a, b) => orderOf(a.moment, b.moment));
  return { ...table, rows: sorted.map(({ row }) => row) };
}

function momentOf({ key, form }: FactName, byKey: ReadonlyMap<string, Fact>): Moment | null {
  const fact = byKey.get(key);
  const text = form === 'label' ? (fact?.path.at(-1) ?? '') : String(fact?.value ?? '');
  // "2021/22" is a season and a fiscal year, in the same order.
  return text.length > LONGEST ? null : (readMoment(text)[0] ?? null);
}

const LONGEST = 40;

function isComparable(one: Moment | null, other: Moment | null): boolean {
  return one !== null && other !== null && one.hasYear && momentOrder(one, other) !== null;
}

function orderOf(one: Moment | null, other: Moment | null): number {
  return one && other ? (momentOrder(one, other) ?? 0) : 0;
}

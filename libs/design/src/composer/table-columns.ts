import type { Fact, FactTable, TableColumn } from '@app/facts';
import type { NamedFact } from './idea';
import type { Story } from './story';

/** Rows of one column with their names, in payload order. */
export function columnOf(table: FactTable, column: string, story: Story): NamedFact[] {
  return table.rows.flatMap((row) => {
    const fact = story.byKey.get(row.cells[column] ?? '');
    return fact && fact.number !== null ? [{ name: row.name, fact }] : [];
  });
}

/** Number behind a row; rows without one do not reach an idea. */
export function valueOf(row: NamedFact): number {
  return row.fact.number ?? 0;
}

/** A column from its largest figure down; rows with equal figures keep the payload's order. */
export function sortedDown(rows: readonly NamedFact[]): NamedFact[] {
  return [...rows].sort((a, b) => valueOf(b) - valueOf(a));
}

/** Facts behind an idea's rows. */
export function factsOf(rows: readonly NamedFact[]): Fact[] {
  return rows.map((row) => row.fact);
}

/** Every row is told by its own name: a superlative about one of two rows of one name would be ambiguous. */
export function namesDiffer(rows: readonly NamedFact[], story: Story): boolean {
  const names = rows.map((row) => wordOf(row, story));
  return new Set(names).size === names.length;
}

/** The name of a row as the payload writes it. */
export function wordOf(row: NamedFact, story: Story): string {
  const fact = story.byKey.get(row.name.key);
  return row.name.form === 'label' ? (fact?.label ?? '') : String(fact?.value ?? '');
}

const TOP = /max|highest/i;
const BOTTOM = /min(?!ute)|lowest/i;

/** Whether a column holds the lowest of what another one holds the highest of: the nights beside the days. */
export function isBottom({ name }: TableColumn, { columns }: FactTable): boolean {
  return BOTTOM.test(name) && columns.some((other) => TOP.test(other.name));
}

/** Whether a fact stands inside a table's list; of a list at the top of the payload these are its rows. */
export function isWithin(fact: Fact, { key }: FactTable): boolean {
  return key === '' ? /^\d+$/.test(fact.path[0] ?? '') : fact.key.startsWith(`${key}/`);
}

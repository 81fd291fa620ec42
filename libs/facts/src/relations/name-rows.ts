import type { Fact, FactTable } from '../fact';
import { isPlace } from '../fact-place';
import { NAME_COLUMNS } from './column.words';

const LONGEST_NAME = 40;

/**
 * Figures of list rows that make no table are told one by one, so each takes the name of its row into its label: "Net flow
 * of PEPE". Rows of a table are named by their table.
 */
export function nameLoneRows(facts: readonly Fact[], tables: readonly FactTable[]): Fact[] {
  const told = new Set(tables.map(({ key }) => key));
  const rowNames = new Map<string, string>();
  for (const fact of facts) {
    const isName = (fact.kind === 'name' || fact.kind === 'handle') && NAME_COLUMNS.has(fact.words.join());
    const row = isName ? rowOf(fact) : null;
    if (row !== null && !rowNames.has(row) && String(fact.value).length <= LONGEST_NAME)
      rowNames.set(row, String(fact.value));
  }
  if (rowNames.size === 0) return [...facts];
  return facts.map((fact) => {
    const row = rowOf(fact);
    const name =
      row === null || told.has(row.slice(0, Math.max(0, row.lastIndexOf('/')))) ? undefined : rowNames.get(row);
    if (name === undefined || fact.number === null || fact.label.startsWith(name)) return fact;
    return { ...fact, label: `${fact.label} of ${name}` };
  });
}

/** Pointer of the list row that a fact stands in directly. */
function rowOf(fact: Fact): string | null {
  return isPlace(fact.path.at(-2)) ? fact.key.slice(0, fact.key.lastIndexOf('/')) : null;
}

import type { Fact, FactTable } from '../fact';
import { lowerFirst } from '../letter-case';
import type { FieldNames } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { hasSubject, isRoleAlone, sensesAt } from '../names/name-senses';

/**
 * A column that says no more than that it came about is called like its list: the generation, of `generation: [{actual_mwh,
 * budget_mwh}]`. So is what stands elsewhere under the name of that column: `year_total: {actual_mwh}`.
 */
export function nameActuals(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  names: FieldNames,
): { facts: Fact[]; tables: FactTable[] } {
  /** What actual figures are called, by the last part of their paths. */
  const called = new Map<string, string>();
  const inTables = new Set<string>();
  const named = tables.map((table): FactTable => {
    const list = names.of(table.key.split('/').at(-1) ?? '');
    if (!hasSubject(list)) return table;
    const label = labelOfName(list, measureTokens(list, null));
    const columns = table.columns.map((column) => {
      const own = names.of(column.name);
      if (!isRoleAlone(own) || !own.tokens.some((_, index) => isActual(own, index))) return column;
      called.set(column.name, label);
      for (const { cells } of table.rows) inTables.add(cells[column.name] ?? '');
      return { ...column, label };
    });
    return { ...table, columns };
  });
  if (called.size === 0) return { facts: [...facts], tables: [...tables] };
  return {
    facts: facts.map((fact) => {
      const label = called.get(fact.path.at(-1) ?? '');
      if (label === undefined || fact.number === null) return fact;
      return { ...fact, label: inTables.has(fact.key) || fact.role !== 'total' ? label : `Total ${lowerFirst(label)}` };
    }),
    tables: named,
  };
}

function isActual(name: Parameters<typeof sensesAt>[0], index: number): boolean {
  return sensesAt(name, index, 'role', true).some(({ role }) => role === 'actual');
}

import type { Fact, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import type { FieldName, FieldNames } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { hasSubject, tokensWith, sensesAt } from '../names/name-senses';

/**
 * Columns that say no more than their time are called like the total that one of them adds up to: the sacks, of
 * `{totalSacks: {now: 593200}, destinations: [{country, now, seasonBefore}]}`.
 */
export function nameByTotals(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  names: FieldNames,
): { facts: Fact[]; tables: FactTable[] } {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const totals = facts.flatMap((fact) => {
    const said = isFigure(fact) ? fact.path.map((part) => names.of(part)).find(isTotalOfThing) : undefined;
    return said ? [{ fact, said }] : [];
  });
  if (totals.length === 0) return { facts: [...facts], tables: [...tables] };
  const called = new Map<string, FieldName>();
  const named = tables.map((table): FactTable => {
    const plain = table.columns.filter(({ name }) => saysOnlyTime(names.of(name)));
    const cellsOf = (name: string): Fact[] => table.rows.flatMap(({ cells }) => byKey.get(cells[name] ?? '') ?? []);
    const total = totals.find(({ fact }) =>
      plain.some(({ name }) => !fact.key.startsWith(`${table.key}/`) && addUpTo(cellsOf(name), fact)),
    );
    if (!total) return table;
    const columns = plain.filter(({ name }) => cellsOf(name).every((cell) => unitOf(cell) === unitOf(total.fact)));
    for (const { name } of columns) for (const { key } of cellsOf(name)) called.set(key, total.said);
    const label = labelWithoutTotal(total.said);
    return {
      ...table,
      columns: table.columns.map((column) => (columns.includes(column) ? { ...column, label } : column)),
    };
  });
  return {
    facts: facts.map((fact) => {
      const said = called.get(fact.key);
      if (!said) return fact;
      const totalAt = new Set(tokensWith(said, 'role'));
      const words = said.tokens.flatMap(({ lower }, index) => (totalAt.has(index) ? [] : [lower]));
      return { ...fact, label: labelWithoutTotal(said), words };
    }),
    tables: named,
  };
}

function isTotalOfThing(name: FieldName): boolean {
  return (
    hasSubject(name) &&
    tokensWith(name, 'role').some((at) => sensesAt(name, at, 'role').some(({ role }) => role === 'total'))
  );
}

/** Whether a name says when its figures were measured, and neither of what nor how. */
function saysOnlyTime(name: FieldName): boolean {
  const isMore = (['change', 'aggregate', 'state'] as const).some((as) => tokensWith(name, as, true).length > 0);
  return name.periods.length > 0 && name.units.length === 0 && !hasSubject(name) && !isMore;
}

function labelWithoutTotal(name: FieldName): string {
  return labelOfName(name, new Set([...measureTokens(name, null), ...tokensWith(name, 'role')]));
}

function addUpTo(cells: readonly Fact[], total: Fact): boolean {
  if (cells.length < 2 || cells.some((cell) => unitOf(cell) !== unitOf(total))) return false;
  const sum = cells.reduce((all, { number }) => all + (number ?? 0), 0);
  return Math.abs(sum - (total.number ?? 0)) < 0.51 * 10 ** -total.precision;
}

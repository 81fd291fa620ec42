import { readMoment } from '@app/lingua';
import type { Fact, FactTable } from '../fact';
import { groupBy } from '../group-by';
import { isPlace } from '../fact-place';
import type { FieldName, FieldNames } from '../names/field-name';
import { labelOfName, labelOfPath, measureTokens } from '../names/label-of';
import { isContainer, isMember, sensesAt } from '../names/name-senses';
import { NAME_COLUMNS } from './column.words';
import { joined } from './tell-apart';

const LONGEST_NAME = 40;

/**
 * Figures of list rows that make no table are told one by one, so each takes the name of its row into its label: "Net flow
 * of PEPE". Rows of a table are named by their table.
 */
export function nameLoneRows(facts: readonly Fact[], tables: readonly FactTable[]): Fact[] {
  const told = new Set(tables.map(({ key }) => key));
  const rowNames = new Map<string, string>();
  // A figure that is called by one text of its row needs no other: `{metric: "csat", description: "Customer satisfaction"}`.
  const texts = new Set(
    facts.flatMap((fact) => (fact.number === null ? [`${rowOf(fact)} ${String(fact.value)}`] : [])),
  );
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
    if (name === undefined || fact.number === null || isCalled(fact, name) || texts.has(`${row} ${fact.label}`))
      return fact;
    return { ...fact, label: `${fact.label} of ${name}` };
  });
}

/** "Average wait" and "Average wait before" are what `average_wait` names. */
function isCalled({ label }: Fact, name: string): boolean {
  return label.startsWith(name) || label.toLowerCase().includes(name.toLowerCase().replace(/_/g, ' '));
}

/**
 * A list whose figures are called "value" is about what stands beside it: `{metric: "Weekly active users", series: [{week, value}]}`.
 * A title says so where the list has no name of its own.
 */
export function nameVagueLists(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  names: FieldNames,
): { facts: Fact[]; tables: FactTable[] } {
  const labels = new Map<string, string>();
  const placeOf = (path: readonly string[]): string => path.slice(0, -1).join('\n');
  const texts = groupBy(
    facts.filter(({ kind }) => kind === 'name' || kind === 'text'),
    ({ path }) => placeOf(path),
  );
  const named = tables.map((table): FactTable => {
    const { key, main, rows } = table;
    if (!isMember(names.of(main), 'value')) return table;
    const path = key.split('/');
    const own = names.of(path.at(-1) ?? '');
    const label = texts
      .get(placeOf(path))
      ?.find(
        (fact) =>
          fact.path.length === path.length &&
          String(fact.value).length <= LONGEST_NAME &&
          (isMeasure(names.of(fact.path.at(-1) ?? '')) ||
            (isContainer(own) && isMember(names.of(fact.path.at(-1) ?? ''), 'title'))),
      );
    if (!label) return table;
    const text = String(label.value);
    for (const { cells } of rows) if (cells[main] !== undefined) labels.set(cells[main], text);
    return {
      ...table,
      label: text,
      columns: table.columns.map((column) => (column.name === main ? { ...column, label: text } : column)),
    };
  });
  return {
    facts: facts.map((fact) => ({ ...fact, label: labels.get(fact.key) ?? fact.label })),
    tables: named,
  };
}

/**
 * A figure that lies in an object of its row is called with it: the beds that are occupied, of `icu: {beds: {occupied, staffed}}`.
 * A column of times takes the name of their object: `icu: {beds: {2024, 2025}}`.
 */
export function nameNestedCells(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  names: FieldNames,
): { facts: Fact[]; tables: FactTable[] } {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const labels = new Map<string, string>();
  const called = tables.map((table): FactTable => {
    const columns = table.columns.map((column) => {
      const cells = table.rows.flatMap(({ cells: held }) => byKey.get(held[column.name] ?? '') ?? []);
      const [first] = cells;
      if (!first) return column;
      const holder = names.of(first.path.at(-2) ?? '');
      if (readMoment(column.label).length > 0)
        return { ...column, label: labelOfPath([...table.key.split('/'), column.name], names) };
      if (!column.name.endsWith(`/${first.path.at(-1)}`) || isContainer(holder)) return column;
      const label = joined(labelOfName(holder, measureTokens(holder, null)), first);
      for (const { key } of cells) labels.set(key, label);
      return { ...column, label };
    });
    return { ...table, columns };
  });
  return { facts: facts.map((fact) => ({ ...fact, label: labels.get(fact.key) ?? fact.label })), tables: called };
}

/** `metric`, `indicator`, `Kennzahl`: its value says what is measured. */
function isMeasure(name: FieldName): boolean {
  return name.tokens.length === 1 && sensesAt(name, 0, 'member').some(({ member }) => member === 'label');
}

/** Pointer of the list row that a fact stands in directly. */
function rowOf(fact: Fact): string | null {
  return isPlace(fact.path.at(-2)) ? fact.key.slice(0, fact.key.lastIndexOf('/')) : null;
}

import { type Moment, momentOrder, readMoment } from '@app/lingua';
import type { Fact, FactChange, FactComparison, FactTable } from '../fact';
import { unitOf } from '../fact-figure';
import { type FieldName, type FieldNames, wordsOf } from '../names/field-name';
import { isEarlier, sensesAt } from '../names/name-senses';
import { STATEMENT_ROW } from './column.words';

/** So many rows that are called like measures make a table a statement. */
const STATEMENT_SHARE = 0.6;
const MOST_WORDS = 6;
/** Words of a statement's column that says how much its rows moved. */
const CHANGE_COLUMN = /^(?:change|growth|variation|veränderung|yoy|%)$/;

/** Statements of a payload, told by their rows: facts with the names of their rows, and what the columns set side by side. */
export interface FoundStatements {
  facts: Fact[];
  tables: FactTable[];
  comparisons: FactComparison[];
  changes: FactChange[];
}

/**
 * Income statements and the like are lists of different measures: nothing in them comes first. Each row is a figure of its
 * own, against that of the period before, with its change.
 */
export function findStatements(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  names: FieldNames,
): FoundStatements {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const nameOf = (row: FactTable['rows'][number]): string => String(byKey.get(row.name.key)?.value ?? '');
  const statements = tables.filter(
    (table) =>
      !table.temporal &&
      table.rows.length >= 2 &&
      table.rows.every(({ name }) => name.form === 'full') &&
      table.rows.filter((row) => STATEMENT_ROW.test(nameOf(row))).length >= table.rows.length * STATEMENT_SHARE,
  );
  if (statements.length === 0) return { facts: [...facts], tables: [...tables], comparisons: [], changes: [] };
  const named = new Map<string, Fact>();
  const comparisons: FactComparison[] = [];
  const changes: FactChange[] = [];
  for (const { rows } of statements)
    for (const row of rows) {
      const label = nameOf(row);
      const cells = Object.values(row.cells).flatMap((key) => byKey.get(key) ?? []);
      const columns = cells.map((cell) => ({ cell, name: names.of(cell.path.at(-1) ?? '') }));
      const [first] = columns;
      if (!first) continue;
      for (const { cell, name } of columns)
        // A plan is no second figure of the row's own name.
        if (!isCompared(name)) named.set(cell.key, { ...cell, label, words: [...wordsOf(label)].slice(0, MOST_WORDS) });
      const kin = columns.filter(({ cell }) => unitOf(cell) === unitOf(first.cell));
      const pair = nowAndBefore(kin);
      const now = pair?.now.cell ?? first.cell;
      if (pair) {
        const period = periodBefore(pair.now.name, pair.before.name);
        comparisons.push({ role: 'previous', subject: now.key, other: pair.before.cell.key, name: null, period });
      }
      const others = cells.filter((cell) => cell !== now);
      const moved = others.find(
        ({ kind, words }) => kind === 'percent' && words.some((word) => CHANGE_COLUMN.test(word)),
      );
      if (moved && now.kind !== 'percent') changes.push({ key: moved.key, of: now.key, window: null });
    }
  return {
    facts: facts.map((fact) => named.get(fact.key) ?? fact),
    tables: tables.filter((table) => !statements.includes(table)),
    comparisons,
    changes,
  };
}

interface NamedCell {
  cell: Fact;
  name: FieldName;
}

/** The columns of now and of the period before, as their names say it: a plan or a budget is no such column. */
function nowAndBefore(columns: readonly NamedCell[]): { now: NamedCell; before: NamedCell } | null {
  const earlier = columns.find(({ name }) => name.periods.some(({ period }) => isEarlier(period)));
  const [other] = columns.filter((column) => column !== earlier && !isCompared(column.name));
  if (earlier && other) return { now: other, before: earlier };
  const dated = columns.flatMap((column) => {
    const moment = momentOf(column.name);
    return moment ? [{ ...column, moment }] : [];
  });
  const [first, second] = dated;
  const order = first && second ? momentOrder(first.moment, second.moment) : null;
  if (!first || !second || order === null || order === 0) return null;
  return order > 0 ? { now: first, before: second } : { now: second, before: first };
}

function momentOf({ name: text, periods }: FieldName): Moment | null {
  if (/^(?:19|20)\d\d$/.test(text)) return readMoment(text)[0] ?? null;
  const [moment] = periods.flatMap(({ period }) => (period.kind === 'moment' ? [period.moment] : []));
  return moment ?? null;
}

function isCompared(name: FieldName): boolean {
  return name.tokens.some((_, index) => sensesAt(name, index, 'role', true).some(({ role }) => role === 'target'));
}

/** "Q3 2026" and "Q3 2025" are a year apart; anything else is only before. */
function periodBefore({ name: now }: FieldName, { name: then }: FieldName): string {
  const [year, before] = [now, then].map((name) => Number(/\b(?:19|20)\d\d\b/.exec(name)?.[0] ?? Number.NaN));
  const isSame = now.replace(/\d{4}/, '') === then.replace(/\d{4}/, '');
  return isSame && (year ?? 0) - (before ?? 0) === 1 ? 'the year before' : '';
}

import type { Fact, FactChange, FactComparison, FactTable } from '../fact';
import { unitOf } from '../fact-figure';
import { wordsOf } from '../names/field-name';
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
export function findStatements(facts: readonly Fact[], tables: readonly FactTable[]): FoundStatements {
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
      const [now, ...others] = cells;
      if (!now) continue;
      for (const cell of cells)
        named.set(cell.key, { ...cell, label, words: [...wordsOf(label)].slice(0, MOST_WORDS) });
      const before = others.find((cell) => unitOf(cell) === unitOf(now));
      if (before) {
        const period = periodBefore(now.path.at(-1) ?? '', before.path.at(-1) ?? '');
        comparisons.push({ role: 'previous', subject: now.key, other: before.key, name: null, period });
      }
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

/** "Q3 2026" and "Q3 2025" are a year apart; anything else is only before. */
function periodBefore(now: string, then: string): string {
  const [year, before] = [now, then].map((name) => Number(/\b(?:19|20)\d\d\b/.exec(name)?.[0] ?? Number.NaN));
  const isSame = now.replace(/\d{4}/, '') === then.replace(/\d{4}/, '');
  return isSame && (year ?? 0) - (before ?? 0) === 1 ? 'the year before' : '';
}

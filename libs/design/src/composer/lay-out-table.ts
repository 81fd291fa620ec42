import { type Fact, type FactTable, isRank, type TableColumn } from '@app/facts';
import type { SceneContent } from '@app/picture';
import type { RowIdea, ShownIdea } from './idea';
import type { NamedFact } from './named-fact';
import { labelOf, nameOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';
import { columnOf, isBottom } from './table-columns';

/** More rows and columns than these are no longer read in one look. */
const MOST_ROWS = 6;
const MOST_COLUMNS = 3;
/** Dots that tell something of two measures, and that can be told apart. */
const LEAST_DOTS = 5;
const MOST_DOTS = 12;
/** A longer head would be wider than its figures. */
const LONGEST_HEAD = 22;

/** Ways after which a table stands: it says more than they do, and less at one look. */
const BEFORE: ReadonlySet<string> = new Set(['leaderboard', 'bars', 'grouped']);

/**
 * The ways of an idea about rows with their table among them, where the list has other columns that are whole. It comes first
 * where the row leads another column than the list's own: there both stand beside each other,
 * and those of several rows as dots.
 */
export function withTable(
  idea: ShownIdea,
  ways: readonly SceneContent[],
  words: ScreenWords,
  story: Story,
): SceneContent[] {
  const table = tableOf(idea, words, story);
  if (idea.kind === 'row' && idea.role === 'top' && idea.row.fact !== mainOf(idea.table, idea.row, story)) {
    const scatter = scatterOf(idea, words, story);
    return [...(table ? [table] : []), ...(scatter ? [scatter] : []), ...ways];
  }
  const before = table ? ways.findIndex(({ layout }) => BEFORE.has(layout)) + 1 : 0;
  return table && before > 0 ? [...ways.slice(0, before), table, ...ways.slice(before)] : [...ways];
}

/** The column that a row leads against the list's own, a dot a row; null where rows are few, many, or mostly alike. */
function scatterOf(idea: RowIdea, words: ScreenWords, story: Story): SceneContent | null {
  const { table, row, rows } = idea;
  if (!idea.complete || table.temporal || rows.length < LEAST_DOTS || rows.length > MOST_DOTS) return null;
  if (table.areMeasures || rows.some(({ name }) => name.form === 'label')) return null;
  const [across, up] = [table.main, row.fact.path.at(-1)].map((name) => {
    const column = table.columns.find((one) => one.name === name);
    return (column && wholeColumn(column, table, rows, story)?.facts) ?? [];
  });
  const [first, second] = [across?.[0], up?.[0]];
  if (!across || !up || !first || !second) return null;
  const differ = [across, up].every((facts) => new Set(facts.map(({ number }) => number)).size >= facts.length / 2);
  if (!differ) return null;
  return {
    layout: 'scatter',
    title: words.title,
    axes: [labelOf(first), labelOf(second)],
    points: rows.map((one, index) => ({
      label: nameOf(one),
      figures: [across[index]?.key ?? '', up[index]?.key ?? ''],
    })),
    highlight: rows.findIndex(({ name }) => name.key === row.name.key),
  };
}

function mainOf(table: FactTable, row: NamedFact, story: Story): Fact | undefined {
  return columnOf(table, table.main, story).find(({ name }) => name.key === row.name.key)?.fact;
}

function tableOf(idea: ShownIdea, words: ScreenWords, story: Story): SceneContent | null {
  if (idea.kind !== 'ranking' && idea.kind !== 'row') return null;
  const lit = idea.kind === 'row' ? idea.row : (idea.lit ?? idea.rows[0]);
  const rows = idea.rows.slice(0, MOST_ROWS);
  const highlight = rows.findIndex(({ name }) => name.key === lit?.name.key);
  const own = lit?.fact.path.at(-1);
  if (!lit || own === undefined || highlight < 0 || rows.length < 2 || idea.table.temporal) return null;
  if (idea.table.areMeasures || rows.some(({ name }) => name.form === 'label')) return null;
  const whole = idea.table.columns.flatMap((column) => wholeColumn(column, idea.table, rows, story) ?? []);
  const told = whole.find(({ name }) => name === own);
  const others = whole.filter((column) => column !== told);
  // The list's own column is what all others are read beside.
  const [first, ...more] = [...others].sort(
    (a, b) => Number(b.name === idea.table.main) - Number(a.name === idea.table.main),
  );
  if (!told || !first) return null;
  const shown = new Set([told, first, ...more].slice(0, MOST_COLUMNS));
  const columns = whole.filter((column) => shown.has(column));
  return {
    layout: 'table',
    title: words.title,
    columns: columns.map(({ facts: [fact] }) => (fact ? labelOf(fact) : '')),
    rows: rows.map((row, index) => ({
      label: nameOf(row),
      figures: columns.flatMap(({ facts }) => facts[index]?.key ?? []),
    })),
    highlight,
  };
}

/** A column's figures for all of several rows; null where one is missing, nobody would read it, or its head is too long. */
function wholeColumn(
  column: TableColumn,
  table: FactTable,
  rows: readonly NamedFact[],
  story: Story,
): { name: string; facts: Fact[] } | null {
  const cells = new Map(columnOf(table, column.name, story).map(({ name, fact }) => [name.key, fact]));
  const facts = rows.flatMap(({ name }) => cells.get(name.key) ?? []);
  const isPlain = facts.every((fact) => !fact.unsaid && !isRank(fact) && !['code', 'date'].includes(fact.kind));
  const fits = column.label !== '' && column.label.length <= LONGEST_HEAD && !isBottom(column, table);
  return isPlain && fits && facts.length === rows.length ? { name: column.name, facts } : null;
}

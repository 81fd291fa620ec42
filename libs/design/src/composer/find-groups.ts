import type { Fact, FactTable, TableColumn } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { GroupsIdea } from './idea-charts';
import type { Story } from './story';
import { columnOf, isBottom } from './table-columns';
import { inTimeOrder, standingsOf } from './table-ideas';

const MOST_GROUPS = 8;
const MOST_SERIES = 4;
const MOST_IDEAS = 2;
/** Columns further apart than this leave bars that cannot be seen. */
const WIDEST_SCALE = 25;

/** Columns that people set side by side though their names share no word. */
const FAMILIES: ReadonlyArray<ReadonlySet<string>> = [
  'revenue cost costs expenses profit income spending spend earnings',
  'home away',
  'men women',
  'high low',
  'imports exports',
  'births deaths',
  'arrivals departures',
  'new returning',
  'online offline',
  'won drawn lost',
  'wins draws losses',
].map((family) => new Set(family.split(' ')));

/** Tables whose columns measure one thing for two to four sides: revenue and costs, home and away goals. */
export function addGroups(story: Story, sink: IdeaSink): void {
  const ideas = story.pack.tables.flatMap((table) => groupsIdea(table, story) ?? []);
  ideas.slice(0, MOST_IDEAS).forEach((idea, index) => {
    const slot = idea.table.temporal ? SLOT.chart + 1.6 + index : SLOT.ranking + 0.6 + index;
    sink.push(
      idea,
      slot,
      67 - index * 6,
      idea.rows.flatMap(({ facts }) => facts),
    );
  });
}

function groupsIdea(table: FactTable, story: Story): GroupsIdea | null {
  if (story.candles.has(table.key) || story.pack.sides?.table === table.key || /trade|order|fill/i.test(table.key))
    return null;
  const whole = table.columns.filter((column) => isWhole(column, table, story));
  for (const column of whole) {
    const kin = whole.filter((other) => other === column || areKin(column, other, table, story));
    const total = kin.find((one) => addsUp(one, kin, table, story));
    const sides = kin.filter((one) => one !== total).slice(0, MOST_SERIES);
    // The highest of a day stands above its lowest every day: that is no news.
    if (sides.some((side) => isBottom(side, table))) continue;
    // Nobody could tell them apart.
    if (new Set(sides.map(({ label }) => label)).size < sides.length) continue;
    if (sides.length < 2 || scaleOf(sides, table, story) > WIDEST_SCALE) continue;
    const rows = rowsOf(table, sides, story);
    if (rows.length < 2) continue;
    const shares = column.kind === 'percent' && rows.every(({ facts }) => Math.abs(sumOf(facts) - 100) <= 1);
    const positive = rows.every(({ facts }) => facts.every((fact) => (fact.number ?? -1) >= 0));
    const stacked = positive && (total !== undefined || shares) && sides.length === kin.length - (total ? 1 : 0);
    return { kind: 'groups', table, stacked, rows, highlight: 0, ahead: aheadOf(rows) };
  }
  return null;
}

/** Every row has a figure in it, and none is a movement. */
function isWhole(column: TableColumn, table: FactTable, story: Story): boolean {
  const cells = columnOf(table, column.name, story);
  return (
    table.rows.length >= 2 &&
    cells.length === table.rows.length &&
    cells.every(
      ({ fact: { key } }) =>
        !story.pack.changes.some((change) => change.key === key) &&
        // What present figures are set against is told with them.
        !story.pack.comparisons.some(({ other }) => other === key),
    )
  );
}

function areKin(a: TableColumn, b: TableColumn, table: FactTable, story: Story): boolean {
  const [one, other] = [a, b].map((column) => columnOf(table, column.name, story)[0]?.fact);
  if (!one || !other || a.unit !== b.unit || one.currency !== other.currency) return false;
  const loose = (fact: Fact): string => (fact.kind === 'ratio' ? 'count' : fact.kind);
  if (loose(one) !== loose(other)) return false;
  const years = [a.name, b.name].every((name) => /^(19|20)\d\d$/.test(name));
  const both = (words: ReadonlySet<string>): boolean =>
    [one, other].every((fact) => fact.words.some((word) => words.has(word)));
  // One letter that two names end on is a unit that nothing confirmed: `aceituna_t`, `aceite_t`.
  const isShared = (word: string): boolean => !/^[a-z]$/.test(word) && other.words.includes(word);
  return years || one.words.some(isShared) || FAMILIES.some(both);
}

/** A column that holds what the others add up to, row by row. */
function addsUp(total: TableColumn, kin: readonly TableColumn[], table: FactTable, story: Story): boolean {
  const parts = kin.filter((column) => column !== total);
  if (parts.length < 2) return false;
  const whole = columnOf(table, total.name, story);
  const sums = parts.map((column) => columnOf(table, column.name, story));
  return whole.every(({ fact }, row) => {
    const sum = sums.reduce((added, cells) => added + (cells[row]?.fact.number ?? 0), 0);
    return Math.abs(sum - (fact.number ?? 0)) <= 1e-6 * Math.max(1, Math.abs(sum));
  });
}

function scaleOf(columns: readonly TableColumn[], table: FactTable, story: Story): number {
  const tops = columns.map((column) =>
    Math.max(...columnOf(table, column.name, story).map(({ fact }) => Math.abs(fact.number ?? 0))),
  );
  return Math.max(...tops) / Math.max(1e-9, Math.min(...tops));
}

/** The last of a history, the first of a ranking. */
function rowsOf(table: FactTable, columns: readonly TableColumn[], story: Story): GroupsIdea['rows'] {
  const order = table.temporal
    ? inTimeOrder(columnOf(table, table.main, story), story).slice(-MOST_GROUPS)
    : standingsOf(table, story).slice(0, MOST_GROUPS);
  return order.flatMap(({ name }) => {
    const cells = table.rows.find((row) => row.name.key === name.key)?.cells ?? {};
    const facts = columns.flatMap((column) => story.byKey.get(cells[column.name] ?? '') ?? []);
    return facts.length === columns.length ? [{ name, facts }] : [];
  });
}

function sumOf(facts: readonly Fact[]): number {
  return facts.reduce((sum, fact) => sum + (fact.number ?? 0), 0);
}

function aheadOf(rows: GroupsIdea['rows']): GroupsIdea['ahead'] {
  const signs = rows.map(({ facts: [a, b, ...more] }) =>
    a && b && more.length === 0 ? Math.sign((a.number ?? 0) - (b.number ?? 0)) : 0,
  );
  return signs.every((sign) => sign > 0) ? 1 : signs.every((sign) => sign < 0) ? -1 : 0;
}

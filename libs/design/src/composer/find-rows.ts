import type { FactTable } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { LeadIdea, NamedFact, RankingIdea, RowIdea, TieIdea } from './idea';
import type { Story } from './story';
import { columnOf, factsOf, namesDiffer, sortedDown, valueOf } from './table-columns';
import { rankingIdea, restOf, standingsOf } from './table-ideas';

const MOST_TABLES = 4;
/** More level rows than these are no tie between names but a crowd. */
const MOST_LEVEL = 3;
/** Rows of a table that a chart can show whole. */
const SHOWN_WHOLE = 12;

/** Tables of like things: the second, the rest, the foot, ties, and what the other columns say. */
export function addTables(story: Story, lead: LeadIdea | null, sink: IdeaSink): void {
  const tables = story.pack.tables.filter((table) => !table.temporal && table.rows.length >= 2);
  const order = [...tables].sort((a, b) => Number(b === lead?.table) - Number(a === lead?.table));
  order
    .filter((table) => !/trade|order|fill/i.test(table.key) && !(table === lead?.table && lead.shape === 'flow'))
    .filter(({ key }) => key !== story.pack.sides?.table)
    .slice(0, MOST_TABLES)
    .forEach((table, index) => {
      if (table === lead?.table && lead.shape === 'leader') addStandings(table, lead, story, sink);
      else addList(table, SLOT.ranking + index * 1.5, story, sink);
    });
}

/** The table of the hook: who comes second, then the rest. */
function addStandings(table: FactTable, lead: LeadIdea, story: Story, sink: IdeaSink): void {
  const rows = standingsOf(table, story);
  const [leader, second] = rows;
  const ranking = rankingIdea(table, story, true);
  if (!leader || !second || !ranking) return;
  const ranked = table.rows.some((row) => row.rank !== null);
  const level = rows.slice(1).filter((row) => valueOf(row) === valueOf(second));
  let told = 1 + lead.level.length;
  if (lead.level.length === 0 && (ranked || level.length === 1)) {
    told += 1;
    const clear = valueOf(second) < valueOf(leader) && rows.slice(2).every((row) => valueOf(row) < valueOf(second));
    sink.push(rowIdea('second', table, second, rows, clear), SLOT.chase, 78, [second.fact]);
  } else if (lead.level.length === 0 && level.length <= MOST_LEVEL) {
    told += level.length;
    const tie: TieIdea = { kind: 'tie', table, rows: level, all: rows.slice(0, SHOWN_WHOLE) };
    sink.push(tie, SLOT.chase, 78, factsOf(level));
  }
  if (told < ranking.rows.length) sink.push(restOf(ranking, told, rows), SLOT.chase + 1, 72, factsOf(ranking.rows));
  if (rows.length > told + 2) addFoot(table, rows, SLOT.chase + 2, 60, story, sink);
  addTie(table, rows, told, SLOT.chase + 1.5, sink);
  addOtherColumns(table, leader, SLOT.parts, story, sink);
}

/** A table that the hook is not about: its first rows, its foot, another column. */
function addList(table: FactTable, slot: number, story: Story, sink: IdeaSink): void {
  const rows = standingsOf(table, story);
  const ranking: RankingIdea | null = rankingIdea(table, story, false);
  const [leader] = rows;
  if (!ranking || !leader) return;
  const [, second] = rows;
  const isAhead = table.rows.every((row) => row.rank !== null) && second && valueOf(second) === valueOf(leader);
  // Two riders of one time who are not level: the first is told, and that they are level is not.
  if (isAhead) return sink.push(rowIdea('top', table, leader, rows, false), slot, 60, factsOf(ranking.rows));
  sink.push(ranking, slot, 60, factsOf(ranking.rows));
  if (ranking.whole && rows.length >= 3) sink.push(restOf(ranking, 1, rows), slot + 0.1, 54, [], ranking);
  else if (rows.length >= 3 && valueOf(leader) > 0) addFoot(table, rows, slot + 0.2, 46, story, sink, ranking);
  addOtherColumns(table, leader, slot + 0.4, story, sink, ranking);
}

function addFoot(
  table: FactTable,
  rows: readonly NamedFact[],
  slot: number,
  weight: number,
  story: Story,
  sink: IdeaSink,
  needs?: RankingIdea,
): void {
  const foot = rows.at(-1);
  const before = rows.at(-2);
  if (!foot || !before || rows.length < 4 || !namesDiffer(rows, story)) return;
  const ranked = table.rows.every((row) => row.rank !== null);
  if (!ranked && valueOf(before) === valueOf(foot)) return;
  sink.push(rowIdea('foot', table, foot, rows, true), slot, weight, [foot.fact], needs);
}

/** Two or three neighbours on the same figure, the first such group below the rows told by then. */
function addTie(table: FactTable, rows: readonly NamedFact[], told: number, slot: number, sink: IdeaSink): void {
  const counts = rows.slice(told).filter((row, index, rest) => {
    const near = [rest[index - 1], rest[index + 1]];
    return near.some((other) => other !== undefined && valueOf(other) === valueOf(row));
  });
  const [first] = counts;
  if (!first || valueOf(first) === 0) return;
  const group = rows.filter((row) => valueOf(row) === valueOf(first));
  if (group.length >= 2 && group.length <= MOST_LEVEL)
    sink.push({ kind: 'tie', table, rows: group, all: rows.slice(0, SHOWN_WHOLE) }, slot, 50, factsOf(group));
}

const MOST_COLUMNS = 2;
/** Larger figures are written with powers of ten, which nobody takes in by ear. */
const LONGEST_SAID = 1e15;

/** The first of other columns, the only row under zero, and rows that stand at nought. */
function addOtherColumns(
  table: FactTable,
  leader: NamedFact,
  slot: number,
  story: Story,
  sink: IdeaSink,
  needs?: RankingIdea,
): void {
  const others = table.columns.filter((column) => column.name !== table.main).slice(0, MOST_COLUMNS + 1);
  others.forEach((column, index) => {
    const rows = sortedDown(columnOf(table, column.name, story));
    const [top, next] = rows;
    if (
      !top ||
      !next ||
      Math.abs(valueOf(top)) > LONGEST_SAID ||
      !namesDiffer(rows, story) ||
      rows.length < table.rows.length
    )
      return;
    const at = slot + index * 0.3;
    if (rows.length === 2)
      sink.push({ kind: 'sides', sides: [top, next] }, at, 50 - index * 4, [top.fact, next.fact], needs);
    const clear = top.name.key === leader.name.key;
    const moves = story.pack.changes.some((change) => change.key === top.fact.key);
    if (
      rows.length >= 3 &&
      valueOf(top) > valueOf(next) &&
      valueOf(top) > 0 &&
      index < MOST_COLUMNS &&
      !isTold(top, story, sink)
    )
      sink.push(rowIdea('top', table, top, rows, clear), at, (needs ? 47 : 53) - index * 4, [top.fact], needs);
    const below = rows.filter((row) => valueOf(row) < 0);
    const [only] = below;
    if (only && below.length === 1 && rows.length >= 3 && !isTold(only, story, sink))
      sink.push(rowIdea('below', table, only, rows, true), at + 0.1, 49 - index * 4, [only.fact], needs);
    const zeros = rows.filter((row) => row.fact.number === 0);
    if (zeros.length === 1 && rows.length >= 3 && (moves || column.label.endsWith('s')))
      sink.push(
        { kind: 'zero', table, rows: zeros, all: rows.slice(0, SHOWN_WHOLE) },
        at + 0.2,
        45,
        factsOf(zeros),
        needs,
      );
  });
}

/** The same movement stands elsewhere in the payload as a named extreme, and is told there. */
function isTold(row: NamedFact, story: Story, sink: IdeaSink): boolean {
  if (sink.used.has(row.fact.key)) return true;
  return story.pack.extremes.some((pair) =>
    [pair.best.figure, pair.worst.figure].some((key) => story.byKey.get(key)?.number === row.fact.number),
  );
}

function rowIdea(
  role: RowIdea['role'],
  table: FactTable,
  row: NamedFact,
  all: readonly NamedFact[],
  clear: boolean,
): RowIdea {
  const shown = all.length <= SHOWN_WHOLE ? [...all] : all.slice(0, SHOWN_WHOLE);
  const leader = all[0] ?? row;
  return { kind: 'row', role, table, row, leader, rows: shown, complete: all.length <= SHOWN_WHOLE, clear };
}

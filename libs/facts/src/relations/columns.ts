import type { Fact, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import type { PlayingFact } from './playing-fact';

/** Figures of one name in all rows of a list, or one figure outside lists. */
export interface Column {
  /** The list that its rows are of, `ROOT` for that of a payload which is one; empty outside lists. */
  readonly list: string;
  /** By row; a single figure under ''. */
  readonly cells: ReadonlyMap<string, PlayingFact>;
  readonly first: PlayingFact;
  /** Names on the way to it, without the places of rows. */
  readonly path: readonly string[];
}

/** The list that a payload itself is. */
export const ROOT = '/';

/** Figures as columns: the rows of a table or a list under each of their names, and single figures. */
export function columnsOf(playing: readonly PlayingFact[], tables: readonly FactTable[]): Column[] {
  const cellOf = new Map<string, { table: FactTable; row: number; name: string }>();
  for (const table of tables)
    table.rows.forEach(({ cells }, row) => {
      for (const [name, key] of Object.entries(cells)) if (!cellOf.has(key)) cellOf.set(key, { table, row, name });
    });
  // A year that is a key is no place in a list.
  const lists = new Set(
    playing.flatMap(({ fact: { path } }) =>
      path.flatMap((part, index) => (part === '0' ? [path.slice(0, index).join('/')] : [])),
    ),
  );
  const figures = playing.filter(({ fact }) => isFigure(fact));
  const placed = figures.map((one) => {
    const cell = cellOf.get(one.fact.key);
    const { path } = one.fact;
    const at = path.findLastIndex((part, index) => isPlace(part) && lists.has(path.slice(0, index).join('/')));
    // Lists of figures that stand side by side are rows as well: `{actual: [40, 50], plan: [45, 45]}`.
    if (cell) {
      const { key } = cell.table;
      const within = key === '' ? '' : `${key}/`;
      return { one, list: key || ROOT, row: `${within}${cell.row}`, column: `${within}*/${cell.name}` };
    }
    const list = at === 0 ? ROOT : path.slice(0, Math.max(0, at)).join('/');
    const row = path.slice(0, at + 1).join('/');
    return {
      one,
      list,
      row,
      column: path.map((part, index) => (index === at ? '*' : part)).join('/'),
    };
  });
  return [
    ...groupBy(placed, ({ one, column }) => `${column} ${unitOf(one.fact)} ${one.named.stem.join(' ')}`).values(),
  ].flatMap((all): Column[] => {
    const [found] = all;
    if (!found) return [];
    const cells = new Map(all.map(({ row, one }) => [row, one]));
    return [
      {
        list: found.list,
        cells,
        first: found.one,
        path: namesTo(found.one.fact, found.list, lists),
      },
    ];
  });
}

/** Names on the way to a list. */
export function depthOf(list: string): number {
  return list === ROOT ? 0 : list.split('/').length;
}

/** Names on the way to a figure, without its row: a place in a list, or the key of a row that is an object. */
function namesTo({ path }: Fact, list: string, lists: ReadonlySet<string>): string[] {
  const isRow = (index: number): boolean => isPlace(path[index]) && lists.has(path.slice(0, index).join('/'));
  const depth = list === '' || isRow(path.length - 1) ? -1 : depthOf(list);
  return path.filter((_, index) => !isRow(index) && !(index === depth && index < path.length - 1));
}

import type { Fact, FactTable } from '@app/facts';
import { directionWeight } from '../composer/brief';
import type { Premise } from '../composer/premise';

/** More facts than this make a long prompt and no better video. */
const MOST_FACTS = 120;
/** Figures outside tables come first, then words, then the head of each table. */
const MOST_FIGURES = 60;
const MOST_WORDS = 30;
/** Addresses and links are never told. */
const UNTOLD = new Set(['address', 'url']);

/** The facts that a model gets to write with: the ranked figures, the words around them and the rows of tables. */
export function offeredFacts({ story, lead, ranked, direction }: Premise): Fact[] {
  const { pack } = story;
  const inTables = new Set(pack.tables.flatMap((table) => keysOf(table)));
  const words = pack.facts.filter((fact) => fact.number === null && !inTables.has(fact.key)).slice(0, MOST_WORDS);
  const rows = roundRobin(pack.tables.map((table) => keysOf(table))).flatMap((key) => story.byKey.get(key) ?? []);
  const offered = new Set([lead.fact, ...ranked.slice(0, MOST_FIGURES).map(({ fact }) => fact), ...words, ...rows]);
  return [...offered]
    .filter((fact) => !UNTOLD.has(fact.kind) && directionWeight(fact, direction) >= 0)
    .slice(0, MOST_FACTS);
}

function keysOf(table: FactTable): string[] {
  return table.rows.flatMap((row) => [
    ...(row.name.form === 'full' ? [row.name.key] : []),
    ...table.columns.flatMap(({ name }) => row.cells[name] ?? []),
  ]);
}

/** One of each list after the other, so that a long table leaves room for the next. */
function roundRobin(lists: readonly string[][]): string[] {
  const cut = lists.map((list) => list.slice(0, MOST_FACTS));
  const longest = Math.max(0, ...cut.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => cut.flatMap((list) => list[at] ?? [])).flat();
}

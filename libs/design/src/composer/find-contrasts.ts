import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import { saidOf } from './find-lead';
import type { ComparisonIdea, LeadIdea, MoverIdea, NamedFact, RowIdea, TradeIdea } from './idea';
import type { Story } from './story';
import { columnOf, sortedDown, valueOf, wordOf } from './table-columns';

/** Who moved the other way, and who moved the same way. */
export function addFlows(story: Story, lead: LeadIdea, sink: IdeaSink): void {
  const { table } = lead;
  if (!table) return;
  const rows = sortedDown(columnOf(table, table.main, story));
  const other = rows.findLast((row) => row.fact.sign !== lead.fact.sign && row.fact.sign !== 0);
  if (other) {
    const idea: ComparisonIdea = {
      kind: 'comparison',
      role: 'flow',
      subject: lead.fact,
      subjectName: lead.name,
      other: other.fact,
      otherName: other.name,
      period: '',
      said: saidOf(other.fact, story),
    };
    sink.push(idea, SLOT.contrast, 80, [other.fact]);
  }
  const same = rows.filter((row) => row.fact.sign === lead.fact.sign && row.fact !== lead.fact);
  const [leader] = rows;
  const row = lead.fact.sign < 0 ? same.at(-1) : same[0];
  if (!row || !leader) return;
  const too: RowIdea = { kind: 'row', role: 'too', table, row, leader, rows, complete: true, clear: true };
  sink.push(too, SLOT.contrast + 1, 58, [row.fact]);
}

/** Best and worst, each with what was bought or sold of it where the payload tells. */
export function addExtremes(story: Story, lead: LeadIdea | null, sink: IdeaSink): void {
  const trades = addTrades(story, sink);
  for (const pair of story.pack.extremes) {
    const best = story.byKey.get(pair.best.figure);
    const worst = story.byKey.get(pair.worst.figure);
    if (!best || !worst || best.number === null || worst.number === null || best === lead?.fact) continue;
    const ends: Array<readonly [MoverIdea['end'], NamedFact, NamedFact]> = [
      ['best', { name: pair.best.name, fact: best }, { name: pair.worst.name, fact: worst }],
      ['worst', { name: pair.worst.name, fact: worst }, { name: pair.best.name, fact: best }],
    ];
    ends.forEach(([end, row, other], index) => {
      const traded = trades.find((trade) => wordOf(trade.row, story) === wordOf(row, story));
      const slot = traded ? SLOT.extremes + trades.indexOf(traded) * 2 + 1 : SLOT.extremes + index * 2 + 0.5;
      sink.push({ kind: 'mover', end, row, other, all: sameMovement(row, story) }, slot, 62 - index, [row.fact]);
    });
  }
}

/** The column of a table in which a movement stands once more, with all rows beside it and the row itself for its twin. */
function sameMovement(row: NamedFact, story: Story): NamedFact[] {
  for (const table of story.pack.tables) {
    for (const column of table.columns) {
      const all = columnOf(table, column.name, story);
      const twin = all.find((other) => wordOf(other, story) === wordOf(row, story));
      if (twin && valueOf(twin) === valueOf(row) && twin.fact.words.join() === row.fact.words.join())
        return all.map((other) => (other === twin ? row : other));
    }
  }
  return [];
}

const MOST_TRADES = 2;

/** Rows that state a side: what was bought, what was sold. */
function addTrades(story: Story, sink: IdeaSink): TradeIdea[] {
  const sides = story.pack.tables
    .filter((table) => /trade|order|fill/i.test(table.key))
    .flatMap((table) => columnOf(table, table.main, story))
    .flatMap((row) => {
      const side = sideOf(row, story);
      return side ? [{ side, row }] : [];
    });
  const all = sides.slice(0, MOST_TRADES);
  const ideas = all.map(({ side, row }, index): TradeIdea => {
    const again = all.slice(0, index).some((earlier) => earlier.side === side);
    return { kind: 'trade', side, row, all, again };
  });
  ideas.forEach((idea, index) => sink.push(idea, SLOT.extremes + index * 2, 56 - index, [idea.row.fact]));
  return ideas;
}

function sideOf(row: NamedFact, story: Story): TradeIdea['side'] | null {
  const side = String(story.byKey.get(row.name.key.replace(/[^/]+$/, 'side'))?.value ?? '');
  return /^(buy|bought)/i.test(side) ? 'buy' : /^(sell|sold)/i.test(side) ? 'sell' : null;
}

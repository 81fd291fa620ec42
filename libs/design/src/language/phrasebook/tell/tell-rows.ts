import type { MoverIdea, NamedFact, RankingIdea, RowIdea, TieIdea, TradeIdea, ZeroIdea } from '../../../composer/idea';
import { isPlain } from '../../references';
import { isWet } from '../../table-sense';
import type { Ways } from '../../ways';
import type { Way } from '../slots';
import type { Telling } from './telling';

/** A table: its first rows where it was not told yet, else those that follow. */
export function tellRanking(idea: RankingIdea, telling: Telling): Ways {
  const { rows } = telling.book;
  if (idea.told > 0) return rest(idea, telling);
  const [first, second] = idea.rows;
  if (!first) return {};
  const { key } = idea.table;
  if (/holding/i.test(key)) {
    const share = first.fact.kind === 'percent';
    return rows.holding({
      ...telling.row(first),
      value: telling.amount(first.fact),
      share,
      most: share && (first.fact.number ?? 0) > 50,
    });
  }
  if (!second) return {};
  if (/buy|sell/i.test(key))
    return rows.side({ first: telling.name(first.name), second: telling.name(second.name), sold: /sell/i.test(key) });
  if (first.fact.number === second.fact.number)
    return rows.listLevel({ list: telling.listOf([first.name, second.name]), value: telling.amount(first.fact) });
  const pair = { first: telling.row(first), second: telling.row(second) };
  if ((first.fact.number ?? 0) <= 0) return rows.listBare(pair);
  return rows.list({ ...pair, topic: topicOf(idea, first, telling), noun: telling.rowNoun(first, idea.table) });
}

function rest(idea: RankingIdea, telling: Telling): Ways {
  const { rows } = telling.book;
  const [first, second] = idea.rows.slice(idea.told);
  if (!first) return {};
  const place = idea.clear ? idea.told + 1 : null;
  if (!second) return rows.then({ ...telling.row(first), place });
  if (first.fact.number === second.fact.number)
    return rows.thenLevel({ list: telling.listOf([first.name, second.name]), value: telling.amount(first.fact) });
  return rows.thenTwo({ first: telling.row(first), second: telling.row(second), place });
}

/** What a list is ranked by, in plain words; null where its names say it. */
function topicOf(idea: RankingIdea, first: NamedFact, telling: Telling): ReturnType<Telling['nounOf']> {
  const column = idea.table.columns.find((candidate) => candidate.name === idea.table.main);
  if (first.name.form === 'label' || !column || column.label === '' || first.fact.words.length === 0) return null;
  const noun = telling.noun(first.fact);
  return isPlain(noun.text) && noun.text.length <= 24 ? noun : null;
}

/** One row, told for its place. */
export function tellRow(idea: RowIdea, telling: Telling): Ways {
  const { rows } = telling.book;
  const row = telling.row(idea.row);
  const { fact, name } = idea.row;
  switch (idea.role) {
    case 'second':
      return rows.second({ ...row, clear: idea.clear });
    case 'too':
      return rows.too({ ...row, sold: fact.sign < 0 });
    case 'foot':
      return rows.foot({
        ...row,
        teams: telling.context.story.domain === 'standings',
        least: (idea.leader.fact.number ?? 0) > (fact.number ?? 0),
      });
    default:
      break;
  }
  const what = telling.noun(fact);
  if (idea.table.temporal) {
    const slots = { value: row.value, time: telling.time(name), period: telling.period(name) };
    return isWet(fact) ? rows.wettest(slots) : rows.columnPeak({ ...slots, what });
  }
  if (idea.role === 'below') return rows.below({ ...row, what });
  return rows.top({ ...row, what, again: idea.clear, way: wayOf(idea.row, telling) });
}

/** Rows on one and the same figure. */
export function tellTie({ rows }: TieIdea, telling: Telling): Ways {
  const [first] = rows;
  if (!first) return {};
  return telling.book.rows.tie({
    list: telling.listOf(rows.map((row) => row.name)),
    value: telling.amount(first.fact),
  });
}

/** Rows at nought: dry days, what did not move, what has none. */
export function tellZero({ rows }: ZeroIdea, telling: Telling): Ways {
  const [first] = rows;
  if (!first) return {};
  const list = telling.listOf(rows.map((row) => row.name));
  const several = rows.length > 1;
  if (isWet(first.fact))
    return telling.book.rows.dry({
      list,
      only: several ? null : telling.time(first.name),
      period: telling.period(first.name),
    });
  if (telling.moves(first.fact)) return telling.book.rows.unmoved({ list, several });
  return telling.book.rows.none({ list, what: telling.noun(first.fact), several });
}

/** One end of the movers. */
export function tellMover({ row, end }: MoverIdea, telling: Telling): Ways {
  const way = row.fact.kind === 'percent' ? wayOfSign(row) : null;
  return telling.book.rows.mover({
    ...telling.row(row),
    best: end === 'best',
    way: way === 'flat' ? null : way,
    window: way && row.fact.window ? telling.window(row.fact) : '',
  });
}

/** Something bought or sold. */
export function tellTrade({ row, side, again }: TradeIdea, telling: Telling): Ways {
  return telling.book.rows.trade({
    what: telling.name(row.name),
    value: telling.amount(row.fact),
    sold: side === 'sell',
    again,
    wallet: telling.context.story.domain === 'wallet',
  });
}

function wayOf(row: NamedFact, telling: Telling): Way | null {
  return telling.moves(row.fact) ? wayOfSign(row) : null;
}

function wayOfSign({ fact }: NamedFact): Way {
  return fact.sign > 0 ? 'up' : fact.sign < 0 ? 'down' : 'flat';
}

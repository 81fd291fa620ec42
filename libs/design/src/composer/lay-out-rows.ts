import type { Fact, FactComparison } from '@app/facts';
import { refer, type RefText, type SceneContent } from '@app/picture';
import type { ComparisonIdea, MoverIdea, NamedFact, RankingIdea, RowIdea, TieIdea, TradeIdea, ZeroIdea } from './idea';
import { isTowards } from './find-progress';
import { donutOf } from './lay-out-charts';
import { MOST_BARS } from './lay-out-series';
import { type Pictures, pictureBeside } from './pictures';
import { nameOf, optional, rankOf, trendOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';
import { valueOf } from './table-columns';

const MOST_RANKS = 6;
/** Parts that a broken bar can show. */
const MOST_PARTS = 5;

/** Two figures side by side. */
export function comparisonLayouts(idea: ComparisonIdea, words: ScreenWords, story: Story): SceneContent[] {
  const [mine, other] = words.sides ?? [words.label, words.label];
  const named =
    idea.role !== 'flow' && idea.subjectName?.form === 'full'
      ? { ...words, title: `${refer(idea.subjectName.key)}: ${words.title}` }
      : words;
  const sides = twoSided({ label: mine, fact: idea.subject }, { label: other, fact: idea.other }, named);
  const bullet = idea.role === 'target' || idea.role === 'limit' ? [bulletOf(idea, named, story)] : [];
  if (idea.role === 'previous') return [...pairedLayouts(idea, words, story), ...sides];
  if (idea.role !== 'target' || !isTowards(idea.subject, idea.other)) return [...bullet, ...sides];
  const share = (idea.subject.number ?? 0) / (idea.other.number ?? 1);
  const item = { label: mine, figure: idea.subject.key, share, ...optional('goal', words.support) };
  return [...bullet, { layout: 'progress', title: named.title, items: [item] }, ...sides];
}

/** A value with its bar across it; where its table sets the same bar for its other rows, and few enough, all of them. */
function bulletOf(idea: ComparisonIdea, words: ScreenWords, story: Story): SceneContent {
  const [mine, other] = words.sides ?? [words.label, words.label];
  const all = rowsBeside(idea, story, MOST_BULLETS);
  const shown = all.length > 1 ? all : [{ label: mine, subject: idea.subject, other: idea.other }];
  // A floor is kept from above: nothing past it is bad news.
  const isLimit = idea.role === 'limit' && pairOf(idea, story)?.better !== 'up';
  return {
    layout: 'bullet',
    title: words.title,
    rows: shown.map((row) => ({
      label: row.label,
      figure: row.subject.key,
      mark: { label: other, figure: row.other.key, ...(isLimit ? { limit: true as const } : {}) },
    })),
    highlight: shown.findIndex(({ subject }) => subject === idea.subject),
  };
}

function pairOf({ subject, other }: ComparisonIdea, { pack }: Story): FactComparison | undefined {
  return pack.comparisons.find((pair) => pair.subject === subject.key && pair.other === other.key);
}

const MOST_BULLETS = 4;
const MOST_PAIRED = 6;
/** A row that has moved by less than this share of the chart's scale would not be seen to have moved. */
const LEAST_MOVE = 0.03;

/**
 * An earlier value among those of the other rows of its table: as lines where its row has passed another or gone against all of
 * them, as dumbbells in any case. Empty where the row is alone, or its move could not be seen beside theirs.
 */
function pairedLayouts(idea: ComparisonIdea, words: ScreenWords, story: Story): SceneContent[] {
  const all = rowsBeside(idea, story, MOST_PAIRED);
  const [now, then] = words.sides ?? [];
  const moves = all.map(({ label, subject, other }) => ({
    label,
    figures: [other.key, subject.key] as [string, string],
    was: other.number ?? 0,
    is: subject.number ?? 0,
  }));
  const highlight = all.findIndex(({ subject }) => subject === idea.subject);
  const own = moves[highlight];
  const values = moves.flatMap(({ was, is }) => [was, is]);
  const scale = Math.max(...values) - Math.min(...values);
  if (!own || !now || !then || moves.length < 2 || Math.abs(own.is - own.was) < scale * LEAST_MOVE) return [];
  const others = moves.filter((move) => move !== own);
  const hasPassed = others.some(({ was, is }) => (own.was - was) * (own.is - is) < 0);
  const isAgainst = others.length > 1 && others.every(({ was, is }) => (is - was) * (own.is - own.was) < 0);
  const content = {
    title: words.title,
    times: [then, now] as [RefText, RefText],
    rows: moves.map(({ label, figures }) => ({ label, figures })),
    highlight,
  };
  const dumbbell: SceneContent = { layout: 'dumbbell', ...content };
  return hasPassed || isAgainst ? [{ layout: 'slope', ...content }, dumbbell] : [dumbbell];
}

/** The rows of a table that are measured as an idea's own row is, in the table's order; none where they are too many. */
function rowsBeside(
  idea: ComparisonIdea,
  story: Story,
  most: number,
): Array<{ label: string; subject: Fact; other: Fact }> {
  const [column, bar] = [idea.subject.path.at(-1), idea.other.path.at(-1)];
  const table = story.pack.tables.find(({ rows }) =>
    rows.some(({ cells }) => cells[column ?? ''] === idea.subject.key),
  );
  const found = (table?.rows ?? []).flatMap(({ name, cells }) => {
    const subject = story.byKey.get(cells[column ?? ''] ?? '');
    const other = story.byKey.get(cells[bar ?? ''] ?? '');
    const isPair = story.pack.comparisons.some((one) => one.subject === subject?.key && one.other === other?.key);
    return subject && other && isPair ? [{ label: nameOf({ name, fact: subject }), subject, other }] : [];
  });
  return table && found.length === table.rows.length && found.length <= most ? found : [];
}

/** Both sides of a meeting with what they have, the one that has more in front of the eye. */
export function sidesLayouts([first, second]: readonly [NamedFact, NamedFact], words: ScreenWords): SceneContent[] {
  const [a, b] = [first, second].map((side) => ({ label: nameOf(side), fact: side.fact }));
  if (!a || !b) return [];
  const ahead = valueOf(second) > valueOf(first) ? 1 : 0;
  return twoSided(a, b, words).map((content) =>
    content.layout === 'comparison'
      ? { ...content, focus: ahead }
      : content.layout === 'bars'
        ? { ...content, highlight: ahead }
        : content,
  );
}

function twoSided(
  a: { label: string; fact: Fact },
  b: { label: string; fact: Fact },
  words: ScreenWords,
): SceneContent[] {
  const both = [a, b].map(({ label, fact }) => ({ label, figure: fact.key }));
  return [
    {
      layout: 'comparison',
      title: words.title,
      sides: [
        { label: a.label, figure: a.fact.key },
        { label: b.label, figure: b.fact.key },
      ],
      focus: 0,
      ...optional('relation', words.relation),
    },
    { layout: 'cards', title: words.title, cards: both },
    { layout: 'bars', title: words.title, bars: both, highlight: 0 },
  ];
}

/** Ranked rows; shares of a whole as its parts. */
export function rankingLayouts(idea: RankingIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  const lit = idea.lit ?? idea.rows[0];
  const bars = barsOf(idea.rows, lit, words);
  const cards = cardsOf(idea.rows.slice(0, 4), words);
  if (idea.rows.length < 3) return [bars, cards];
  const board = boardOf(idea.rows, lit, idea.table.rows, words, pictures);
  if (!idea.whole) return [board, bars, cards];
  const parts = idea.rows.map((row) => ({ label: nameOf(row), figure: row.fact.key }));
  const total = idea.total ? { label: words.label, figure: idea.total.key } : null;
  const donut = donutOf(
    parts,
    idea.rows.map(({ fact }) => fact.number),
    words.title,
    total,
  );
  const breakdown: SceneContent[] =
    parts.length <= MOST_PARTS ? [{ layout: 'breakdown', title: words.title, parts, ...(total ? { total } : {}) }] : [];
  return idea.told > 0 ? [board, ...breakdown, bars] : [...donut, ...breakdown, board, bars];
}

/** One row among the others, or beside the first. */
export function rowLayouts(idea: RowIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  const { row, leader, rows } = idea;
  const bars = idea.complete ? [barsOf(rows, row, words)] : [];
  const pair = [leader, row].filter((one, index, all) => all.indexOf(one) === index);
  const cards = cardsOf(pair.length === 2 ? pair : around(row, rows), words);
  if (idea.role === 'second')
    return twoSided({ label: nameOf(leader), fact: leader.fact }, { label: nameOf(row), fact: row.fact }, words);
  if (idea.role === 'foot' && !idea.complete)
    return [
      cards,
      ...twoSided({ label: nameOf(leader), fact: leader.fact }, { label: nameOf(row), fact: row.fact }, words),
    ];
  const board =
    rows.length >= 3 && !idea.table.temporal && idea.role === 'top'
      ? [boardOf(rows.slice(0, 5), row, [], words, pictures)]
      : [];
  const hero: SceneContent = { layout: 'hero', figure: row.fact.key, label: nameOf(row), kicker: words.title };
  return [...bars, ...board, cards, hero];
}

/** A row between its neighbours. */
function around(row: NamedFact, rows: readonly NamedFact[]): NamedFact[] {
  const at = Math.max(
    0,
    rows.findIndex(({ fact }) => fact.key === row.fact.key),
  );
  const first = Math.max(0, Math.min(at - 1, rows.length - 3));
  return rows.slice(first, first + 3);
}

/** Rows that share one figure, or that stand at nought. */
export function sharedLayouts(idea: TieIdea | ZeroIdea, words: ScreenWords, pictures: Pictures): SceneContent[] {
  const [first] = idea.rows;
  const bars = idea.all.length <= MOST_BARS ? [barsOf(idea.all, first, words)] : [];
  const items = idea.rows.map((row) => ({ label: nameOf(row), text: refer(row.fact.key) }));
  if (idea.rows.length >= 2) {
    const comparison = twoSided(...sidesOf(idea.rows), words)[0];
    return [
      cardsOf(idea.rows.slice(0, 3), words),
      ...bars,
      ...(comparison && idea.rows.length === 2 ? [comparison] : []),
      { layout: 'list', title: words.title, items },
    ];
  }
  if (!first) return [];
  const board =
    !idea.table.temporal && idea.all.length >= 3 ? [boardOf(idea.all.slice(0, 5), first, [], words, pictures)] : [];
  const headline: SceneContent = {
    layout: 'headline',
    kicker: words.title,
    headline: nameOf(first),
    support: refer(first.fact.key),
  };
  return [...bars, ...board, headline];
}

/** One end of the movers, with the other beside it or the whole column under it. */
export function moverLayouts(idea: MoverIdea, words: ScreenWords): SceneContent[] {
  const { row, other, all } = idea;
  const pair = idea.end === 'best' ? [row, other] : [other, row];
  const cards = cardsOf(pair, words, true);
  const bars = barsOf(all.length >= 3 && all.length <= MOST_BARS ? all : pair, row, words);
  const hero: SceneContent = {
    layout: 'hero',
    figure: row.fact.key,
    label: nameOf(row),
    kicker: words.title,
    trend: trendOf(row.fact),
  };
  return idea.end === 'best' ? [hero, cards, bars] : [bars, cards, hero];
}

/** What was bought or sold: the name large, then all trades side by side. */
export function tradeLayouts(idea: TradeIdea, words: ScreenWords): SceneContent[] {
  const [a, b] = idea.all;
  const name = nameOf(idea.row);
  const headline: SceneContent = {
    layout: 'headline',
    kicker: words.title,
    headline: name,
    support: refer(idea.row.fact.key),
  };
  const hero: SceneContent = { layout: 'hero', figure: idea.row.fact.key, label: name, kicker: words.title };
  if (!a || !b || !words.sides) return [headline, hero];
  const [first, second] = words.sides;
  const both = twoSided(
    { label: first, fact: a.row.fact },
    { label: second, fact: b.row.fact },
    { ...words, title: words.label },
  );
  return idea.row === a.row ? [headline, ...both.slice(1), hero] : [...both.slice(1), headline, hero];
}

function sidesOf(rows: readonly NamedFact[]): [{ label: string; fact: Fact }, { label: string; fact: Fact }] {
  const side = (row: NamedFact): { label: string; fact: Fact } => ({ label: nameOf(row), fact: row.fact });
  const [a, b] = rows;
  if (!a || !b) throw new RangeError('A tie has two rows');
  return [side(a), side(b)];
}

function barsOf(rows: readonly NamedFact[], lit: NamedFact | undefined, words: ScreenWords): SceneContent {
  const shown = rows.slice(0, MOST_BARS);
  return {
    layout: 'bars',
    title: words.title,
    bars: shown.map((row) => ({ label: nameOf(row), figure: row.fact.key })),
    highlight: Math.max(
      0,
      shown.findIndex((row) => row.fact.key === lit?.fact.key),
    ),
  };
}

function cardsOf(rows: readonly NamedFact[], words: ScreenWords, trends = false): SceneContent {
  return {
    layout: 'cards',
    title: words.title,
    cards: rows.map((row) => ({
      label: nameOf(row),
      figure: row.fact.key,
      ...(trends ? { trend: trendOf(row.fact) } : {}),
    })),
  };
}

function boardOf(
  rows: readonly NamedFact[],
  lit: NamedFact | undefined,
  ranks: RankingIdea['table']['rows'],
  words: ScreenWords,
  pictures: Pictures,
): SceneContent {
  const shown = rows.slice(0, MOST_RANKS);
  return {
    layout: 'leaderboard',
    title: words.title,
    rows: shown.map((row) => {
      const still = row.name.form === 'label' ? null : pictureBeside(row.fact, pictures);
      return {
        label: nameOf(row),
        figure: row.fact.key,
        ...rankOf(row, ranks),
        ...(still === null ? {} : { still }),
      };
    }),
    highlight: Math.max(
      0,
      shown.findIndex((row) => row.fact.key === lit?.fact.key),
    ),
    ...optional('unit', words.unit),
  };
}

import { refer, type SceneContent } from '@app/picture';
import type { Fact } from '@app/facts';
import { timeLabel } from '../composer/row-names';
import type { AnsweredContent, ContentOf } from './answer.schema';
import { AnswerFault, type AnswerReader } from './answer-reader';

type Named = { label: string; figure: string };
type Readers = {
  [L in AnsweredContent['layout']]: (content: ContentOf<L>, read: AnswerReader) => SceneContent;
};

/** How far parts may miss their whole, as a share of it: payloads round. */
const SUM_SLACK = 0.01;
const MOST_POINTS = 90;

const READERS: Readers = {
  hero: ({ figure, label, kicker, support }, read) => {
    const fact = read.figure(figure);
    return {
      layout: 'hero',
      figure: fact.key,
      label: read.text(label, 'title'),
      ...read.optional('kicker', kicker, 'title'),
      ...read.optional('support', support, 'headline'),
      ...read.trend(fact),
    };
  },
  headline: ({ headline, kicker, support }, read) => ({
    layout: 'headline',
    headline: read.text(headline, 'headline'),
    ...read.optional('kicker', kicker, 'title'),
    ...read.optional('support', support, 'headline'),
  }),
  cards: ({ title, cards }, read) => {
    read.count(cards, 2, 4, 'cards');
    return {
      layout: 'cards',
      title: read.text(title, 'title'),
      cards: cards.map((card) => ({ ...partOf(card, read), ...read.trend(read.figure(card.figure)) })),
    };
  },
  comparison: ({ title, focus, other, relation }, read) => {
    read.alike([read.figure(focus.figure), read.figure(other.figure)]);
    return {
      layout: 'comparison',
      title: read.text(title, 'title'),
      sides: [partOf(focus, read), partOf(other, read)],
      focus: 0,
      ...read.optional('relation', relation, 'label'),
    };
  },
  breakdown: ({ title, parts, total }, read) => {
    read.count(parts, 2, 5, 'parts');
    return { layout: 'breakdown', title: read.text(title, 'title'), ...wholeOf(parts, total, read) };
  },
  donut: ({ title, parts, total }, read) => {
    read.count(parts, 2, 6, 'parts');
    const facts = parts.map((part) => read.figure(part.figure));
    const highlight = facts.reduce((best, fact, at) => (valueOf(fact) > valueOf(facts[best]) ? at : best), 0);
    return { layout: 'donut', title: read.text(title, 'title'), ...wholeOf(parts, total, read), highlight };
  },
  bars: ({ title, bars, focus }, read) => {
    read.count(bars, 2, 12, 'bars');
    return {
      layout: 'bars',
      title: read.text(title, 'title'),
      bars: chartOf(bars, read),
      highlight: placeOf(focus, bars, read),
    };
  },
  leaderboard: ({ title, rows, focus }, read) => {
    read.count(rows, 3, 8, 'rows');
    const values = rows.map((row) => valueOf(read.figure(row.figure)));
    const falls = values.every((value, at) => at === 0 || value <= (values[at - 1] ?? value));
    const rises = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value));
    if (!falls && !rises) throw new AnswerFault('the rows of a leaderboard stand in the order of their figures');
    return {
      layout: 'leaderboard',
      title: read.text(title, 'title'),
      rows: chartOf(rows, read),
      highlight: placeOf(focus, rows, read),
    };
  },
  line: ({ title, table, column, focus }, read) => {
    const rows = read.column(table, column);
    read.count(rows, 2, MOST_POINTS, 'points');
    return {
      layout: 'line',
      title: read.text(title, 'title'),
      points: rows.map((row) => ({ label: timeLabel(row, read.story), figure: row.fact.key })),
      figure: focus === null ? rows.at(-1)?.fact.key : read.figure(focus).key,
      area: rows.every(({ fact }) => valueOf(fact) >= 0),
    };
  },
  progress: ({ title, items }, read) => {
    read.count(items, 1, 4, 'items');
    return {
      layout: 'progress',
      title: read.text(title, 'title'),
      items: items.map((item) => {
        const fact = read.figure(item.figure);
        const goal = item.goal === null ? null : read.figure(item.goal);
        if (goal) read.alike([fact, goal]);
        const share = valueOf(fact) / (goal ? valueOf(goal) : 100);
        if ((!goal && fact.kind !== 'percent') || !(share >= 0 && share <= 1))
          throw new AnswerFault(`"${item.figure}" is no share of a whole: name its goal, or show it otherwise`);
        return { ...partOf(item, read), share, ...(goal ? { goal: refer(goal.key) } : {}) };
      }),
    };
  },
  list: ({ title, items }, read) => {
    read.count(items, 2, 5, 'items');
    return {
      layout: 'list',
      title: read.text(title, 'title'),
      items: items.map((item) => ({
        ...read.optional('label', item.label, 'label'),
        text: read.text(item.text, 'headline'),
      })),
    };
  },
  timeline: ({ title, moments }, read) => {
    read.count(moments, 2, 6, 'moments');
    return {
      layout: 'timeline',
      title: read.text(title, 'title'),
      moments: moments.map((moment) => ({
        when: read.text(moment.when, 'label'),
        text: read.text(moment.text, 'title'),
        ...(moment.figure === null ? {} : { figure: read.figure(moment.figure).key }),
      })),
      highlight: moments.length - 1,
    };
  },
  quote: ({ quote, by }, read) => ({
    layout: 'quote',
    quote: read.text(refer(read.fact(quote).key), 'line'),
    ...(by === null ? {} : { by: refer(read.fact(by).key) }),
  }),
  picture: ({ picture, headline, support }, read) => {
    const still = read.pictures.get(picture);
    if (still === undefined) throw new AnswerFault(`there is no picture "${picture}"`);
    return {
      layout: 'picture',
      still,
      headline: read.text(headline, 'headline'),
      ...read.optional('support', support, 'headline'),
    };
  },
};

/** A scene's content out of a model's answer. Throws `AnswerFault` for what does not fit the payload or the layout. */
export function readContent(content: AnsweredContent, read: AnswerReader): SceneContent {
  // Each reader takes the content of its own layout; the type system cannot follow that through the table.
  const reader = READERS[content.layout] as (given: AnsweredContent, by: AnswerReader) => SceneContent;
  return reader(content, read);
}

function partOf({ label, figure }: Named, read: AnswerReader): Named {
  return { label: read.text(label, 'label'), figure: read.figure(figure).key };
}

function chartOf(parts: readonly Named[], read: AnswerReader): Named[] {
  read.alike(parts.map((part) => read.figure(part.figure)));
  return parts.map((part) => partOf(part, read));
}

/** Parts of a whole add up to it, or to a hundred percent. */
function wholeOf(parts: readonly Named[], total: Named | null, read: AnswerReader): { parts: Named[]; total?: Named } {
  const chart = chartOf(parts, read);
  const sum = parts.reduce((all, part) => all + valueOf(read.figure(part.figure)), 0);
  const whole = total ? valueOf(read.figure(total.figure)) : 100;
  const percent = read.figure(parts[0]?.figure ?? '').kind === 'percent';
  if ((!total && !percent) || Math.abs(sum - whole) > Math.abs(whole) * SUM_SLACK)
    throw new AnswerFault('these parts do not add up to their whole; show them as bars or cards');
  return { parts: chart, ...(total ? { total: partOf(total, read) } : {}) };
}

function placeOf(focus: string, parts: readonly Named[], read: AnswerReader): number {
  const { key } = read.figure(focus);
  const place = parts.findIndex((part) => read.figure(part.figure).key === key);
  if (place < 0) throw new AnswerFault(`the focus "${focus}" is none of the figures shown`);
  return place;
}

function valueOf(fact: Fact | undefined): number {
  return fact?.number ?? 0;
}

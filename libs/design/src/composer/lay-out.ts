import type { Fact } from '@app/sources';
import { refer, type SceneContent } from '@app/render';
import type { Idea } from './idea';
import { MOST_BARS, seriesLayouts } from './lay-out-series';
import { labelOf, nameOf, rankOf, trendOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

/** Ways to show an idea, the fittest first; the composer takes the first that differs from the scene before. */
export function layOut(
  idea: Idea,
  words: ScreenWords,
  story: Story,
  stills: ReadonlyMap<string, number>,
): SceneContent[] {
  switch (idea.kind) {
    case 'lead': {
      const moves = idea.shape === 'change' || idea.shape === 'flow' ? { trend: trendOf(idea.fact) } : {};
      return [
        {
          layout: 'hero',
          figure: idea.fact.key,
          label: words.label,
          ...optional('kicker', words.kicker),
          ...optional('support', words.support),
          ...moves,
          ...still(idea.fact, stills),
        },
      ];
    }
    case 'textLead':
      return [
        { layout: 'headline', headline: words.title, ...optional('kicker', words.kicker), ...still(idea.fact, stills) },
      ];
    case 'comparison': {
      const [mine, other] = words.sides ?? [words.label, words.label];
      const hero: SceneContent = { layout: 'hero', figure: idea.other.key, label: other, kicker: words.title };
      const comparison: SceneContent = {
        layout: 'comparison',
        title: words.title,
        sides: [
          { label: mine, figure: idea.subject.key },
          { label: other, figure: idea.other.key },
        ],
        focus: 0,
        ...optional('relation', words.relation),
      };
      return [comparison, hero];
    }
    case 'parts': {
      const parts = idea.parts.slice(0, 5).map((part) => ({ label: nameOf(part), figure: part.fact.key }));
      const cards = parts.slice(0, 4).map((part) => ({ ...part, ...meterOf(story.byKey.get(part.figure)) }));
      return [
        {
          layout: 'breakdown',
          title: words.title,
          parts,
          ...(idea.whole ? { total: { label: words.label, figure: idea.whole.key } } : {}),
        },
        { layout: 'cards', title: words.title, cards },
      ];
    }
    case 'series':
      return seriesLayouts(idea, words, story);
    case 'ranking': {
      const rows = idea.rows.map((row) => ({
        label: nameOf(row),
        figure: row.fact.key,
        ...rankOf(row, idea.table.rows),
      }));
      const bars: SceneContent = {
        layout: 'bars',
        title: words.title,
        bars: rows.map(({ label, figure }) => ({ label, figure })),
        highlight: 0,
      };
      if (rows.length < 3)
        return [
          bars,
          { layout: 'cards', title: words.title, cards: rows.map(({ label, figure }) => ({ label, figure })) },
        ];
      return [{ layout: 'leaderboard', title: words.title, rows, highlight: 0, ...optional('unit', words.unit) }, bars];
    }
    case 'extremes': {
      const cards = [idea.best, idea.worst].map((row) => ({
        label: nameOf(row),
        figure: row.fact.key,
        trend: trendOf(row.fact),
      }));
      const bothWays = idea.best.fact.sign !== idea.worst.fact.sign;
      const content: SceneContent[] = [
        { layout: 'cards', title: words.title, cards },
        {
          layout: 'bars',
          title: words.title,
          bars: cards.map(({ label, figure }) => ({ label, figure })),
          highlight: 0,
        },
      ];
      return bothWays ? content.reverse() : content;
    }
    case 'change':
      return [
        {
          layout: 'hero',
          figure: idea.fact.key,
          label: words.delta ?? 'Change',
          kicker: words.title,
          trend: trendOf(idea.fact),
        },
        {
          layout: 'cards',
          title: words.title,
          cards: [
            ...(idea.of ? [{ label: words.label, figure: idea.of.key }] : []),
            { label: words.delta ?? 'Change', figure: idea.fact.key, trend: trendOf(idea.fact) },
          ],
        },
      ];
    case 'cards':
      return cardLayouts(idea.facts, words, story);
    case 'peak': {
      const bars = idea.points.slice(0, MOST_BARS).map((point) => ({ label: nameOf(point), figure: point.fact.key }));
      const highlight = Math.max(
        0,
        bars.findIndex((bar) => bar.figure === idea.top.fact.key),
      );
      return [
        { layout: 'bars', title: words.title, bars, highlight },
        { layout: 'hero', figure: idea.top.fact.key, label: nameOf(idea.top), kicker: words.title },
      ];
    }
    case 'named':
      return [
        {
          layout: 'hero',
          figure: idea.row.fact.key,
          kicker: words.title,
          label: refer(idea.row.name.key, idea.row.name.form),
          support: words.label,
          ...still(idea.row.fact, stills),
        },
        {
          layout: 'headline',
          kicker: words.title,
          headline: refer(idea.row.name.key, idea.row.name.form),
          support: `${words.label}: ${refer(idea.row.fact.key)}`,
        },
      ];
    case 'item': {
      const lines = [...(idea.by ? [{ text: words.label }] : []), ...(words.support ? [{ text: words.support }] : [])];
      const headline: SceneContent = {
        layout: 'headline',
        headline: words.title,
        ...optional('kicker', words.label),
        ...optional('support', words.support),
        ...still(idea.title, stills),
      };
      return lines.length > 0 ? [headline, { layout: 'list', title: words.title, items: lines }] : [headline];
    }
    case 'texts':
      return textLayouts(idea.facts, idea.label, words);
    case 'source':
      return [
        {
          layout: 'headline',
          headline: words.title,
          ...optional('kicker', words.kicker),
          ...optional('support', words.support),
        },
        {
          layout: 'list',
          title: words.label,
          items: [{ text: words.title }, ...(words.support ? [{ text: words.support }] : [])],
        },
      ];
    case 'end':
      return [{ layout: 'end', cta: idea.cta, ...linkOf(idea.cta) }];
  }
}

function cardLayouts(facts: readonly Fact[], words: ScreenWords, story: Story): SceneContent[] {
  const cards = facts.map((fact) => ({
    label: labelOf(fact),
    figure: fact.key,
    ...meterOf(fact),
    ...(isMovement(fact, story) ? { trend: trendOf(fact) } : {}),
  }));
  const [only] = facts;
  if (only && facts.length === 1) {
    const kicker = words.title === words.label ? {} : { kicker: words.title };
    const hero: SceneContent = {
      layout: 'hero',
      figure: only.key,
      label: words.label,
      ...kicker,
      ...(isMovement(only, story) ? { trend: trendOf(only) } : {}),
    };
    return [hero, { layout: 'headline', kicker: words.label, headline: refer(only.key) }];
  }
  return [
    { layout: 'cards', title: words.title, cards },
    {
      layout: 'list',
      title: words.title,
      items: cards.map((card) => ({ label: card.label, text: refer(card.figure) })),
    },
  ];
}

function textLayouts(facts: readonly Fact[], label: string, words: ScreenWords): SceneContent[] {
  const items = facts
    .slice(0, 5)
    .map((fact) => ({ ...(label === '' ? { label: labelOf(fact) } : {}), text: refer(fact.key) }));
  const [first] = facts;
  const list: SceneContent = { layout: 'list', title: words.title, items };
  if (!first || facts.length > 1)
    return [list, { layout: 'headline', headline: first ? refer(first.key) : words.title, kicker: words.title }];
  return [{ layout: 'headline', headline: refer(first.key), kicker: words.title }, list];
}

function isMovement(fact: Fact, story: Story): boolean {
  return story.pack.changes.some((change) => change.key === fact.key);
}

/** A share of a whole fills a meter; a rate or a movement does not. */
function meterOf(fact: Fact | undefined): { meter?: number } {
  const shares = [
    'utilization',
    'humidity',
    'uptime',
    'turnout',
    'occupancy',
    'share',
    'bag',
    'battery',
    'capacity',
    'load',
    'completed',
    'progress',
  ];
  if (!fact || fact.kind !== 'percent' || fact.number === null || fact.number < 0 || fact.number > 100) return {};
  return fact.words.some((word) => shares.includes(word)) ? { meter: fact.number / 100 } : {};
}

function still(fact: Fact, stills: ReadonlyMap<string, number>): { still?: number } {
  for (const [key, index] of stills) {
    const owner = key.slice(0, Math.max(0, key.lastIndexOf('/')));
    if (owner === '' || owner === 'asset' || fact.key.startsWith(`${owner}/`)) return { still: index };
  }
  return {};
}

/** The link or handle within a call to action, for the accent. */
function linkOf(cta: string): { link?: string } {
  const link = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;]*)?(?<![.,!?])|@[\w.]+/iu.exec(cta)?.[0];
  return link ? { link } : {};
}

function optional<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined || value === '' ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}

import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import type { FixtureIdea, Idea, NamedFact, RowIdea, SeriesIdea, TradeIdea } from '../../composer/idea';
import type { ScreenWords } from '../../composer/screen-words';
import type { Story } from '../../composer/story';
import { subjectWords } from './furniture.en';
import { atTime, humanName, isPlain, labelText, lowerFirst, named, upperFirst, windowText } from './grammar.en';
import { comparisonScreen, leadScreen } from './screen-lead.en';
import { clip, LONGEST_LABEL, shortLabel } from './short-label.en';

const LONGEST_TITLE = 40;

/** English words beside the figures of an idea. */
export function screenEnglish(idea: Idea, story: Story): ScreenWords {
  switch (idea.kind) {
    case 'lead':
      return leadScreen(idea, story);
    case 'textLead':
      return { title: refer(idea.fact.key), label: labelText(idea.fact), kicker: subjectWords(story, idea.fact.key) };
    case 'comparison':
      return comparisonScreen(idea, story);
    case 'parts':
      return {
        title: idea.whole
          ? `Inside the ${lowerFirst(isPlain(idea.whole.label) ? idea.whole.label : 'total')}`
          : 'What it is made of',
        label: idea.whole ? shortLabel(idea.whole) : 'In all',
      };
    case 'series':
      return {
        title: seriesTitle(idea),
        label: '',
        delta: windowText(idea.delta, story) ? `in ${windowText(idea.delta, story)}` : 'change',
      };
    case 'ends':
      return { title: seriesTitle(idea.series), label: '', relation: 'against' };
    case 'low':
      return { title: idea.row.fact.kind === 'temperature' ? 'Warmest and coldest' : 'High and low', label: '' };
    case 'total':
      return { title: seriesTitle(idea.series), label: 'In all' };
    case 'ranking':
      return { title: tableTitle(idea.table.label), label: '', unit: unitOf(idea.rows[0]?.fact, idea.table.label) };
    case 'row':
      return rowScreen(idea, story);
    case 'tie':
      return { title: 'Level', label: '', relation: 'level with', unit: unitOf(idea.rows[0]?.fact, '') };
    case 'zero':
      return { title: columnTitle(idea.rows[0], idea.table.label), label: '', unit: unitOf(idea.rows[0]?.fact, '') };
    case 'mover': {
      const window = idea.row.fact.window ? windowText(idea.row.fact, story) : '';
      return { title: window ? `${upperFirst(idea.end)} in ${window}` : upperFirst(idea.end), label: '' };
    }
    case 'trade':
      return tradeScreen(idea);
    case 'change':
      return {
        title: labelText(idea.of),
        label: shortLabel(idea.of),
        delta: windowText(idea.fact, story) ? `in ${windowText(idea.fact, story)}` : 'Change',
      };
    case 'cards':
      return { title: cardsTitle(idea.facts, story), label: idea.facts[0] ? shortLabel(idea.facts[0]) : '' };
    case 'named':
      return {
        title: isPlain(idea.role) ? humanName(idea.role) : labelText(idea.row.fact),
        label: shortLabel(idea.row.fact),
      };
    case 'fixture':
      return fixtureScreen(idea, story);
    case 'times':
      return { title: subjectWords(story, null) ?? 'Times', label: '' };
    case 'context':
      return contextScreen(idea, story);
    case 'item':
      return { title: refer(idea.title.key), label: idea.by ? refer(idea.by.key) : '' };
    case 'texts': {
      const [only] = idea.facts;
      const alone = idea.label === '' && idea.facts.length === 1 && only;
      return {
        title: alone
          ? labelText(only)
          : idea.label && isPlain(idea.label)
            ? clip(humanName(idea.label), LONGEST_TITLE)
            : 'In short',
        label: '',
      };
    }
    case 'source':
      return {
        title: idea.source ? refer(idea.source.key) : 'Source',
        label: 'Source',
        kicker: 'Source',
        support: idea.asOf ? `As of ${refer(idea.asOf.key)}` : undefined,
      };
    case 'end':
      return { title: idea.cta, label: '' };
  }
}

function rowScreen(idea: RowIdea, story: Story): ScreenWords {
  const { row, table } = idea;
  if (idea.role === 'too' || idea.role === 'second' || idea.role === 'foot') {
    const window = idea.role === 'too' ? windowText(row.fact, story) : '';
    const title = window ? `${clip(labelText(row.fact), LONGEST_LABEL)} in ${window}` : tableTitle(table.label);
    return { title, label: '', relation: 'ahead of', unit: unitOf(row.fact, table.label) };
  }
  return { title: columnTitle(row, table.label), label: '', unit: unitOf(row.fact, '') };
}

function tradeScreen(idea: TradeIdea): ScreenWords {
  const said = (side: TradeIdea['side'], row: NamedFact): string =>
    `${named(row.name)}, ${side === 'buy' ? 'bought' : 'sold'}`;
  const [a, b] = idea.all;
  return {
    title: idea.side === 'buy' ? 'Bought' : 'Sold',
    label: 'Trades',
    relation: 'against',
    ...(a && b ? { sides: [said(a.side, a.row), said(b.side, b.row)] as [string, string] } : {}),
  };
}

function fixtureScreen(idea: FixtureIdea, story: Story): ScreenWords {
  const home = refer(idea.home.key);
  const away = refer(idea.away.key);
  const when = idea.when ? upperFirst(atTime({ key: idea.when.key, form: 'full' }, story)) : undefined;
  return { title: 'Next', label: `${home} against ${away}`, support: when, sides: [home, away] };
}

function contextScreen(idea: Extract<Idea, { kind: 'context' }>, story: Story): ScreenWords {
  const { main, place, venue } = idea;
  if (story.domain === 'pool' && venue)
    return { title: refer(venue.key), label: '', kicker: labelText(venue), support: subjectWords(story, venue.key) };
  const what = main ?? place;
  return {
    title: what ? refer(what.key) : 'The subject',
    label: '',
    ...(main && place ? { support: refer(place.key) } : {}),
  };
}

function unitOf(fact: Fact | undefined, table: string): string | undefined {
  if (!fact || fact.label.length < 2 || fact.label === table) return undefined;
  const label = labelText(fact);
  return isPlain(label) ? clip(label, LONGEST_LABEL) : undefined;
}

function columnTitle(row: NamedFact | undefined, table: string): string {
  if (!row || row.fact.label.length < 2) return tableTitle(table);
  return isPlain(row.fact.label) ? clip(labelText(row.fact), LONGEST_TITLE) : refer(row.fact.key, 'label');
}

function seriesTitle(idea: SeriesIdea): string {
  const fact = idea.of ?? idea.points[0]?.fact;
  if (!fact || fact.label.length < 2) return tableTitle(idea.table.label);
  return isPlain(fact.label) ? clip(fact.label, LONGEST_TITLE) : refer(fact.key, 'label');
}

function tableTitle(label: string): string {
  return isPlain(label) && label.trim() !== '' ? clip(upperFirst(label), LONGEST_TITLE) : 'The list';
}

function cardsTitle(facts: readonly Fact[], story: Story): string {
  const parents = new Set(
    facts.map(
      (fact) =>
        fact.path
          .slice(0, -1)
          .filter((part) => !/^\d+$/.test(part))
          .at(-1) ?? '',
    ),
  );
  const [parent] = parents;
  const main = story.subject.main;
  const about = main !== null && main.path.length > 1 && main.path[0] === parent;
  if (parents.size === 1 && parent && isPlain(parent) && !about) return clip(humanName(parent), LONGEST_TITLE);
  return subjectWords(story, null) ?? 'The figures';
}

import { refer } from '@app/picture';
import { type Fact, type FactTable, upperFirst } from '@app/facts';
import type {
  FixtureIdea,
  Idea,
  ShownIdea,
  NamedFact,
  RankingIdea,
  RowIdea,
  SeriesIdea,
  TradeIdea,
  ZeroIdea,
} from '../../composer/idea';
import type { ScreenWords } from '../../composer/screen-words';
import type { Story } from '../../composer/story';
import { subjectWords } from './furniture.en';
import { SETUPS } from './lead.en';
import { humanName, isPlain, lowerFirst, mainLabel, named, namesItself, periodNoun, windowText } from '../references';
import { isRain, saysNothing } from '../table-sense';
import { atTime, labelText } from './grammar.en';
import { groupsScreen, listTitle, progressScreen } from './screen-charts.en';
import { comparisonScreen, leadScreen } from './screen-lead.en';
import { cardLabel } from './card-label.en';

/** A title that is longer names no period. */
const LONGEST_TITLE = 40;
const LONGEST_HEAD = 24;
/** Headings of rows that are told for their place. */
const PLACES = { second: 'First and second', foot: 'At the foot', too: 'The same way' } as const;

/** English words beside the figures of an idea. */
export function screenEnglish(idea: ShownIdea, story: Story): ScreenWords {
  switch (idea.kind) {
    case 'lead':
      return leadScreen(idea, story);
    case 'textLead':
      return { title: refer(idea.fact.key), label: labelText(idea.fact), kicker: subjectWords(story, idea.fact.key) };
    case 'setup': {
      const what = idea.of ? refer(idea.of.key, 'label') : undefined;
      const title = idea.about ? refer(idea.about.key) : (what ?? SETUPS[0]);
      return { title, label: '', kicker: idea.about ? what : undefined };
    }
    case 'comparison':
      return comparisonScreen(idea, story);
    case 'sides':
      return { title: labelText(idea.sides[0].fact), label: '' };
    case 'parts':
      return {
        title: idea.whole
          ? `Inside the ${lowerFirst(isPlain(idea.whole.label) ? idea.whole.label : 'total').replace(/^the /, '')}`
          : 'What it is made of',
        label: idea.whole ? cardLabel(idea.whole) : 'In all',
      };
    case 'series':
      return {
        title: seriesTitle(idea, story),
        label: '',
        delta: windowText(idea.delta, story) ? `in ${windowText(idea.delta, story)}` : 'change',
      };
    case 'ends':
      return { title: 'First and last', label: '', relation: 'against' };
    case 'low':
      return { title: idea.row.fact.kind === 'temperature' ? 'Warmest and coldest' : 'High and low', label: '' };
    case 'total':
      return { title: 'Taken together', label: 'In all' };
    case 'ranking':
      return rankingScreen(idea, story);
    case 'row':
      return rowScreen(idea, story);
    case 'tie':
      return { title: 'Level', label: '', relation: 'level with', unit: unitOf(idea.rows[0]?.fact, '') };
    case 'zero':
      return zeroScreen(idea, story);
    case 'mover': {
      const window = idea.row.fact.window ? windowText(idea.row.fact, story) : '';
      return { title: window ? `${upperFirst(idea.end)} in ${window}` : upperFirst(idea.end), label: '' };
    }
    case 'trade':
      return tradeScreen(idea);
    case 'change':
      return {
        title: idea.told ? labelText(idea.fact) : labelText(idea.of),
        label: cardLabel(idea.of),
        delta: windowText(idea.fact, story) ? `in ${windowText(idea.fact, story)}` : 'Change',
        movement: 'Change',
      };
    case 'cards':
      return { title: cardsTitle(idea.facts, story), label: idea.facts[0] ? cardLabel(idea.facts[0]) : '' };
    case 'named':
      return {
        title: isPlain(idea.role) ? humanName(idea.role) : labelText(idea.row.fact),
        label: cardLabel(idea.row.fact),
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
        title: alone ? labelText(only) : idea.label && isPlain(idea.label) ? humanName(idea.label) : 'In short',
        label: '',
      };
    }
    case 'groups':
      return groupsScreen(idea);
    case 'progress':
      return progressScreen(idea);
    case 'range':
      return { title: 'High and low', label: '', sides: ['High', 'Low'] };
    case 'timeline':
    case 'moment':
      return { title: listTitle(idea.list), label: '' };
    case 'quote':
      return { title: idea.by ? refer(idea.by.key) : 'In their words', label: '' };
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
    const title = window ? 'Who bought, who sold' : PLACES[idea.role];
    return { title, label: '', relation: 'ahead of', unit: rowUnit(row, table) };
  }
  return { title: columnTitle(row, table.label, story), label: '', unit: unitOf(row.fact, '') };
}

/** The rows after the first are headed by whom they follow, or two scenes in a row would share one heading. */
function rankingScreen(idea: RankingIdea, story: Story): ScreenWords {
  const before = idea.rows[idea.told - 1];
  // One row alone is no list of what comes after.
  const follows = idea.whole && idea.told > 0 && before !== undefined && idea.rows.length > idea.told + 1;
  return {
    title: follows ? `After ${named(before.name)}` : tableTitle(idea.table.label, story),
    label: idea.total ? cardLabel(idea.total) : '',
    unit: rowUnit(idea.rows[0], idea.table),
  };
}

function zeroScreen(idea: ZeroIdea, story: Story): ScreenWords {
  const [first] = idea.rows;
  const fact = first?.fact;
  const moves = story.pack.changes.some((change) => change.key === fact?.key);
  const dry = fact !== undefined && isRain(fact);
  const title = dry ? 'Staying dry' : moves ? 'No change' : columnTitle(first, idea.table.label, story);
  return { title, label: '', unit: unitOf(fact, '') };
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
  return { title: 'Next', label: `${home} v ${away}`, support: when, sides: [home, away] };
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

/** What the rows are counted in; of rows that are named by their keys the list says it. */
function rowUnit(row: NamedFact | undefined, table: FactTable): string | undefined {
  if (row?.name.form !== 'label') return unitOf(row?.fact, table.label);
  const label = mainLabel(table);
  return label === '' || table.label.startsWith(label) || !isPlain(label) ? undefined : headOf(label);
}

/** A column's head stands small over it, or not at all where it is too long; no word of it goes. */
function headOf(label: string): string | undefined {
  return label.length > LONGEST_HEAD ? undefined : label;
}

function unitOf(fact: Fact | undefined, table: string): string | undefined {
  if (!fact || fact.label.length < 2 || fact.label === table) return undefined;
  const label = labelText(fact);
  return isPlain(label) ? headOf(label) : undefined;
}

function columnTitle(row: NamedFact | undefined, table: string, story: Story): string {
  if (!row || row.fact.label.length < 2 || namesItself(row.name, row.fact)) return tableTitle(table, story);
  return isPlain(row.fact.label) ? labelText(row.fact) : refer(row.fact.key, 'label');
}

function seriesTitle(idea: SeriesIdea, story: Story): string {
  const fact = idea.of ?? idea.points[0]?.fact;
  if (!fact || fact.label.length < 2 || namesItself(idea.points[0]?.name ?? null, fact))
    return tableTitle(idea.table.label, story);
  if (!isPlain(fact.label)) return refer(fact.key, 'label');
  const by = story.candles.has(idea.table.key) ? '' : ` by ${periodNoun(idea.points[0]?.name, story)}`;
  return fact.label.length + by.length > LONGEST_TITLE ? fact.label : `${fact.label}${by}`;
}

/** "In millions of US dollars, except per share amounts": how figures are written, which they show themselves. */
const SCALE_NOTE = /^\(?(?:all figures |amounts )?in \P{L}{0,3}(?:thousands|millions|billions)\b/iu;

function tableTitle(label: string, story: Story): string {
  const { venue, main, place } = story.subject;
  const house = venue ?? main ?? place;
  if (saysNothing(label) || SCALE_NOTE.test(label)) return house ? refer(house.key) : 'In order';
  return isPlain(label) && label.trim() !== '' ? upperFirst(label) : 'The list';
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
  if (parents.size === 1 && parent && isPlain(parent) && !about && !SCALE_NOTE.test(parent)) return humanName(parent);
  return subjectWords(story, null) ?? 'The figures';
}

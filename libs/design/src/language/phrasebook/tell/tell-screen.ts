import { refer } from '@app/picture';
import type { Fact } from '@app/facts';
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
} from '../../../composer/idea';
import type { GroupsIdea } from '../../../composer/idea-charts';
import type { ScreenWords } from '../../../composer/screen-words';
import type { Story } from '../../../composer/story';
import { comparisonScreen, leadScreen } from './screen-lead';
import { namesItself } from '../../references';
import { isRain, saysNothing } from '../../table-sense';
import type { Labels } from './labels';

/** Words beside the figures of an idea, in any language that has a phrasebook. */
export function tellScreen(idea: ShownIdea, story: Story, labels: Labels): ScreenWords {
  const { screen } = labels;
  switch (idea.kind) {
    case 'lead':
      return leadScreen(idea, story, labels);
    case 'textLead':
      return { title: refer(idea.fact.key), label: labels.of(idea.fact), kicker: labels.subject(story, idea.fact.key) };
    case 'setup': {
      const what = idea.of ? labels.of(idea.of) : undefined;
      const title = idea.about ? refer(idea.about.key) : (what ?? labels.setup);
      return { title, label: '', kicker: idea.about ? what : undefined };
    }
    case 'comparison':
      return comparisonScreen(idea, story, labels);
    case 'sides':
      return { title: labels.of(idea.sides[0].fact), label: '' };
    case 'parts':
      return {
        title: labels.fitting(screen.inside(idea.whole ? labels.noun(idea.whole) : null)),
        label: idea.whole ? labels.of(idea.whole) : screen.inAll,
      };
    case 'series':
      return { title: seriesTitle(idea, story, labels), label: '', delta: deltaOf(idea.delta, story, labels) };
    case 'ends':
      return { title: screen.firstAndLast, label: '', relation: screen.relations.against };
    case 'low':
      return {
        title: idea.row.fact.kind === 'temperature' ? screen.warmestAndColdest : screen.highAndLow,
        label: '',
      };
    case 'total':
      return { title: screen.together, label: screen.inAll };
    case 'ranking':
      return rankingScreen(idea, story, labels);
    case 'row':
      return rowScreen(idea, story, labels);
    case 'tie':
      return {
        title: screen.level,
        label: '',
        relation: screen.relations.levelWith,
        unit: labels.unit(idea.rows[0]?.fact, ''),
      };
    case 'zero':
      return zeroScreen(idea, story, labels);
    case 'mover': {
      const end = screen[idea.end];
      const window = idea.row.fact.window ? labels.window(idea.row.fact, story) : '';
      return { title: window ? screen.labelWithin(end, window) : end, label: '' };
    }
    case 'trade':
      return tradeScreen(idea, labels);
    case 'change':
      return {
        title: labels.of(idea.told ? idea.fact : idea.of),
        label: labels.of(idea.of),
        delta: deltaOf(idea.fact, story, labels),
        movement: labels.screen.change,
      };
    case 'cards':
      return {
        title: cardsTitle(idea.facts, story, labels),
        label: idea.facts[0] ? labels.of(idea.facts[0]) : '',
      };
    case 'named':
      return { title: labels.list(idea.role) ?? labels.of(idea.row.fact), label: labels.of(idea.row.fact) };
    case 'fixture':
      return fixtureScreen(idea, story, labels);
    case 'times':
      return { title: labels.subject(story, null) ?? screen.timesTitle, label: '' };
    case 'context':
      return contextScreen(idea, story, labels);
    case 'item':
      return { title: refer(idea.title.key), label: idea.by ? refer(idea.by.key) : '' };
    case 'texts': {
      const [only] = idea.facts;
      const alone = idea.label === '' && idea.facts.length === 1 && only;
      return { title: alone ? labels.of(only) : (labels.list(idea.label) ?? screen.inShort), label: '' };
    }
    case 'groups':
      return groupsScreen(idea, labels);
    case 'progress':
      return {
        title: screen.howFar,
        label: idea.items[0] ? labels.of(idea.items[0].fact) : '',
        relation: screen.relations.of,
      };
    case 'range':
      return { title: screen.highAndLow, label: '', sides: [screen.high, screen.low] };
    case 'timeline':
    case 'moment':
      return { title: labels.list(lastName(idea.list)) ?? screen.inOrder, label: '' };
    case 'quote':
      return { title: idea.by ? refer(idea.by.key) : screen.inTheirWords, label: '' };
    case 'source':
      return {
        title: idea.source ? refer(idea.source.key) : screen.sourceLabel,
        label: screen.sourceLabel,
        kicker: screen.sourceLabel,
        support: idea.asOf ? screen.asOf(refer(idea.asOf.key)) : undefined,
      };
    case 'end':
      return { title: idea.cta, label: '' };
  }
}

function deltaOf(fact: Fact | null, story: Story, labels: Labels): string {
  const window = labels.window(fact, story);
  return window ? labels.screen.within(window) : labels.screen.change;
}

function rowScreen({ role, row, table }: RowIdea, story: Story, labels: Labels): ScreenWords {
  const { screen } = labels;
  if (role === 'top' || role === 'below')
    return { title: columnTitle(row, table.label, story, labels), label: '', unit: labels.unit(row.fact, '') };
  const places = { second: screen.firstAndSecond, foot: screen.atTheFoot, too: screen.sameWay };
  const flows = role === 'too' && labels.window(row.fact, story) !== '';
  return {
    title: flows ? screen.whoBoughtWhoSold : places[role],
    label: '',
    relation: screen.relations.aheadOf,
    unit: labels.rowUnit(row, table),
  };
}

/** The rows after the first are headed by whom they follow, or two scenes in a row would share one heading. */
function rankingScreen(idea: RankingIdea, story: Story, labels: Labels): ScreenWords {
  const before = idea.rows[idea.told - 1];
  // One row alone is no list of what comes after.
  const follows = idea.whole && idea.told > 0 && before !== undefined && idea.rows.length > idea.told + 1;
  return {
    title: follows ? labels.screen.after(labels.name(before.name)) : tableTitle(idea.table.label, story, labels),
    label: idea.total ? labels.of(idea.total) : '',
    unit: labels.rowUnit(idea.rows[0], idea.table),
  };
}

function zeroScreen(idea: ZeroIdea, story: Story, labels: Labels): ScreenWords {
  const [first] = idea.rows;
  const fact = first?.fact;
  const moves = story.pack.changes.some((change) => change.key === fact?.key);
  const title =
    fact && isRain(fact)
      ? labels.screen.dry
      : moves
        ? labels.screen.noChange
        : columnTitle(first, idea.table.label, story, labels);
  return { title, label: '', unit: labels.unit(fact, '') };
}

function tradeScreen(idea: TradeIdea, { screen, name }: Labels): ScreenWords {
  const said = (side: TradeIdea['side'], row: NamedFact): string =>
    side === 'buy' ? screen.boughtName(name(row.name)) : screen.soldName(name(row.name));
  const [a, b] = idea.all;
  return {
    title: idea.side === 'buy' ? screen.bought : screen.sold,
    label: screen.trades,
    relation: screen.relations.against,
    ...(a && b ? { sides: [said(a.side, a.row), said(b.side, b.row)] as [string, string] } : {}),
  };
}

function fixtureScreen({ home, away, when }: FixtureIdea, story: Story, labels: Labels): ScreenWords {
  const sides: [string, string] = [refer(home.key), refer(away.key)];
  return {
    title: labels.screen.next,
    label: sides.join(` ${labels.screen.relations.versus} `),
    support: when ? labels.heading(labels.at({ key: when.key, form: 'full' }, story)) : undefined,
    sides,
  };
}

function contextScreen(idea: Extract<Idea, { kind: 'context' }>, story: Story, labels: Labels): ScreenWords {
  const { main, place, venue } = idea;
  if (story.domain === 'pool' && venue)
    return {
      title: refer(venue.key),
      label: '',
      kicker: labels.of(venue),
      support: labels.subject(story, venue.key),
    };
  const what = main ?? place;
  return {
    title: what ? refer(what.key) : labels.screen.theFigures,
    label: '',
    ...(main && place ? { support: refer(place.key) } : {}),
  };
}

function groupsScreen(idea: GroupsIdea, labels: Labels): ScreenWords {
  const row = idea.table.temporal ? idea.rows.at(-1) : idea.rows[0];
  const [a, b, third] = row?.facts ?? [];
  const title =
    a && b && !third ? labels.screen.pair(labels.of(a), labels.within(b)) : (labels.list(idea.table.label) ?? '');
  return {
    title: title === '' ? labels.screen.sideBySide : labels.fitting(title),
    label: '',
    ...(row ? { support: labels.name(row.name) } : {}),
  };
}

function columnTitle(row: NamedFact | undefined, table: string, story: Story, labels: Labels): string {
  return !row || row.fact.label.length < 2 || namesItself(row.name, row.fact)
    ? tableTitle(table, story, labels)
    : labels.fitting(labels.of(row.fact));
}

function seriesTitle(idea: SeriesIdea, story: Story, labels: Labels): string {
  const fact = idea.of ?? idea.points[0]?.fact;
  if (!fact || fact.label.length < 2 || namesItself(idea.points[0]?.name ?? null, fact))
    return tableTitle(idea.table.label, story, labels);
  const label = labels.of(fact);
  if (story.candles.has(idea.table.key)) return labels.fitting(label);
  return labels.fitting(labels.by(label, idea.points[0]?.name, story), label);
}

/** "In millions of US dollars, except per share amounts": how figures are written, which they show themselves. */
const SCALE_NOTE = /^\(?(?:all figures |amounts )?in \P{L}{0,3}(?:thousands|millions|billions)\b/iu;

function tableTitle(label: string, { subject }: Story, labels: Labels): string {
  const house = subject.venue ?? subject.main ?? subject.place;
  if (saysNothing(label) || SCALE_NOTE.test(label)) return house ? refer(house.key) : labels.screen.inOrder;
  return labels.list(label) ?? labels.screen.theList;
}

function cardsTitle(facts: readonly Fact[], story: Story, labels: Labels): string {
  const parents = new Set(facts.map((fact) => lastName(fact.path.slice(0, -1).join('/'))));
  const [parent = ''] = parents;
  const { main } = story.subject;
  const about = main !== null && main.path.length > 1 && main.path[0] === parent;
  const known = parents.size === 1 && parent !== '' && !about && !SCALE_NOTE.test(parent) ? labels.list(parent) : null;
  return known ?? labels.subject(story, null) ?? labels.screen.theFigures;
}

/** The last name of a path that is no index. */
function lastName(path: string): string {
  return path.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

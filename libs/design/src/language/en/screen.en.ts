import { refer } from '@app/render';
import type { Fact } from '@app/sources';
import type { ComparisonIdea, Idea, LeadIdea } from '../../composer/idea';
import type { FurnitureWords, ScreenWords } from '../../composer/screen-words';
import type { Domain, Story } from '../../composer/story';
import { atTime, humanName, isPlain, labelText, lowerFirst, named, upperFirst, windowText } from './grammar.en';

const LONGEST_LABEL = 24;

const SHORT: Readonly<Record<string, string>> = {
  'Monthly recurring revenue': 'Recurring revenue',
  'Annual recurring revenue': 'Recurring revenue a year',
  'Profit and loss': 'Profit and loss',
};

/** A label that fits a card: shortened at a word, by reference where it brings digits. */
export function shortLabel(fact: Fact): string {
  const label = SHORT[fact.label] ?? fact.label;
  if (!isPlain(label)) return refer(fact.key, 'label');
  return clip(label, LONGEST_LABEL);
}

function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.split(/\s+/);
  let kept = words.shift() ?? '';
  for (const word of words) {
    if (kept.length + word.length + 1 > most) break;
    kept += ` ${word}`;
  }
  return kept.replace(/ (of|the|for|to|in|and|a)$/i, '');
}

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
        title: seriesTitle(idea.of ?? idea.points[0]?.fact, idea.table.label),
        label: '',
        delta: windowText(idea.delta, story) ? `in ${windowText(idea.delta, story)}` : 'change',
      };
    case 'ranking': {
      const first = idea.rows[0]?.fact;
      return {
        title: tableTitle(idea.table.label),
        label: '',
        unit:
          first && isPlain(first.label) && first.label !== idea.table.label
            ? clip(first.label, LONGEST_LABEL)
            : undefined,
      };
    }
    case 'extremes': {
      const over = windowText(idea.best.fact, story);
      return { title: over ? `Best and worst in ${over}` : 'Best and worst', label: '' };
    }
    case 'change':
      return {
        title: labelText(idea.of ?? idea.fact),
        label: shortLabel(idea.of ?? idea.fact),
        delta: windowText(idea.fact, story) ? `in ${windowText(idea.fact, story)}` : undefined,
      };
    case 'cards':
      return { title: cardsTitle(idea.facts, story), label: idea.facts[0] ? shortLabel(idea.facts[0]) : '' };
    case 'peak':
      return {
        title: isPlain(idea.top.fact.label) ? idea.top.fact.label : refer(idea.top.fact.key, 'label'),
        label: '',
      };
    case 'named':
      return {
        title: isPlain(idea.role) ? humanName(idea.role) : labelText(idea.row.fact),
        label: shortLabel(idea.row.fact),
        kicker: named(idea.row.name),
      };
    case 'item':
      return {
        title: refer(idea.title.key),
        label: idea.by ? refer(idea.by.key) : '',
        support: idea.note ? refer(idea.note.key) : undefined,
      };
    case 'texts':
      return {
        title: idea.label && isPlain(idea.label) ? clip(humanName(idea.label), 40) : 'In short',
        label: '',
      };
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

function leadScreen(idea: LeadIdea, story: Story): ScreenWords {
  const kicker = subjectWords(story, null);
  const label = shortLabel(idea.fact);
  if (idea.name) {
    const what = idea.shape === 'peak' || idea.shape === 'latest' ? atTime(idea.name, story) : named(idea.name);
    const ranked = idea.shape === 'leader' || idea.shape === 'flow';
    return {
      title: label,
      label:
        idea.shape === 'flow' && windowText(idea.fact, story)
          ? `${label} in ${windowText(idea.fact, story)}`
          : ranked
            ? label
            : `${label === 'V' ? 'High' : label} ${what}`,
      kicker: ranked ? named(idea.name) : kicker,
    };
  }
  const over = windowText(idea.fact, story);
  const moved = idea.fact.words.join() === 'pnl' ? (idea.fact.sign < 0 ? 'Loss' : 'Profit') : upperFirst(label);
  const bench = story.pack.comparisons.find((comparison) => comparison.subject === idea.fact.key);
  const other = bench?.name
    ? `${refer(bench.name)}: ${refer(bench.other)}`
    : bench && bench.role === 'previous'
      ? `${bench.period === '' ? 'Before' : upperFirst(bench.period)}: ${refer(bench.other)}`
      : undefined;
  return {
    title: label,
    label: idea.shape === 'change' && over ? `${moved} in ${over}` : label,
    kicker,
    support: other,
  };
}

function comparisonScreen(idea: ComparisonIdea, story: Story): ScreenWords {
  const more = (idea.subject.number ?? 0) > (idea.other.number ?? 0);
  if (idea.role === 'flow') {
    const over = windowText(idea.subject, story);
    return {
      title: over ? `Net flow in ${over}` : 'Net flow',
      label: '',
      relation: 'against',
      sides: [
        idea.subjectName ? named(idea.subjectName) : shortLabel(idea.subject),
        idea.otherName ? named(idea.otherName) : shortLabel(idea.other),
      ],
    };
  }
  if (idea.role === 'previous') {
    return {
      title: labelText(idea.subject),
      label: '',
      relation: more ? 'up from' : 'down from',
      sides: ['Now', idea.period === '' ? 'Before' : upperFirst(idea.period.replace(/^in /, ''))],
    };
  }
  const mine =
    story.subject.main && idea.role === 'benchmark' ? refer(story.subject.main.key) : shortLabel(idea.subject);
  const pays = idea.subject.words.includes('apy')
    ? more
      ? 'pays more than'
      : 'pays less than'
    : more
      ? 'more than'
      : 'less than';
  return {
    title: labelText(idea.subject),
    label: '',
    relation: pays,
    sides: [mine, idea.otherName ? named(idea.otherName) : shortLabel(idea.other)],
  };
}

function seriesTitle(fact: Fact | undefined, table: string): string {
  if (!fact || fact.label === 'V' || fact.label.length < 2) return tableTitle(table);
  return isPlain(fact.label) ? clip(fact.label, 40) : refer(fact.key, 'label');
}

function tableTitle(label: string): string {
  return isPlain(label) && label.trim() !== '' ? clip(upperFirst(label), 40) : 'The list';
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
  if (parents.size === 1 && parent && isPlain(parent) && !about) return clip(humanName(parent), 40);
  return subjectWords(story, null) ?? 'The figures';
}

/** "USDC on Base", "Bergen": what the film is about, in the payload's own names; undefined where it has none. */
export function subjectWords(story: Story, except: string | null): string | undefined {
  const { main, place, venue } = story.subject;
  const on = place?.words.some((word) => word === 'chain' || word === 'network') ? ' on ' : ', ';
  if (main && main.key !== except) return place ? `${refer(main.key)}${on}${refer(place.key)}` : refer(main.key);
  if (place && place.key !== except) return refer(place.key);
  return venue && venue.key !== except ? refer(venue.key) : undefined;
}

const TOPICS: Readonly<Record<Domain, string>> = {
  pool: 'Rates',
  flow: 'Flows',
  wallet: 'Wallet',
  weather: 'Weather',
  standings: 'League',
  general: 'Figures',
};

const TOPIC_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/vote|election|turnout|ballot/i, 'Election'],
  [/price|stock|share|ticker/i, 'Markets'],
  [/visitor|museum|exhibit/i, 'Culture'],
  [/revenue|churn|mrr|accounts|sales|sold|orders/i, 'Business'],
  [/uptime|server|latency|incident|cpu/i, 'Systems'],
  [/recipe|bake|ingredient|loaves|bakery/i, 'Kitchen'],
  [/book|author|pages/i, 'Books'],
  [/goal|match|team|score/i, 'Sport'],
];

/** English words of the standing parts. */
export function furnitureEnglish(story: Story, title: string | undefined): FurnitureWords {
  const source = story.byKey.get(story.pack.source ?? '');
  const names = `${title ?? ''} ${story.pack.facts
    .slice(0, 40)
    .map((fact) => fact.key)
    .join(' ')}`;
  const topic =
    story.domain !== 'general'
      ? TOPICS[story.domain]
      : (TOPIC_WORDS.find(([pattern]) => pattern.test(names))?.[1] ?? TOPICS.general);
  const subject = subjectWords(story, null) ?? (title && isPlain(title) && title.length <= 40 ? title : undefined);
  return {
    topic,
    ...(subject ? { subject } : {}),
    ...(source ? { source: refer(source.key) } : {}),
    ...(story.pack.asOf ? { asOf: refer(story.pack.asOf) } : {}),
  };
}

/** The end card of a film whose caller gave no call to action: a link, a handle, or the title. */
export function closingEnglish(story: Story, title: string | undefined): string {
  const url = story.pack.links
    .map((key) => story.byKey.get(key))
    .find((fact) => fact !== undefined && fact.path.length <= 2);
  if (url)
    return `More at ${
      String(url.value)
        .replace(/^https?:\/\/(www\.)?/, '')
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '')
        .split('/')[0] ?? ''
    }`;
  const source = story.byKey.get(story.pack.source ?? '');
  if (source) return `Source: ${String(source.value)}`;
  if (title && title.trim() !== '') return title.trim();
  const main = story.subject.main ?? story.subject.place;
  return main ? String(main.value) : 'Those are the figures';
}

import { wordTable } from '@app/facts';
import type { Fact } from '@app/facts';
import { directionWeight, type Direction } from './brief';
import type { SourceClause } from './source-clause';
import { type Story, WEATHER } from './story';
import { isWithin } from './table-columns';

const STRONG = wordTable<number>({
  apy: 6,
  apr: 5,
  rate: 4,
  price: 5,
  mrr: 5,
  arr: 5,
  revenue: 5,
  total: 3,
  score: 4,
  churn: 4,
  turnout: 6,
  uptime: 5,
  wait: 5,
  temp: 5,
  tvl: 4,
  visitors: 4,
  sales: 4,
  votes: 3,
  sold: 4,
  points: 3,
  users: 3,
  customers: 3,
  accounts: 3,
  growth: 3,
  pnl: 5,
  winner: 3,
  record: 3,
  orders: 3,
  pledged: 5,
  raised: 5,
  balance: 4,
  views: 4,
  downloads: 3,
  gdp: 4,
  time: 1,
  finish: 7,
});
const MINOR = new Set(
  'oven servings minimum maximum lowest highest weight drop stack previous prev prior vorjahr vormonat vorwoche ref reference threshold tolerance uncertainty warning alarm benchmark'.split(
    ' ',
  ),
);
/** A rate of these is no share of anything: a heart's, a camera's. */
const BEATS = /(?:heart|frame|bit|sample|refresh|resting) rate/;
/** Longer spans than these, counted in units as small, are known to machines alone: 3,554,400 seconds. */
const LONG_IN: Readonly<Record<string, number>> = { millisecond: 600_000, second: 86_400, minute: 14_400 };
const WEAK = new Set(
  'all deg id number version index code zip postal port lat lon latitude longitude decimals precision block height matchday page limit offset seed width size minute base quote native'.split(
    ' ',
  ),
);

/** Figures that a reader took out of sentences are labelled by words around them, others by those who wrote them. */
const PROSE = 'figures';
const PROSE_LABEL = 2.5;
const LATER = 0.8;
/** Who is meant stands in the sentence before. */
const POINTING =
  /^(?:(?:it|they|he|she|this|that|these|those|its|their)\b|(?:er|sie|es|dies|il|elle|ils|elles|esto|esta|questo) )/i;
/** The weather of a festival is told, and does not open its film. */
const ASIDE = 6;
/** Figures with names of their own that make a film without the others. */
const ENOUGH = 5;
const ENOUGH_SAID = 3;

/** An hour or a day whose name alone no one understands: `h1` beside `h24`. */
const SHORT_SPAN = /^[dhm] \d+$/;

/** What a source says first it finds most telling; what it says too long to be heard is told by a label. */
function proseWeight(clause: SourceClause | undefined): number {
  if (!clause) return PROSE_LABEL;
  return clause.order * LATER + (POINTING.test(clause.line) ? PROSE_LABEL : 0);
}

const MOST_NAMING = 3;
/** Words that a name neither begins nor ends with, and verbs of the news within one. */
const JOINING =
  /^(?:off|less|more|plus|free|newer|older|vs|versus|hasta|dal|desde|depuis|seit|sollen|dafür|queda|naik|next|then|almost|nearly|another|loss of|md|ci|reduced)\b|\b(?:to|of|that|the|a|an|for|with|by|from|und|et|y|e)$|\b(?:cut|cuts|raised|wants?|won|signed|found|stood|stands|took|fell|rose|came|put|was|were|has|have|had|brought|drops|starts?|offered|widened|expects?|welcomed|worked|cancelled)\b| \d+$|\d/iu;

/** Tells whether the words around a figure are a name that it can be told by. */
function isNoun(label: string): boolean {
  return label.split(/\s+/).length <= MOST_NAMING && !JOINING.test(label);
}

function isUncounted({ kind, unit, number, words }: Fact): boolean {
  // How sure a poll is says nothing of what it found.
  if (words.join(' ') === 'margin of error') return true;
  return kind === 'duration' && Math.abs(number ?? 0) > (LONG_IN[unit?.id ?? ''] ?? Number.POSITIVE_INFINITY);
}

/** A figure with what speaks for it. */
export interface RankedFact {
  fact: Fact;
  weight: number;
}

/**
 * Figures outside tables, the most telling first: by name, kind, place, movement and what title and brief mention.
 * A rate whose name ends on "per" has lost its unit to its measure (`priceEurPerMwh`) and is left out rather than told wrong;
 * so are the members of bare lists of numbers, which have no names.
 */
export function rankFacts(story: Story, direction: Direction): RankedFact[] {
  const { pack } = story;
  const inTable = (fact: Fact): boolean => pack.tables.some((table) => isWithin(fact, table));
  const others = new Set([
    ...pack.comparisons.map((comparison) => comparison.other),
    ...pack.extremes.flatMap((pair) => [pair.best.figure, pair.worst.figure]),
  ]);
  const percentages = pack.facts.filter((fact) => fact.kind === 'percent' && fact.words.join() === 'change');
  // The same movement in points: the percentage is told.
  const twins = new Set(percentages.map(({ key }) => key.replace(/[^/]*$/, '')));
  const compared = new Set(pack.comparisons.map((comparison) => comparison.subject));
  const moved = new Set(pack.changes.map((change) => change.of));
  const subject = String(story.subject.main?.value ?? '').toLowerCase();
  const ranked: RankedFact[] = [];
  pack.facts.forEach((fact, position) => {
    if (
      fact.number === null ||
      fact.kind === 'date' ||
      SHORT_SPAN.test(fact.words.join(' ')) ||
      inTable(fact) ||
      others.has(fact.key) ||
      (fact.kind !== 'percent' && fact.words.join() === 'change' && twins.has(fact.key.replace(/[^/]*$/, ''))) ||
      fact.key === pack.window ||
      story.clauses.get(fact.key)?.leansOn ||
      // Nobody knows what it is a figure of: a reader found nothing beside it but the title.
      (subject !== '' && fact.label.replace(/ \d+$/, '').toLowerCase() === subject) ||
      fact.words.at(-1) === 'per' ||
      /^\d+$/.test(fact.path.at(-1) ?? '')
    )
      return;
    const direct = directionWeight(fact, direction);
    if (
      direct < 0 ||
      fact.words.some((word) => WEAK.has(word) && direct === 0 && (fact.kind === 'count' || fact.kind === 'ratio'))
    )
      return;
    const named = BEATS.test(fact.words.join(' ')) ? 0 : Math.max(0, ...fact.words.map((word) => STRONG[word] ?? 0));
    const kind =
      { currency: 2, percent: 2, temperature: 2, duration: 1, count: 1, ratio: 0.5, measure: 0.5 }[
        fact.kind as string
      ] ?? 0;
    const weight =
      named +
      kind +
      direct * 2 +
      (compared.has(fact.key) ? 3 : 0) +
      (moved.has(fact.key) ? 1.5 : 0) -
      (fact.path.length - 1) * 0.7 -
      position * 0.05 -
      (fact.number === 0 ? 2 : 0) -
      (fact.path[0] === PROSE ? proseWeight(story.clauses.get(fact.key)) : 0) -
      (story.domain !== 'weather' && fact.path.length > 1 && WEATHER.test(fact.path[0] ?? '') ? ASIDE : 0) -
      (fact.words.some((word) => MINOR.has(word)) || isUncounted(fact) ? 8 : 0);
    ranked.push({ fact, weight });
  });
  const labelled = ranked.filter(({ fact }) => fact.path[0] !== PROSE);
  // "Down from 412 KB to 286 KB": the first is not what it is.
  const steps = new Set(
    pack.facts.flatMap(({ label, path }) => (path[0] === PROSE && label.endsWith(' to') ? [label.slice(0, -3)] : [])),
  );
  // Words around a figure name it only where they are few; others would be told as "Chancellor raised the wage is 4.1%".
  const named = ranked.filter(
    ({ fact }) =>
      story.clauses.has(fact.key) || fact.path[0] !== PROSE || (isNoun(fact.label) && !steps.has(fact.label)),
  );
  const told = named.length > 0 ? named : ranked;
  // What a text says itself makes the film, where that is enough of it.
  const said = told.filter(({ fact }) => story.clauses.has(fact.key));
  if (said.length >= ENOUGH_SAID) return labelled.concat(said).sort((a, b) => b.weight - a.weight);
  return (labelled.length >= ENOUGH ? labelled : told).sort((a, b) => b.weight - a.weight);
}

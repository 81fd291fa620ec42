import type { Fact } from '@app/facts';
import { sensesOf } from '@app/lingua';
import { type FigureClaim, subjectOf, weighClaims } from '@app/story';
import { directionWeight, type Direction } from './brief';
import type { SourceClause } from './source-clause';
import { type Story, WEATHER } from './story';
import { isWithin } from './table-columns';

/** Longer spans than these, counted in units as small, are known to machines alone: 3,554,400 seconds. */
const LONG_IN: Readonly<Record<string, number>> = { millisecond: 600_000, second: 86_400, minute: 14_400 };
/** Figures that a reader took out of sentences are labelled by words around them, others by those who wrote them. */
const PROSE = 'figures';
const PROSE_LABEL = 0.25;
const LATER = 0.02;
/** Who is meant stands in the sentence before. */
const POINTING =
  /^(?:(?:it|they|he|she|this|that|these|those|its|their)\b|(?:er|sie|es|dies|il|elle|ils|elles|esto|esta|questo) )/i;
/** The weather of a festival is told, and does not open its video. */
const ASIDE = 0.6;
/** Effect of a plain figure. */
const FIGURE = 0.1;
const ZERO = 0.1;
/** Figures with names of their own that make a video without the others. */
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

/** Whether the last word of the name marks an identifier or technical number, such as a port or version. */
function isNumber({ kind, unit, words, number, label }: Fact): boolean {
  if ((kind !== 'count' && kind !== 'ratio') || unit !== null) return false;
  if (isYear(number) && !label.endsWith('s')) return true;
  return sensesOf(words.at(-1) ?? '').some(({ as }) => as === 'identifier' || as === 'technical');
}

/** Whether a number looks like a recent year, as in `cycle: 2025`. */
function isYear(number: number | null): boolean {
  return Number.isInteger(number) && (number ?? 0) >= 1990 && (number ?? 0) <= 2040;
}

/** Whether a figure is a limit, record or earlier value. Unpaired, it would sound like a current reading, so it is only shown. */
function measuresOthers({ role, words }: Fact): boolean {
  return (
    MEASURES.has(role) ||
    words.some((word) =>
      sensesOf(word).some((sense) => sense.as === 'role' && sense.weak !== true && MEASURES.has(sense.role)),
    )
  );
}

/** Whether a word of the name may mark a target, limit or benchmark. */
function mayMeasure({ words }: Fact): boolean {
  return words.some((word) => sensesOf(word).some((sense) => sense.as === 'role' && MEASURES.has(sense.role)));
}

const MEASURES: ReadonlySet<string> = new Set(['target', 'limit', 'benchmark', 'record', 'previous']);

/** A figure with what speaks for it. */
export interface RankedFact {
  fact: Fact;
  weight: number;
  /** Shown beside other figures but never spoken. */
  unsaid?: boolean;
}

/**
 * Figures outside tables, the most telling first: by their place in the payload and what title and brief mention.
 * A rate whose name ends on "per" has lost its unit to its measure (`priceEurPerMwh`) and is left out rather than told wrong;
 * so are the members of bare lists of numbers, which have no names.
 */
export function rankFacts(story: Story, direction: Direction): RankedFact[] {
  const { pack } = story;
  const inTable = (fact: Fact): boolean => pack.tables.some((table) => isWithin(fact, table));
  const others = new Set([
    ...pack.comparisons.flatMap(({ other, left }) => (left === undefined ? [other] : [other, left])),
    ...pack.extremes.flatMap((pair) => [pair.best.figure, pair.worst.figure]),
  ]);
  const percentages = pack.facts.filter((fact) => fact.kind === 'percent' && fact.words.join() === 'change');
  // The same movement in points: the percentage is told.
  const twins = new Set(percentages.map(({ key }) => key.replace(/[^/]*$/, '')));
  const figures = pack.facts.filter(({ number }) => number !== null);
  const claims = figures.map((fact): FigureClaim => ({ kind: 'figure', fact, effect: mayMeasure(fact) ? 0 : FIGURE }));
  const weighed = weighClaims(claims, pack, (fact) => directionWeight(fact, direction));
  const weights = new Map(weighed.map(({ claim, weight }) => [subjectOf(claim).key, weight]));
  const subject = String(story.subject.main?.value ?? '').toLowerCase();
  const ranked: RankedFact[] = [];
  figures.forEach((fact) => {
    if (
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
    if (direct < 0 || (direct === 0 && isNumber(fact))) return;
    const weight =
      (weights.get(fact.key) ?? 0) -
      (fact.number === 0 ? ZERO : 0) -
      (fact.path[0] === PROSE ? proseWeight(story.clauses.get(fact.key)) : 0) -
      (story.domain !== 'weather' && fact.path.length > 1 && WEATHER.test(fact.path[0] ?? '') ? ASIDE : 0) -
      (isUncounted(fact) ? ASIDE : 0);
    ranked.push({ fact, weight, ...(direct === 0 && measuresOthers(fact) ? { unsaid: true } : {}) });
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
  // What a text says itself makes the video, where that is enough of it.
  const said = told.filter(({ fact }) => story.clauses.has(fact.key));
  if (said.length >= ENOUGH_SAID) return labelled.concat(said).sort((a, b) => b.weight - a.weight);
  return (labelled.length >= ENOUGH ? labelled : told).sort((a, b) => b.weight - a.weight);
}

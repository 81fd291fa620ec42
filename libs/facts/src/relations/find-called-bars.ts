import type { FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { type FieldNames, wordsOf } from '../names/field-name';
import { sensesAt, subjectTokens } from '../names/name-senses';
import { COMPARED } from '../names/roles';
import { type PlayingFact, wayOf } from './find-comparisons';

/**
 * Finds targets, limits and benchmarks for a figure in an object below them: those that have all its words, `netMean1991To2020` for
 * `balance: {net}`, and those that are called after its object, where the figure only says how it is measured:
 * `maxAllowedExcursionMin` for `excursion: {durationMin}`, `targetAverage` for `schoolAverage: {previous, current}`.
 */
export function findCalledBars(playing: readonly PlayingFact[], names: FieldNames): FactComparison[] {
  const figures = playing.filter(({ fact }) => isFigure(fact) && !fact.path.some((part) => isPlace(part)));
  const below = figures.filter(({ fact, named }) => fact.path.length > 1 && isPresent(named));
  const plain = new Set(below.filter(({ fact }) => isPlain(fact, names)));
  return figures.flatMap((bar): FactComparison[] => {
    const { role, stem, aggregates, forecast } = bar.named;
    if (role === null || !COMPARED.has(role) || forecast !== null) return [];
    const found = below.filter((one) => {
      const { fact, object } = one;
      if (fact === bar.fact || unitOf(fact) !== unitOf(bar.fact) || !isBelow(object, bar.object)) return false;
      if (hasItsWords(one, bar)) return true;
      if (!plain.has(one)) return false;
      const holder = names.of(fact.path.at(-2) ?? '');
      const own = aggregatesOf(fact, names);
      if (aggregates.some((aggregate) => !own.includes(aggregate))) return false;
      if (stem.length > 0) return holder.words.length > 0 && isSame(stem, holder.words);
      // A target for an average is for the only average that has an object of its own.
      return aggregates.length > 0;
    });
    const [subject, another] = found;
    if (!subject || another) return [];
    const pair = { role: role as FactComparison['role'], subject: subject.fact.key, other: bar.fact.key };
    return [{ ...pair, name: null, period: '', ...wayOf(pair.role, bar.named) }];
  });
}

/** Whether the own name of a figure says what a bar is of: so does its object's name together with it. */
function hasItsWords({ fact, named }: PlayingFact, { named: bar }: PlayingFact): boolean {
  const own = wordsOf(fact.path.at(-1) ?? '');
  const isOwn = bar.stem.every((word) => own.includes(word));
  return bar.stem.length > 0 && isOwn && named.aggregates.length === 0 && isSame(bar.stem, ownStem(named.stem, own));
}

/** The words of a figure that are its own, and not its object's. */
function ownStem(stem: readonly string[], own: readonly string[]): readonly string[] {
  return stem.filter((word) => own.includes(word));
}

function isPresent({ role, isChange }: PlayingFact['named']): boolean {
  return !isChange && (role === null || role === 'current' || role === 'total');
}

/** Whether its own name says how it is measured, and of nothing in particular: duration, total, current. */
function isPlain({ path }: PlayingFact['fact'], names: FieldNames): boolean {
  const own = names.of(path.at(-1) ?? '');
  if (own.tokens.some((_, index) => sensesAt(own, index, 'aggregate').some(({ aggregate }) => aggregate !== 'sum')))
    return false;
  return subjectTokens(own).every(
    (index) =>
      own.periods.some(({ from, to }) => index >= from && index < to) ||
      sensesAt(own, index, 'quantity', true).some(({ quantity }) => MEASURES.has(quantity)),
  );
}

/** Quantities whose words name a measure and no thing. */
const MEASURES: ReadonlySet<string> = new Set([
  'duration',
  'count',
  'length',
  'mass',
  'volume',
  'area',
  'share',
  'rate',
]);

function aggregatesOf({ path }: PlayingFact['fact'], names: FieldNames): string[] {
  return path.slice(-2).flatMap((part) => {
    const name = names.of(part);
    return name.tokens.flatMap((_, index) => sensesAt(name, index, 'aggregate').map(({ aggregate }) => aggregate));
  });
}

function isBelow(object: string, above: string): boolean {
  return object !== above && (above === '' || object.startsWith(`${above}/`));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const bare = (words: readonly string[]): string =>
    words
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
      .toSorted()
      .join(' ');
  return bare(one) === bare(other);
}

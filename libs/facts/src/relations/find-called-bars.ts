import type { FactComparison } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import { type FieldName, type FieldNames, wordsOf } from '../names/field-name';
import { sensesAt, subjectTokens } from '../names/name-senses';
import { COMPARED } from '../names/roles';
import { remembered } from '../reading/remembered';
import { type PlayingFact, wayOf } from './find-comparisons';

/**
 * Finds targets, limits and benchmarks for a figure in an object below them: those that have all its words, `netMean1991To2020` for
 * `balance: {net}`, and those that are called after its object, where the figure only says how it is measured:
 * `maxAllowedExcursionMin` for `excursion: {durationMin}`, `targetAverage` for `schoolAverage: {previous, current}`.
 */
export function findCalledBars(playing: readonly PlayingFact[], names: FieldNames): FactComparison[] {
  const figures = playing.filter(({ fact }) => isFigure(fact) && !fact.path.some((part) => isPlace(part)));
  const bars = figures.filter(
    ({ named: { role, forecast } }) => role !== null && COMPARED.has(role) && forecast === null,
  );
  const objects = new Set(bars.map(({ object }) => object));
  const below = figures.flatMap((one) =>
    one.fact.path.length > 1 && isPresent(one.named)
      ? objectsAbove(one.object).flatMap((above) => (objects.has(above) ? [{ one, above }] : []))
      : [],
  );
  const plain = below.filter(({ one }) => isPlain(names.of(one.fact.path.at(-1) ?? '')));
  const byOwnWords = groupBy(
    below.filter(({ one }) => one.named.aggregates.length === 0),
    ({ one, above }) => placeKey(above, one, ownStem(one)),
  );
  const byHolder = groupBy(plain, ({ one, above }) => placeKey(above, one, names.of(one.fact.path.at(-2) ?? '').words));
  const byUnit = groupBy(plain, ({ one, above }) => placeKey(above, one, []));
  return bars.flatMap((bar): FactComparison[] => {
    const { role, stem, aggregates } = bar.named;
    const key = placeKey(bar.object, bar, stem);
    const called = (stem.length > 0 ? (byOwnWords.get(key) ?? []) : []).filter(({ one }) => hasAll(one, stem));
    // A target for an average is for the only average that has an object of its own.
    const measured = (stem.length > 0 ? byHolder.get(key) : aggregates.length > 0 ? byUnit.get(key) : null) ?? [];
    const taken = measured.filter(({ one: { fact } }) => {
      const own = aggregatesOf(fact, names);
      return aggregates.every((aggregate) => own.includes(aggregate));
    });
    const [subject, another] = new Set([...called, ...taken].map(({ one }) => one));
    if (!subject || another) return [];
    const pair = { role: role as FactComparison['role'], subject: subject.fact.key, other: bar.fact.key };
    return [{ ...pair, name: null, period: '', ...wayOf(pair.role, bar.named) }];
  });
}

/** Objects around one, the payload itself first. */
function objectsAbove(object: string): string[] {
  const above = object === '' ? [] : [''];
  for (let at = object.indexOf('/'); at >= 0; at = object.indexOf('/', at + 1)) above.push(object.slice(0, at));
  return above;
}

/** Index key: the same for all figures below an object that have one unit and the same words. */
function placeKey(above: string, { fact }: PlayingFact, words: readonly string[]): string {
  return [above, unitOf(fact), ...words.map(singular).toSorted()].join('\n');
}

/** Whether the own name of a figure has all these words: so does its object's name together with it. */
function hasAll({ fact }: PlayingFact, words: readonly string[]): boolean {
  const own = wordsOf(fact.path.at(-1) ?? '');
  return words.every((word) => own.includes(word));
}

/** The words of a figure that are its own, and not its object's. */
function ownStem({ fact, named }: PlayingFact): readonly string[] {
  const own = wordsOf(fact.path.at(-1) ?? '');
  return named.stem.filter((word) => own.includes(word));
}

function isPresent({ role, isChange }: PlayingFact['named']): boolean {
  return !isChange && (role === null || role === 'current' || role === 'total');
}

/** Whether a name only says how a figure is measured, and of nothing in particular: duration, total, current. */
const isPlain = remembered((name: FieldName): boolean => {
  if (name.tokens.some((_, index) => sensesAt(name, index, 'aggregate').some(({ aggregate }) => aggregate !== 'sum')))
    return false;
  return subjectTokens(name).every(
    (index) =>
      name.periods.some(({ from, to }) => index >= from && index < to) ||
      sensesAt(name, index, 'quantity', true).some(({ quantity }) => MEASURES.has(quantity)),
  );
});

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

/** Keys use singular and plural interchangeably. */
function singular(word: string): string {
  return word.replace(/(?<=\p{L}{3})s$/u, '');
}

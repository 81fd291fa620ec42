import type { Fact, FactComparison } from '../fact';
import { isFigure } from '../fact-figure';
import { isPlace, objectOf } from '../fact-place';
import { lowerFirst } from '../letter-case';
import type { FieldName, FieldNames } from '../names/field-name';
import { labelOfName, measureTokens } from '../names/label-of';
import { hasSubject, isContainer, isFrame, tokensWith } from '../names/name-senses';
import { PARTS_PLAYED, VAGUE_NAMES } from './column.words';

const LONGEST_NAME = 40;
const LONGEST_LABEL = 60;

/**
 * Gives figures the name of their object where their own does not say of what they are: `rapid: {rating}` beside
 * `blitz: {rating}`, the speed of a `slowestSegment`, and what an earlier object holds that nothing now is set against.
 */
export function tellApart(
  facts: readonly Fact[],
  comparisons: readonly FactComparison[],
  names: FieldNames,
  told: ReadonlySet<string>,
): Fact[] {
  const others = new Set(comparisons.map(({ other }) => other));
  const apart = facts.filter(
    (fact) =>
      isFigure(fact) &&
      fact.path.length > 1 &&
      !fact.path.some(isPlace) &&
      !others.has(fact.key) &&
      !told.has(fact.key),
  );
  const objects = new Map<string, Set<string>>();
  for (const fact of apart) {
    const label = fact.label.toLowerCase();
    objects.set(label, (objects.get(label) ?? new Set()).add(objectOf(fact)));
  }
  // The passengers of `network` are none of a route, where a list of routes has a column of them.
  const inRows = new Set(
    facts.flatMap(({ path, label }) => (path.some(isPlace) ? [`${path.at(-1)} ${label.toLowerCase()}`] : [])),
  );
  const bearers = namesOfParts(facts);
  const labels = new Map<string, string>();
  for (const fact of apart) {
    const parent = fact.path.at(-2) ?? '';
    const name = names.of(parent);
    const label = labelOfName(name, measureTokens(name, fact.unit?.id ?? null));
    const isAmbiguous =
      ((objects.get(fact.label.toLowerCase())?.size ?? 0) > 1 ||
        (isThing(name) && inRows.has(`${fact.path.at(-1)} ${fact.label.toLowerCase()}`))) &&
      !isContainer(name);
    const isPart = VAGUE_NAMES.has(fact.label.toLowerCase()) && !isContainer(name);
    const bearer = bearers.get(objectOf(fact));
    if (name.words[0] === 'per') labels.set(fact.key, `${fact.label} ${label.toLowerCase()}`);
    else if (bearer !== undefined) labels.set(fact.key, `${fact.label} of ${bearer}`);
    else if (isAmbiguous || isPart) labels.set(fact.key, joined(label, fact));
  }
  return facts.map((fact) => {
    const label = labels.get(fact.key);
    return label === undefined || label.length > LONGEST_LABEL ? fact : { ...fact, label };
  });
}

/** Whether the name of an object says of what its figures are, and not when or in what part: network, retest; not after, actual. */
function isThing(name: FieldName): boolean {
  return hasSubject(name) && !isFrame(name) && tokensWith(name, 'role', true).length === 0;
}

/** "Rapid rating"; a name that has its object's in it stays as it is. */
export function joined(object: string, { label, path }: Fact): string {
  const bare = label.replace(/^The /, '');
  const own = bare === path.at(-1) ? bare : lowerFirst(bare);
  const words = new Set(bare.toLowerCase().split(' '));
  return object
    .toLowerCase()
    .split(' ')
    .every((word) => words.has(word))
    ? label
    : `${object} ${own}`;
}

/** Names of those who play a part and have more figures than a sentence about them tells: `topScorer: {name, runs, …}`. */
function namesOfParts(facts: readonly Fact[]): Map<string, string> {
  const bearers = new Map<string, string>();
  const figures = new Map<string, number>();
  for (const fact of facts) {
    const object = objectOf(fact);
    if (fact.path.some(isPlace) || !PARTS_PLAYED.test(fact.path.at(-2) ?? '')) continue;
    const isName = fact.words.join() === 'name' && fact.kind === 'name' && String(fact.value).length <= LONGEST_NAME;
    if (isName) bearers.set(object, String(fact.value));
    else if (isFigure(fact)) figures.set(object, (figures.get(object) ?? 0) + 1);
  }
  return new Map([...bearers].filter(([object]) => (figures.get(object) ?? 0) > 2));
}

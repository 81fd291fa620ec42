import type { Fact, FactChange } from './fact';
import { isFigure, unitOf } from './fact-figure';
import { objectOf } from './fact-place';
import { addTo } from './group-by';
import { CHANGED_THINGS, CHANGES, GREEKS, LOSSES, YEARLY } from './words/comparison.words';

const RESULT = /\bnet,(loss|gain)$/;
/** Climbed on the way, not since the last time. */
const CLIMBED = /(^|,)(elevation|altitude|height),(gain|loss)$/;

const PHRASE_WORDS = 3;

/** Tells whether a figure is a movement: a change, a profit or loss, a growth; a net loss is a result and moves nothing. */
export function isChange(fact: Fact): boolean {
  return (
    isFigure(fact) &&
    !isPhrase(fact) &&
    fact.words.some((word, index) => YEARLY.test(word) || isMovement(word, fact.words[index + 1], fact.sign)) &&
    !RESULT.test(fact.words.join()) &&
    !CLIMBED.test(fact.words.join())
  );
}

/** Words around a figure of a text are no name of a movement: "The office cut its growth". */
function isPhrase({ path, words }: Fact): boolean {
  return words.length > PHRASE_WORDS && path.some((name) => /\s/.test(name));
}

function isMovement(word: string, next: string | undefined, sign: Fact['sign']): boolean {
  return CHANGES.has(word) && !CHANGED_THINGS.has(next ?? '') && !(LOSSES.has(word) && sign > 0);
}

/** Figures that can have moved, found without walking the payload for every movement. */
interface Movable {
  /** By object and words, and by words alone the one that stands highest. */
  named: Map<string, Fact>;
  highest: Map<string, Fact>;
  /** By object and one of their words. */
  byWord: Map<string, Fact[]>;
  byObject: Map<string, Fact[]>;
}

/** Finds movements and what they moved: `tvlChange7dPct` belongs to `tvlUsd`. */
export function findChanges(facts: readonly Fact[]): FactChange[] {
  const options = new Set(facts.filter(({ words }) => GREEKS.has(words.join())).map(objectOf));
  const isGreek = (fact: Fact): boolean => fact.words.join() === 'delta' && options.has(objectOf(fact));
  const movements = withoutTwins(facts.filter((fact) => isChange(fact) && !isGreek(fact)));
  if (movements.length === 0) return [];
  const movable = indexOf(facts.filter((fact) => isFigure(fact) && !isChange(fact)));
  return movements.map((fact) => ({ key: fact.key, of: movedBy(fact, movable)?.key ?? null, window: fact.window }));
}

/** Of `change` and `changePercent` in one object the percentage is told: it says the same and is understood at once. */
function withoutTwins(movements: readonly Fact[]): Fact[] {
  const told = new Set(movements.filter(({ kind }) => kind === 'percent').map(nameOf));
  return movements.filter(
    (fact) => fact.kind === 'percent' || fact.words.join() !== 'change' || !told.has(nameOf(fact)),
  );
}

function nameOf(fact: Fact): string {
  return `${objectOf(fact)} ${fact.words.join()}`;
}

function isPrice(fact: Fact): boolean {
  return fact.words.join() === 'price';
}

/** A change of 18 cm beside one figure in cm is that figure's. */
function onlyOfUnit(fact: Fact, siblings: readonly Fact[]): Fact | undefined {
  if (fact.unit === null || fact.kind === 'percent') return undefined;
  const alike = siblings.filter((other) => unitOf(other) === unitOf(fact));
  return alike.length === 1 ? alike[0] : undefined;
}

function movedBy(fact: Fact, { named, highest, byWord, byObject }: Movable): Fact | undefined {
  const stem = fact.words.filter((word) => !CHANGES.has(word) && !YEARLY.test(word));
  const object = objectOf(fact);
  const siblings = byObject.get(object) ?? [];
  if (stem.length === 0)
    return siblings.length === 1 ? siblings[0] : (siblings.find(isPrice) ?? onlyOfUnit(fact, siblings));
  const exact = named.get(`${object} ${stem.join()}`);
  if (exact) return exact;
  const buckets = stem.map((word) => byWord.get(`${object} ${word}`) ?? []);
  const fewest = buckets.reduce((least, bucket) => (bucket.length < least.length ? bucket : least));
  const within = fewest.find((other) => stem.every((word) => other.words.includes(word)));
  if (within) return within;
  const above = highest.get(stem.join());
  return above && above.path.length < fact.path.length ? above : undefined;
}

function indexOf(facts: readonly Fact[]): Movable {
  const index: Movable = { named: new Map(), highest: new Map(), byWord: new Map(), byObject: new Map() };
  for (const fact of facts) {
    const object = objectOf(fact);
    const words = fact.words.join();
    if (!index.named.has(`${object} ${words}`)) index.named.set(`${object} ${words}`, fact);
    const highest = index.highest.get(words);
    if (!highest || fact.path.length < highest.path.length) index.highest.set(words, fact);
    addTo(index.byObject, object, fact);
    for (const word of new Set(fact.words)) addTo(index.byWord, `${object} ${word}`, fact);
  }
  return index;
}

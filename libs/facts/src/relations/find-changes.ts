import type { FactChange } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import type { NamedRole } from '../names/roles';
import type { PlayingFact } from './playing-fact';

/** Climbed on the way, not since the last time; a result, which moves nothing. */
const NO_MOVEMENT = /^(?:elevation|altitude|height|net|failure|stop)\b/;
/** Sensitivities of an option: its delta among them is no movement. */
const GREEKS = new Set(['gamma', 'theta', 'vega', 'rho']);
/** What a figure is set against that is no earlier value of it. */
const APART: ReadonlySet<string> = new Set<NonNullable<NamedRole['role']>>(['target', 'limit', 'benchmark', 'record']);
/** Words of a name around a figure of a text: more are a phrase and no name of a movement. */
const PHRASE_WORDS = 3;

/** Tells whether a figure is a movement by its names: a change, a growth, a profit and loss. */
function isChange({ fact, named }: PlayingFact): boolean {
  if (!named.isChange || !isFigure(fact) || NO_MOVEMENT.test(named.stem.join(' '))) return false;
  // A distance from a plan or a limit moves nothing: "3.4 % below plan" is no fall.
  if (isDistance(fact.words, named)) return false;
  if (named.stem.length > PHRASE_WORDS && fact.path.some((name) => /\s/.test(name))) return false;
  // A loss of 3 says how much was lost, and nothing of a direction.
  return !(named.isDownward && fact.sign > 0);
}

/** Whether a change is measured from something other than an earlier value: `vsPlanPct`, `vsIndustryAvgPct`, and not `vsLastWeekPct`. */
function isDistance(words: readonly string[], { role, mayBe, period }: NamedRole): boolean {
  if ((role !== null && APART.has(role)) || mayBe !== null) return true;
  return words.some((word) => word === 'vs' || word === 'versus') && period === null;
}

/** Finds movements and what they moved: `tvlChange7dPct` belongs to `tvlUsd`. */
export function findChanges(playing: readonly PlayingFact[]): FactChange[] {
  const options = new Set(playing.filter(({ fact }) => GREEKS.has(fact.words.join())).map(({ scope }) => scope));
  const isGreek = ({ fact, scope }: PlayingFact): boolean => fact.words.join() === 'delta' && options.has(scope);
  const movements = withoutTwins(playing.filter((one) => isChange(one) && !isGreek(one)));
  if (movements.length === 0) return [];
  const still = groupBy(
    playing.filter((one) => isFigure(one.fact) && !isChange(one)),
    ({ scope }) => scope,
  );
  return movements.map((one) => ({
    key: one.fact.key,
    of: (movedBy(one, still) ?? besideOf(one, playing))?.fact.key ?? null,
    window: one.fact.window,
  }));
}

/** Of `change` and `changePercent` in one object the percentage is told: it says the same and is understood at once. */
function withoutTwins(movements: readonly PlayingFact[]): PlayingFact[] {
  const nameOf = ({ scope, named }: PlayingFact): string => `${scope} ${named.stem.join(' ')} ${named.period?.kind}`;
  const told = new Set(movements.filter(({ fact }) => fact.kind === 'percent').map(nameOf));
  return movements.filter((one) => one.fact.kind === 'percent' || one.named.stem.length > 0 || !told.has(nameOf(one)));
}

/** A change without a name of its own is of the one figure of its object: `claims: {loss, changePct}`. */
function besideOf({ named, object, scope }: PlayingFact, playing: readonly PlayingFact[]): PlayingFact | undefined {
  if (scope === object) return undefined;
  const kin = playing.filter((one) => one.object === object && isFigure(one.fact) && !isChange(one) && isNow(one));
  return kin.length === 1 && named.isChange ? kin[0] : undefined;
}

function isNow({ named: { role } }: PlayingFact): boolean {
  return role === null || role === 'current' || role === 'total';
}

function movedBy(
  { fact, named, scope }: PlayingFact,
  still: ReadonlyMap<string, readonly PlayingFact[]>,
): PlayingFact | undefined {
  const present = (still.get(scope) ?? []).filter(
    ({ named: { role } }) => role === null || role === 'current' || role === 'total',
  );
  if (named.stem.length > 0) {
    const same = present.filter((one) => one.named.stem.join(' ') === named.stem.join(' '));
    if (same.length > 0) return same.length === 1 ? same[0] : same.find((one) => one.named.aggregates.length === 0);
    const within = present.filter((one) => named.stem.every((word) => one.named.stem.includes(word)));
    return within.length === 1 ? within[0] : undefined;
  }
  const alike =
    fact.unit !== null && fact.kind !== 'percent'
      ? present.filter((one) => unitOf(one.fact) === unitOf(fact))
      : present;
  return alike.length === 1 ? alike[0] : present.find((one) => one.named.stem.join(' ') === 'price');
}

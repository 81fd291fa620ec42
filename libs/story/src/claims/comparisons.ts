import { type Fact, type FactComparison, groupBy } from '@app/facts';
import type { ChangeClaim, MeasureClaim, MovementClaim, Side, Strength, Way } from '../claim';
import { gapBetween, type Scope } from '../scope';

/** Relative change up to which a change is slight, and from which it is strong. */
const SLIGHT = 0.02;
const STRONG = 0.15;
/** The largest effect of a change: a limit that is exceeded, a record, and a target that is missed come before it. */
const CHANGE = 0.75;

/** Weight factor of a bar for the figure of somebody whose place is given. */
const BEHIND_PLACE = 0.6;

/** Claims from the pairs that the reader found. */
export function comparisonClaims(scope: Scope): Array<ChangeClaim | MeasureClaim> {
  // These claims do not name the side, so figures of a match would have no owner.
  const ofSides = new Set(scope.pack.sides?.pairs.flatMap(({ figures }) => figures));
  const claims = scope.pack.comparisons.flatMap((comparison): Array<ChangeClaim | MeasureClaim> => {
    const fact = scope.fact(comparison.subject);
    const other = scope.fact(comparison.other);
    if (!fact || !other || fact.number === null || other.number === null) return [];
    // Nothing where nothing is allowed, or was before, is no news.
    if (fact.number === 0 && other.number === 0) return [];
    const { role } = comparison;
    if (ofSides.has(fact.key) || ofSides.has(other.key)) return [];
    if (!scope.rowOf(fact) && scope.isAnyones(fact)) return [];
    return [
      role === 'previous' ? changeOf(fact, other, comparison, scope) : measureOf(fact, other, role, comparison, scope),
    ];
  });
  const alike = groupBy(claims, (claim) =>
    claim.kind === 'measure' ? `${claim.fact.key} ${claim.role} ${claim.planned}` : '',
  );
  for (const bars of alike.values())
    for (const claim of bars) if (claim.kind === 'measure') claim.isOneOfSeveral = bars.length > 1;
  const sharing = groupBy(claims, (claim) => (claim.kind === 'measure' ? claim.by.key : claim.before.key));
  return [...sharing.values()].flatMap((rows) => (rows.length > 1 ? told(rows, scope) : rows));
}

/** For rows measured against the same bar: the weightiest claim and, in a series, the latest row's; a target that was kept then is for the latest alone. */
function told(rows: ReadonlyArray<ChangeClaim | MeasureClaim>, scope: Scope): Array<ChangeClaim | MeasureClaim> {
  const [furthest] = [...rows].sort((a, b) => b.effect - a.effect);
  const latest = rows.find(({ fact }) => scope.isLatest(fact));
  if (latest?.kind === 'measure' && latest.role === 'target') {
    const [worst] = rows
      .filter((claim) => claim.kind === 'measure' && claim.good === false)
      .sort((a, b) => b.effect - a.effect);
    return worst && worst !== latest ? [latest, worst] : [latest];
  }
  return [...new Set([latest, furthest])].flatMap((claim) => claim ?? []);
}

function changeOf(fact: Fact, before: Fact, { period }: FactComparison, scope: Scope): ChangeClaim {
  const [now, then] = [fact.number ?? 0, before.number ?? 0];
  const way = wayFrom(now - then);
  // No change is rarely news. Side counters double easily: of two changes the one of the larger amount counts for more.
  const size = 0.25 + 0.75 * Math.max(scope.magnitudeOf(fact), scope.magnitudeOf(before));
  const effect = way === 'flat' ? 0.15 : CHANGE * size * scope.effectOf(now, then);
  return {
    kind: 'change',
    fact,
    before,
    period,
    way,
    strength: strengthOf(now, then),
    row: scope.ownerOf(fact),
    effect,
  };
}

function strengthOf(now: number, then: number): Strength {
  const gap = gapBetween(now, then);
  if (now * then < 0) return 'plain';
  return gap <= SLIGHT ? 'slight' : gap >= STRONG ? 'strong' : 'plain';
}

function measureOf(
  fact: Fact,
  by: Fact,
  role: MeasureClaim['role'],
  { name, left, better, planned }: FactComparison,
  scope: Scope,
): MeasureClaim {
  const [value, bar] = [fact.number ?? 0, by.number ?? 0];
  const side: Side = value > bar ? 'above' : value < bar ? 'below' : 'level';
  const good =
    left !== undefined && side === 'below'
      ? null
      : goodness({ ...fact, better: (role === 'record' && better) || (fact.better ?? better ?? null) }, role, side);
  // In a race the winner is the news; a record that still stands comes later.
  const weight =
    scope.isPlaced(fact) && (role === 'benchmark' || (role === 'record' && good !== true)) ? BEHIND_PLACE : 1;
  const gap = scope.effectOf(value, bar);
  return {
    kind: 'measure',
    role,
    fact,
    by,
    byName: name === null ? null : { key: name, form: 'full' },
    side,
    good,
    planned: planned === true,
    isOneOfSeveral: false,
    row: scope.ownerOf(fact),
    effect: weight * WEIGHT[role](side, good, gap),
  };
}

/** An exceeded limit or a broken record is news whatever its size; a target, the more the further it was missed or passed. */
const WEIGHT: Readonly<Record<MeasureClaim['role'], (side: Side, good: boolean | null, gap: number) => number>> = {
  limit: (side, _, gap) => (side === 'above' ? 0.9 + gap / 10 : 0.35),
  record: (side, good, gap) => (good === true ? 0.9 + gap / 10 : side === 'level' ? 0.8 : 0.3),
  target: (side, good, gap) => (side === 'level' ? 0.4 : (good === false ? 0.6 : 0.5) + gap * 0.35),
  benchmark: (_, __, gap) => 0.3 + gap * 0.4,
};

/** Whether the side is good news. Race times are better short; limits are there to be kept. */
function goodness(fact: Fact, role: MeasureClaim['role'], side: Side): boolean | null {
  if (side === 'level') return role === 'target' ? true : null;
  const better = fact.better ?? (fact.form === 'stopwatch' ? 'down' : null);
  if (better !== null) return (side === 'above') === (better === 'up');
  if (role === 'limit') return side === 'below';
  return role === 'record' && fact.kind !== 'duration' ? side === 'above' : null;
}

/** Claims from figures that are changes themselves. */
export function movementClaims(scope: Scope): MovementClaim[] {
  return scope.pack.changes.flatMap(({ key, of }): MovementClaim[] => {
    const fact = scope.fact(key);
    if (!fact || fact.number === null || scope.inTable(fact)) return [];
    const size = fact.kind === 'percent' ? Math.abs(fact.number) / 100 : 0.05;
    const effect = fact.sign === 0 ? 0.1 : size / (size + 0.1);
    return [{ kind: 'movement', fact, of: scope.fact(of), way: wayFrom(fact.sign), effect }];
  });
}

function wayFrom(difference: number): Way {
  return difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat';
}

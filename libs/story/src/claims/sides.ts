import { isRank } from '@app/facts';
import type { NamedFigure, PartsClaim, SidesClaim } from '../claim';
import type { Scope } from '../scope';

/** Points may be season totals, which decide no match. */
const SEASON = /^(?:points|pts)$/;

/** Claims about both sides of a match or of a trial; quarters and halves are left to charts. */
export function sidesClaims(scope: Scope): SidesClaim[] {
  const { sides } = scope.pack;
  if (!sides) return [];
  return sides.pairs.flatMap(({ figures, score, stretch }): SidesClaim[] => {
    const [ours, theirs] = figures.map((key, index): NamedFigure | null => {
      const fact = scope.fact(key);
      const name = sides.names[index];
      return fact && name ? { name: { key: name, form: 'full' }, fact } : null;
    });
    if (!ours || !theirs || stretch || isRank(ours.fact)) return [];
    const [a, b] = [ours.fact.number ?? 0, theirs.fact.number ?? 0];
    const meet = sides.kind !== 'variants';
    const [ahead, behind] = meet && b > a ? [theirs, ours] : [ours, theirs];
    const effect = score ? 1 : 0.3 + scope.effectOf(Math.max(a, b), Math.min(a, b)) * 0.3;
    const won = score && !ours.fact.words.some((word) => SEASON.test(word));
    return [{ kind: 'sides', ahead, behind, level: a === b, meet, won, effect }];
  });
}

/** Claims about the parts of a whole outside tables, if their labels differ. */
export function partsClaims(scope: Scope): PartsClaim[] {
  // Quarters add up to the score too, but say little.
  const ofSides = new Set(scope.pack.sides?.pairs.flatMap(({ figures }) => figures));
  return scope.pack.parts.flatMap(({ whole: key, parts, table }): PartsClaim[] => {
    if (table !== null || parts.some((part) => ofSides.has(part))) return [];
    const facts = parts.flatMap((part) => scope.fact(part) ?? []);
    const [largest, next] = [...facts].sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
    // What each row of a list is made of is nobody's in particular.
    if (!largest || !next || scope.rowOf(largest) || new Set(facts.map(({ label }) => label)).size < facts.length)
      return [];
    if (largest.number === next.number || facts.some(({ number }) => (number ?? -1) < 0)) return [];
    const whole = scope.fact(key);
    const named = (fact: typeof largest): NamedFigure => ({ name: { key: fact.key, form: 'label' }, fact });
    return [{ kind: 'parts', largest: named(largest), next: named(next), whole, effect: 0.3 }];
  });
}
